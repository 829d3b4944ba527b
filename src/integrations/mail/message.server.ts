import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mailer.server.ts'

const ADDRESS = /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+$/u

/** One bare address and nothing else: no list, no name, no second line. */
export const isMailAddress = (text: string) => ADDRESS.test(text)

/**
 * What every mailer sends for a mail, in nodemailer's terms.
 * @param from as `Praça <nao-responda@praca.example>`
 */
export function compose(
  from: string,
  { to, replyTo, subject, html, text, unsubscribe }: Mail,
): SendMailOptions {
  if (!isMailAddress(to)) throw new Error('the recipient is not one mail address')
  return {
    from,
    to,
    ...(replyTo && { replyTo }),
    subject,
    html,
    text,
    // Keeps absence notices from answering (RFC 3834).
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}
