import { createHmac } from 'node:crypto'

/**
 * The header by which a receiver knows that we sent it, and when: `t=<seconds>,v1=<hex>`, where `v1` is the
 * HMAC-SHA256 of `<seconds>.<body>`. After an exchange of the secret there is one `v1` for each.
 */
export const signatureOf = (body: string, secrets: string[], at = new Date()): string => {
  const seconds = Math.floor(at.getTime() / 1000)
  const signed = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  )
  return [`t=${seconds}`, ...signed].join(',')
}
