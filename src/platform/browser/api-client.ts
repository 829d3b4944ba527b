import type { Failure, FailureReason } from '../wire.ts'
import { SECURE_XSRF_COOKIE, XSRF_COOKIE, XSRF_HEADER } from '../xsrf.ts'
import { showAlert } from './alerts.ts'
import { askConfirmation, lacksSecondFactor } from './confirmation.ts'
import { trackRequest } from './pending-requests.ts'
import { endStoredLogin, readToken } from './stored-user.ts'
import { sendUpload } from './upload-request.ts'

/** A call that the server refused or that never arrived. */
export class ApiError extends Error {
  constructor(
    /** HTTP status; 0 when there was no answer. */
    readonly status: number,
    message: string,
    readonly fields: Record<string, string> = {},
    /** What can be done about it. */
    readonly reason?: FailureReason,
  ) {
    super(message)
  }
}

/** What most calls answer. */
export interface Answer<T> {
  data: T
  /** For the person, in Portuguese, or ''. */
  message: string
}

/** What a call tells of the files that it sends, and how it is called back. */
export interface Upload {
  signal: AbortSignal
  /** @param sent from 0 to 1 */
  onProgress(sent: number): void
}

interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON, or as it is when it is form data. */
  body?: unknown
  signal?: AbortSignal
  /** Lets the call finish after the page is left. */
  keepalive?: boolean
  /** No alert when it fails, or when it fails for this reason: nobody waits for it, or its screen says so itself. */
  quiet?: boolean | FailureReason
  /** Sent as a visitor, also while a person is logged in: for what begins a login. */
  anonymous?: boolean
  /** Called with how much of the body is on its way, from 0 to 1: for large files. */
  onProgress?(sent: number): void
  /** Sent in place of what is stored: of a login that this browser has already forgotten. */
  token?: string
}

const NO_ANSWER = 'Erro ao executar requisição'

const readCookie = (name: string) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** On its way: calls that begin together share it, as each answer would replace the cookie of the other. */
let asked: Promise<unknown> | undefined

/** Pages come from shared caches and set no cookie: the first call that changes something asks for it. */
async function xsrfToken(): Promise<string> {
  const isSecure = location.protocol === 'https:'
  const known = readCookie(isSecure ? SECURE_XSRF_COOKIE : XSRF_COOKIE)
  if (known) return known
  asked ??= fetch('/v1/xsrf').finally(() => {
    asked = undefined
  })
  await asked
  return readCookie(SECURE_XSRF_COOKIE) ?? readCookie(XSRF_COOKIE) ?? ''
}

async function send(path: string, token: string | null, options: CallOptions) {
  const { method = 'GET', body, signal, keepalive, onProgress } = options
  const headers = new Headers()
  if (token) headers.set('token', token)
  if (method !== 'GET') headers.set(XSRF_HEADER, await xsrfToken())
  const isForm = body instanceof FormData
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json')
  const payload = isForm ? body : body === undefined ? undefined : JSON.stringify(body)
  if (onProgress && payload !== undefined)
    return sendUpload(path, { method, headers, body: payload, signal, onProgress })
  return fetch(path, { method, headers, body: payload, signal, keepalive })
}

/** A token that is refused is that of a session that is over: the login here ends with it. */
function endSession() {
  endStoredLogin()
  showAlert('info', 'Sua sessão terminou. Entre de novo.')
}

/**
 * Calls the API of this site. A failure is shown as an alert and thrown. Where the person has to
 * confirm first who they are, the call is repeated after that.
 * @param path with its query, as `/v1/comments?id=…`
 * @param read what is made of an answer; of a file, not what JSON says
 * @returns the whole JSON answer, as its schema in the feature says
 * @throws ApiError
 */
export async function callApi<T>(
  path: string,
  options: CallOptions = {},
  read: (response: Response) => Promise<T> = (response) => response.json(),
): Promise<T> {
  const token = options.anonymous ? null : (options.token ?? readToken())
  try {
    const response = await trackRequest(send(path, token, options))
    if (response.ok) return await read(response)
    const failure = (await response.json().catch(() => ({}))) as Partial<Failure>
    throw new ApiError(response.status, failure.error || NO_ANSWER, failure.fields, failure.reason)
  } catch (error) {
    if (options.signal?.aborted) throw error
    const failure = error instanceof ApiError ? error : new ApiError(0, NO_ANSWER)
    const sessionIsOver = token !== null && failure.status === 401
    // Announced once: calls that were refused together find the token gone.
    if (sessionIsOver && readToken() === token) endSession()
    if (failure.reason === 'secondFactor') lacksSecondFactor.set(() => true)
    if (failure.reason === 'confirmation' && (await askConfirmation()))
      return callApi(path, options, read)
    // Most reasons are the business of a dialog.
    const isAlert = !failure.reason || failure.reason === 'unconfirmed'
    const isQuiet = options.quiet === true || (failure.reason && options.quiet === failure.reason)
    if (!isQuiet && !sessionIsOver && isAlert) showAlert('error', failure.message)
    throw failure
  }
}

/** The same for calls of which only the data matter. @throws ApiError */
export const callData = async <T>(path: string, options?: CallOptions): Promise<T> =>
  (await callApi<Answer<T>>(path, options)).data
