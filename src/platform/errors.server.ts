/**
 * A failure that the caller is told about: its HTTP status, a sentence in Portuguese, and, where
 * single fields are to blame, a sentence for each. Anything else that is thrown is a defect (500).
 */
export class AppError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503,
    message: string,
    readonly fields?: Record<string, string>,
  ) {
    super(message)
  }
}

/** Refuses for a while what was tried too often. */
export class TooManyAttempts extends AppError {
  constructor(readonly retryAfterSeconds: number) {
    const minutes = Math.ceil(retryAfterSeconds / 60)
    const wait = minutes === 1 ? '1 minuto' : `${minutes} minutos`
    super(429, `Muitas tentativas. Tente de novo em ${wait}.`)
  }
}

/** @param what the thing with its article and gender, as 'Software não encontrado.' */
export const notFound = (what: string) => new AppError(404, what)
