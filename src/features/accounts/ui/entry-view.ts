import type { EntryView } from '#/platform/browser/entry.ts'
import type { LoginAnswer, SignUp } from '../schema.ts'

/** A login, as it is sent. @param codigo of the second factor */
export type Send = (codigo?: string) => Promise<LoginAnswer>

/** What every view of the way in is given. */
export interface EntryViewProps {
  /** E-mail address typed in another view, or ''. */
  email: string
  /** Whether the person came to offer something. */
  register: boolean
  /** Why a login is asked for, where that is said in words of its own; else ''. */
  reason: string
  /** The site's at Google; '' where that login is not offered. */
  googleClientId: string
  /** The sign-up whose mail is on its way, as it was sent. */
  sent: SignUp | null
  /** Shows another view; the address goes along. */
  show(view: EntryView, email: string): void
  /** Google's token, of a login that asks for the account's password once; '' for none. */
  googleToken: string
  onGooglePasswordAsked(idToken: string): void
  onSignUp(request: SignUp): void
  /**
   * Logs in, and asks for the code of a second factor where there is one.
   * @param send with the code, once that is known
   * @throws ApiError where the login is refused without asking for a code
   */
  enter(send: Send): Promise<void>
}
