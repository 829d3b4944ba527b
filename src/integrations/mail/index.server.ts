import type { Env } from '#/platform/server/env.server.ts'
import { CountedMailer } from './mailer.server.ts'
import { openOutbox, outboxFolder } from './outbox.server.ts'
import { openSmtp } from './smtp.server.ts'

/** The configured mailer: a server where SMTP_URL names one, else files in DATA_DIR/outbox. */
export function openMailer(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>): CountedMailer {
  return new CountedMailer(
    env.SMTP_URL
      ? openSmtp(env.SMTP_URL, env.MAIL_FROM)
      : openOutbox(outboxFolder(env), env.MAIL_FROM),
  )
}
