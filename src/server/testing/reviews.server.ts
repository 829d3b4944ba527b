import {
  averageOf,
  giveOffer,
  giveVendor,
  linkOffer,
  makeOffer,
  makeVendor,
} from '#/db/factories/index.ts'
import type { CacheTag } from '#/platform/server/page-cache.server.ts'
import { type Person, testApi } from './api.server.ts'
import { watchPages } from './pages.server.ts'

type Target = { id: string }

/** The API, and the calls about reviews, for tests that say who makes them. */
export function testReviews() {
  const api = testApi()
  const { person, admin } = api
  const db = () => api.platform.db

  const people = (count: number) => Promise.all(Array.from({ length: count }, () => person()))

  const write = (who: Person, target: Target, review: object = {}) =>
    api.send('POST', '/v1/comment', {
      token: who.token,
      payload: { softwareId: target.id, userId: who.id, rating: 4, comment: 'Bom.', ...review },
    })

  const call = (method: 'POST' | 'DELETE', path: string, who?: Person, payload?: object) =>
    api.send(method, path, { token: who?.token, payload })

  return {
    api,
    person,
    people,
    write,
    averageOf: (target: Target) => averageOf(db(), target.id),
    admin,
    /** A review that is there. @returns its id */
    written: async (who: Person, target: Target, review: object = {}): Promise<string> => {
      const { status, body } = await write(who, target, review)
      if (status !== 200) throw new Error(`A review was refused: ${status} ${body.error}`)
      return body.data.review._id
    },
    mine: (who: Person, target: Target) =>
      api.get(`/v1/comment/mine?softwareId=${target.id}`, who.token),
    listed: async (target: Target) => (await api.get(`/v1/comments?id=${target.id}`)).body.data,
    remove: (id: string, who?: Person) => call('DELETE', `/v1/comment/${id}`, who),
    report: (id: string, who?: Person, payload: object = { reason: 'falsa' }) =>
      call('POST', `/v1/comment/${id}/report`, who, payload),
    reply: (id: string, who?: Person, text = 'Obrigado!') =>
      call('POST', `/v1/comment/${id}/reply`, who, { text }),
    removeReply: (id: string, who?: Person) => call('DELETE', `/v1/comment/${id}/reply`, who),
    decide: (id: string, decision: 'keep' | 'hide' | 'restore', who?: Person, payload?: object) =>
      call(
        'POST',
        `/v1/admin/reviews/${id}/${decision}`,
        who,
        payload ?? (decision === 'hide' ? { reason: 'Ofende pessoas.' } : undefined),
      ),
    queue: (who: Person | undefined, parameters: Record<string, string> = {}) =>
      api.get(`/v1/admin/reviews?${new URLSearchParams(parameters)}`, who?.token),
    administer: (who: Person, vendor: Target) => giveVendor(db(), vendor.id, who.id),
    own: (who: Person, offer: Target) => giveOffer(db(), offer.id, who.id),
    /** An offer and the supplier that sells it. */
    sold: async (kind: 'software' | 'service' = 'software', vendor: object = {}) => {
      const seller = await makeVendor(db(), vendor)
      const offer = await makeOffer(db(), { kind })
      await linkOffer(db(), seller.id, offer.id)
      return { offer, seller }
    },
    watchPages: (tags: CacheTag[]) => watchPages(api.platform, tags),
  }
}
