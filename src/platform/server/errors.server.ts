import type { FailureReason } from '#/platform/wire.ts'

export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503

/**
 * A failure that the caller gets to know: its HTTP status, a sentence in Portuguese, and, where
 * single fields are to blame, a sentence for each. Anything else that is thrown is a defect (500).
 * A reason is for programs, where they can do something about it.
 */
export class AppError extends Error {
  constructor(
    readonly status: FailureStatus,
    message: string,
    readonly fields?: Record<string, string>,
    readonly reason?: FailureReason,
  ) {
    super(message)
  }
}

/** What is said of a limit that was reached, in sentences. */
interface TooMany {
  attempts?: number
  /** What there was too much of. */
  reason?: string
  /** What a person can do instead of waiting. */
  advice?: string
}

/** Refuses for a while what was tried too often. */
export class TooManyAttempts extends AppError {
  /** How many there may be, none of which is left; undefined where that is no one number. */
  readonly attempts: number | undefined

  constructor(
    readonly retryAfterSeconds: number,
    /** Name of the limit, for the log. */
    readonly limit?: string,
    { attempts, reason = 'Muitas tentativas.', advice = '' }: TooMany = {},
  ) {
    const wait = `Tente de novo em ${waitInWords(retryAfterSeconds)}.`
    super(429, `${reason} ${wait} ${advice}`.trimEnd())
    this.attempts = attempts
  }
}

function waitInWords(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  if (minutes === 1) return '1 minuto'
  return minutes <= 90 ? `${minutes} minutos` : `${Math.ceil(minutes / 60)} horas`
}

/** Refuses for a moment what there is no room for now. */
export class Busy extends AppError {
  constructor(
    readonly retryAfterSeconds: number,
    message: string,
  ) {
    super(503, message)
  }
}

const AWAY_RETRY_SECONDS = 2

/** What is said where the database, or another part, cannot be asked now. */
export const unavailable = () =>
  new Busy(
    AWAY_RETRY_SECONDS,
    'Não foi possível atender agora. Nada foi perdido: tente de novo em instantes.',
  )

/** @param what the thing with its article and gender, as 'Software não encontrado.' */
export const notFound = (what: string) => new AppError(404, what)
