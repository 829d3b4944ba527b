import { Secret, TOTP } from 'otpauth'

/** Bytes of a secret, as RFC 4226 recommends. */
const SECRET_BYTES = 20
/** Periods of 30 s that an app's clock may be ahead or behind. */
const WINDOW = 1

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Praça', label, secret: Secret.fromBase32(secret) })

/** A new secret to share with an app, in base 32. */
export const newTotpSecret = () => new Secret({ size: SECRET_BYTES }).base32

/** The address that an app reads from a QR code. @param label under which it lists the account */
export const totpAddress = (secret: string, label: string) => totpOf(secret, label).toString()

/** The number of the period whose code this is; null for a code of no period near now. */
export function stepOf(secret: string, code: string): number | null {
  const timestamp = Date.now()
  const totp = totpOf(secret)
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
