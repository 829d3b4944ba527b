import { isLoopback } from '#/platform/server/loopback.server.ts'
import type { Mailer } from './mailer.server.ts'
import { compose } from './message.server.ts'

/** A server that says nothing for this long is taken for dead. */
const TIMEOUT_MS = 10_000

/**
 * Mail through an SMTP server, over a connection of its own for each message. Jobs send a few at a
 * time: a pool would save some milliseconds of them, and bring connections that went stale and that
 * somebody must close.
 * @param url `smtp://user:password@host:587` (STARTTLS where offered) or `smtps://…` (TLS from the
 * start). Its parameters are nodemailer's options and win over those here.
 * @param from as `Praça <nao-responda@praca.example>`
 */
export function openSmtp(url: string, from: string): Mailer {
  const { hostname, password } = new URL(url)
  const options = {
    url,
    // A password leaves this machine encrypted or not at all.
    requireTLS: password !== '' && !isLoopback(hostname),
    dnsTimeout: TIMEOUT_MS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  }
  return {
    send: async (mail) => {
      const { createTransport } = await import('nodemailer')
      await createTransport(options).sendMail(compose(from, mail))
    },
  }
}
