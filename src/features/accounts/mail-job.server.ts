import { HOUR_MS } from '#/domain/durations.ts'
import { type Composed, mailJob } from '#/integrations/mail/mail-job.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { hashSecret, newSecret } from '#/platform/server/secrets.server.ts'
import {
  accountRemovalLetter,
  alreadyRegisteredLetter,
  type GoogleChange,
  googleLetter,
  passwordChangedLetter,
  resetPasswordLetter,
  validateEmailLetter,
} from './letters.server.ts'
import * as repository from './repository.server.ts'
import { type SecondFactorChange, secondFactorLetter } from './second-factor/letters.server.ts'
import { secondFactorOf } from './second-factor/repository.server.ts'

const VALIDATION_HOURS = 24
const RESET_HOURS = 1

/** What the mails of accounts are about. No secret is kept in the queue. */
export type AccountMail =
  | { kind: 'validateEmail'; id: string; email: string }
  | { kind: 'resetPassword' | 'alreadyRegistered'; email: string }
  | { kind: 'passwordChanged'; userId: string; googleEnded?: boolean }
  | { kind: 'accountRemoval'; userId: string }
  | { kind: 'google'; change: GoogleChange; userId: string }
  | { kind: 'secondFactor'; change: SecondFactorChange; userId: string }

/** Mails about an account. A mail server that is down for days loses none. */
export const accountMail = mailJob<AccountMail>({
  name: 'account-mail',
  retry: { times: 15, firstDelaySeconds: 15 },
  compose,
})

/**
 * Secrets are made here, when the mail goes out: until then nothing could be read from the database
 * that opens an account. A second attempt makes another one.
 * @returns undefined when there is nobody to write to (any more)
 */
async function compose({ db, env }: Platform, mail: AccountMail): Promise<Composed | undefined> {
  switch (mail.kind) {
    case 'validateEmail': {
      const { token, row } = secret(VALIDATION_HOURS)
      const signUp = await repository.armSignUp(db, mail, row)
      if (!signUp) return undefined
      const url = `${env.PUBLIC_URL}/authvalidation/${token}`
      return { to: signUp.email, letter: validateEmailLetter(signUp, url) }
    }
    case 'resetPassword': {
      const account = await repository.accountNamed(db, mail.email)
      if (!account || account.blockedAt) return undefined
      const { token, row } = secret(RESET_HOURS)
      await repository.insertVerification(db, {
        ...row,
        purpose: 'password_reset',
        userId: account.id,
      })
      const url = `${env.PUBLIC_URL}/changepassword/${token}`
      return { to: account.email, letter: resetPasswordLetter(account, url) }
    }
    case 'alreadyRegistered': {
      const account = await repository.accountNamed(db, mail.email)
      const url = `${env.PUBLIC_URL}/recuperar-senha`
      return account && { to: account.email, letter: alreadyRegisteredLetter(account, url) }
    }
    case 'passwordChanged': {
      const account = await repository.accountById(db, mail.userId)
      const url = `${env.PUBLIC_URL}/recuperar-senha`
      if (!account) return undefined
      const letter = passwordChangedLetter(account, url, mail.googleEnded ?? false)
      return { to: account.email, letter }
    }
    case 'google': {
      const account = await repository.accountById(db, mail.userId)
      const url = `${env.PUBLIC_URL}/recuperar-senha`
      return account && { to: account.email, letter: googleLetter(account, mail.change, url) }
    }
    case 'accountRemoval': {
      const account = await repository.accountById(db, mail.userId)
      if (!account?.deletionRequestedAt) return undefined
      const letter = accountRemovalLetter(account, account.deletionRequestedAt, env.PUBLIC_URL)
      return { to: account.email, letter }
    }
    case 'secondFactor': {
      const account = await repository.accountById(db, mail.userId)
      if (!account) return undefined
      const codesLeft = (await secondFactorOf(db, mail.userId))?.codesLeft ?? 0
      const url = `${env.PUBLIC_URL}/recuperar-senha`
      return { to: account.email, letter: secondFactorLetter(account, mail.change, codesLeft, url) }
    }
  }
}

function secret(hours: number) {
  const token = newSecret()
  return {
    token,
    row: { tokenHash: hashSecret(token), expiresAt: new Date(Date.now() + hours * HOUR_MS) },
  }
}
