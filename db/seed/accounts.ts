import { DEMO_DOMAIN } from '#/domain/demonstration.ts'

export const DEMO_EMAILS = {
  user: `usuario@${DEMO_DOMAIN}`,
  supplier: `fornecedor@${DEMO_DOMAIN}`,
  admin: `admin@${DEMO_DOMAIN}`,
} as const

const PASSWORD = 'praca123'

/** Accounts of the embedded demonstration, shown to the person who starts it. */
export const DEMO_ACCOUNTS = Object.values(DEMO_EMAILS).map((email) => ({
  email,
  password: PASSWORD,
}))
