/** A message to one person, in both forms that mail programs show. */
export interface Mail {
  /** One bare address, as `ana@empresa.com.br`. */
  to: string
  /** Where an answer goes; unset means nowhere. */
  replyTo?: string | undefined
  subject: string
  html: string
  text: string
  /** Of letters that come again and again: where a mail program ends them by one POST (RFC 8058). */
  unsubscribe?: string
}

export interface Mailer {
  /**
   * Hands a message over, once: a caller who must be sure tries again.
   * @throws Error when it was not accepted, or when `to` is not one address
   */
  send(mail: Mail): Promise<void>
}
