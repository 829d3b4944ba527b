import type { EntryView } from '#/platform/browser/entry.ts'
import type { LoginAnswer, SignUp } from '../schema.ts'

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
  onSignUp(request: SignUp): void
  onLogin(answer: LoginAnswer): void
}
