import { giveVendor, type makeUser, makeVendor } from '#/db/factories/index.ts'
import { type Person, testApi } from './api.server.ts'

type User = Awaited<ReturnType<typeof makeUser>>

/** The API, and supplier pages with people who keep them, for tests of the supplier's area. */
export function testArea() {
  const api = testApi()
  const { person, admin } = api
  const put = (vendorId: string, who: Person | undefined, whom: { id: string }, ativo: boolean) =>
    api.send('PUT', `/v1/vendor/${vendorId}/administradores/${whom.id}`, {
      token: who?.token,
      payload: { ativo },
    })
  return {
    api,
    person,
    admin,
    /** A page and those who administer it. */
    pageOf: async (...keepers: User[]) => {
      const vendor = await makeVendor(api.platform.db, { logoKey: 'logos/teste.webp' })
      for (const { id } of keepers) await giveVendor(api.platform.db, vendor.id, id)
      return vendor
    },
    invite: (vendorId: string, who: Person | undefined, ...usuarios: string[]) =>
      api.send('POST', `/v1/vendor/${vendorId}/administradores`, {
        token: who?.token,
        payload: { usuarios },
      }),
    /** What a page sent. */
    sent: async (vendorId: string, who: Person) =>
      (await api.get(`/v1/vendor/${vendorId}/convites`, who.token)).body.data,
    /** What waits for a person's answer. */
    received: async (who: Person) => (await api.get('/v1/convites', who.token)).body.data,
    answer: (id: string, who: Person | undefined, word: 'aceitar' | 'recusar') =>
      api.send('POST', `/v1/convites/${id}/${word}`, { token: who?.token }),
    inactivate: (vendorId: string, who: Person | undefined, whom: { id: string }) =>
      put(vendorId, who, whom, false),
    reactivate: (vendorId: string, who: Person | undefined, whom: { id: string }) =>
      put(vendorId, who, whom, true),
    notifications: async (vendorId: string, who: Person) =>
      (await api.get(`/v1/vendor/${vendorId}/notificacoes`, who.token)).body,
  }
}
