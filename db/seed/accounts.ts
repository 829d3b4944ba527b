export const DEMO_EMAILS = {
  user: 'usuario@demo.praca',
  supplier: 'fornecedor@demo.praca',
  admin: 'admin@demo.praca',
} as const

const PASSWORD = 'praca123'

/** Accounts of the embedded demonstration, for whoever starts it to log in with. */
export const DEMO_ACCOUNTS = Object.values(DEMO_EMAILS).map((email) => ({
  email,
  password: PASSWORD,
}))
