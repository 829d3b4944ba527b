/** Limits of what people write about themselves. */
export const NAME_MIN = 2
export const NAME_MAX = 60
export const USERNAME_MIN = 2
export const USERNAME_MAX = 40
export const PASSWORD_MIN = 6
/** Long enough for any sentence; hashing more would only cost time. */
export const PASSWORD_MAX = 200
export const EMAIL_MAX = 254

/** How a username is compared and stored. Wire: `plataformName`. */
export const normaliseUsername = (username: string) => username.trim().toLowerCase()

/** How an e-mail address is compared and stored. */
export const normaliseEmail = (email: string) => email.trim().toLowerCase()

/**
 * The mailbox that an address leads to, as letters to it are counted: what stands after '+' is its
 * owner's, and so are the dots and the other name of Gmail (RFC 5233 for the first).
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/, '')
  const domain = email.slice(at + 1)
  return /^g(oogle)?mail\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`
}

/** Handles stand in addresses and after '@': letters without accents, digits, dot, hyphen, underline. */
export const USERNAME_PATTERN = /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/
