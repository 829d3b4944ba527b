import { hashPassword } from '#/features/accounts/passwords.server.ts'
import { DEMO_ACCOUNTS } from './accounts.ts'

/** Ways to log in for those of the planned people who are accounts of the demonstration. */
export async function demoCredentials(users: { id?: string; email: string }[]) {
  const rows = DEMO_ACCOUNTS.map(async ({ email, password }) => {
    const userId = users.find((user) => user.email === email)?.id
    if (!userId) throw new Error(`${email} is not among the planned people.`)
    return {
      userId,
      providerId: 'credential',
      accountId: userId,
      password: await hashPassword(password),
    }
  })
  return Promise.all(rows)
}
