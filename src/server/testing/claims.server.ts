import { beforeEach, expect } from 'vitest'
import { makeVendor } from '#/db/factories/index.ts'
import { type Person, testApi } from './api.server.ts'

type Company = Pick<Awaited<ReturnType<typeof makeVendor>>, 'razaoSocial' | 'cnpj'>

/** The API, and the steps of taking over a supplier's page, for tests that begin after them. */
export function testClaims() {
  const api = testApi()
  const { person } = api
  let n = 0
  /** Each test comes from an address of its own: requests are counted by address. */
  let remoteAddress = ''
  beforeEach(() => {
    n += 1
    remoteAddress = `10.7.${Math.floor(n / 250)}.${n % 250}`
  })

  const lastMailTo = (email: string) => api.mails.findLast(({ to }) => to === email)

  /** The secret of the last link to a mailbox. */
  async function linkMailedTo(email: string): Promise<string> {
    expect(await api.platform.jobs.runWaiting()).toEqual([])
    return /\/request-access\/([\w-]+)/.exec(lastMailTo(email)?.text ?? '')?.[1] ?? ''
  }

  const ask = (who: Person, page: Company, email: string, options: object = {}) =>
    api.send('POST', `/v1/vendor/solicitarAcesso/${who.id}`, {
      token: who.token,
      payload: { razaoSocial: page.razaoSocial, cnpj: page.cnpj, email },
      remoteAddress,
      ...options,
    })

  const prove = (secret: string, token?: string) =>
    api.get(`/v1/vendor/validarAcesso/${secret}`, token)

  return {
    api,
    ask,
    prove,
    lastMailTo,
    linkMailedTo,
    person,
    /** A page that nobody keeps yet, of a company with a site at a domain of its own. */
    unclaimed: async (overrides: Parameters<typeof makeVendor>[1] = {}) => {
      n += 1
      const domain = `empresa${n}.com.br`
      const own = { isAssociated: false, site: `https://www.${domain}` }
      return { ...(await makeVendor(api.platform.db, { ...own, ...overrides })), domain }
    },
    /** A request whose mailbox is proven, as the answer has it. */
    proven: async (who: Person, page: Company, email: string) => {
      expect((await ask(who, page, email)).status).toBe(200)
      const { status, body } = await prove(await linkMailedTo(email), who.token)
      expect(status).toBe(200)
      return body.data as { status: string; requestId: string; vendorId: string }
    },
  }
}
