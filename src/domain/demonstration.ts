/** Domain of the accounts of the demonstration, whose password everybody knows. */
export const DEMO_DOMAIN = 'demo.praca'

/** @param email in lower case */
export const isDemoAccount = (email: string) => email.endsWith(`@${DEMO_DOMAIN}`)
