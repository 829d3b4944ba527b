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

/** Handles stand in addresses and after '@': letters without accents, digits, dot, hyphen, underline. */
export const USERNAME_PATTERN = /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/
