export const DEMO_EMAILS = {
  user: 'usuario@demo.praca',
  supplier: 'fornecedor@demo.praca',
  admin: 'admin@demo.praca',
} as const

const PASSWORD = 'praca123'

/** Accounts of the embedded demonstration, shown to the person who starts it. */
export const DEMO_ACCOUNTS = Object.values(DEMO_EMAILS).map((email) => ({
  email,
  password: PASSWORD,
}))
