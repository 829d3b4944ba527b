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

/** Counts what becomes of the letters that another mailer is given. */
export class CountedMailer implements Mailer {
  readonly counts = { accepted: 0, refused: 0 }

  constructor(readonly inner: Mailer) {}

  async send(mail: Mail): Promise<void> {
    try {
      await this.inner.send(mail)
    } catch (error) {
      this.counts.refused++
      throw error
    }
    this.counts.accepted++
  }
}
