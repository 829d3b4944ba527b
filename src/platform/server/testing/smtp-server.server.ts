import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface CapturedMail {
  recipients: string[]
  /** The whole message, as it came. */
  message: string
}

interface Behaviour {
  /** What it answers instead of taking a message; of SMTP: 4xx for now, 5xx for ever. */
  refusal?: { status: number; at: 'recipient' | 'message' }
  /** Of its one user, 'praca'; without it anybody may send. */
  password?: string
}

/** A mail server on this machine, without TLS, that keeps what it takes. */
export async function startSmtpServer({ refusal, password }: Behaviour = {}) {
  const captured: CapturedMail[] = []
  const answer = (at: 'recipient' | 'message') =>
    refusal?.at === at
      ? Object.assign(new Error('refused'), { responseCode: refusal.status })
      : null
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: password === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    onAuth: (given, _session, callback) => {
      const isKnown = given.username === 'praca' && given.password === password
      callback(isKnown ? null : new Error('refused'), { user: 'praca' })
    },
    onRcptTo: (_address, _session, callback) => callback(answer('recipient')),
    onData: (stream, { envelope }, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const refused = answer('message')
        if (!refused) {
          captured.push({
            recipients: envelope.rcptTo.map(({ address }) => address),
            message: Buffer.concat(chunks).toString('utf8'),
          })
        }
        callback(refused)
      })
    },
  })
  // A client that goes away in the middle is no failure of the test's server.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    captured,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
