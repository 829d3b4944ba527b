import {
  categoriesOf,
  giveOffer,
  makeCategory,
  makeOffer,
  makeOffersOf,
  textsOf,
} from '#/db/factories/index.ts'
import { auditTrailOf } from '#/platform/server/audit.server.ts'
import type { CacheTag } from '#/platform/server/page-cache.server.ts'
import { type Person, testApi } from './api.server.ts'
import { watchPages } from './pages.server.ts'

type Offer = Awaited<ReturnType<typeof makeOffer>>

/** The API, and the calls about categories, for tests that say who makes them. */
export function testCategories() {
  const api = testApi()
  const { person, admin } = api
  const desk = (method: 'POST' | 'PUT', path: string, who?: Person, payload?: object) =>
    api.send(method, `/v1/admin/categories${path}`, { token: who?.token, payload })

  return {
    api,
    person,
    admin,
    make: (overrides: Parameters<typeof makeCategory>[1] = {}) =>
      makeCategory(api.platform.db, overrides),
    offer: (overrides: Parameters<typeof makeOffer>[1] = {}) =>
      makeOffer(api.platform.db, overrides),
    /** Many offers that have only this category. */
    manyOffers: (category: { id: string; name: string }, count: number) =>
      makeOffersOf(api.platform.db, category, count),
    own: (who: Person, offer: Offer) => giveOffer(api.platform.db, offer.id, who.id),
    /** Changes a software, whose form is filled in but for what is given. */
    change: (who: Person, offer: Offer, change: object) =>
      api.send('PUT', '/v1/software', {
        token: who.token,
        payload: {
          _id: offer.id,
          tipo: 'Software',
          name: offer.name,
          fabricante: 'Fabricante',
          comercializadoPor: 'Fabricante',
          slogan: 'Para o dia a dia.',
          description: 'Faz o que promete.',
          ...change,
        },
      }),
    categoriesOf: (offer: Offer) => categoriesOf(api.platform.db, offer.id),
    textsOf: (categoryId: string) => textsOf(api.platform.db, categoryId),
    trailOf: async (id: string, subject = 'category') =>
      (await auditTrailOf(api.platform.db, subject, [id])).map(({ actor, ...entry }) => ({
        ...entry,
        actorId: actor?.id,
      })),
    watchPages: (tags: CacheTag[]) => watchPages(api.platform, tags),
    /** Names of the active categories that are found. */
    found: async (parameters: Record<string, string> | [string, string][]): Promise<string[]> => {
      const query = new URLSearchParams(parameters)
      const { status, body } = await api.get(`/v1/category/search?${query}`)
      if (status !== 200) throw new Error(`The search was refused: ${status} ${body.error}`)
      return body.data.map(({ name }: { name: string }) => name)
    },
    suggest: (name: string, who?: Person, change: object = {}) =>
      api.send('POST', '/v1/category', {
        token: who?.token,
        payload: { name, tipo: 'Software', ...change },
      }),
    listed: (who?: Person, parameters: Record<string, string> = {}) =>
      api.get(`/v1/admin/categories?${new URLSearchParams(parameters)}`, who?.token),
    suggestions: (who?: Person) =>
      api.get('/v1/admin/categories/suggestions?limit=100', who?.token),
    add: (who: Person | undefined, category: object) => desk('POST', '', who, category),
    edit: (who: Person | undefined, id: string, category: object) =>
      desk('PUT', `/${id}`, who, category),
    turn: (who: Person | undefined, id: string, which: 'activate' | 'deactivate') =>
      desk('POST', `/${id}/${which}`, who),
    merge: (who: Person | undefined, id: string, targetId: string) =>
      desk('POST', `/${id}/merge`, who, { targetId }),
    approve: (who: Person | undefined, id: string, category: object) =>
      desk('POST', `/suggestions/${id}/approve`, who, category),
    refuse: (who: Person | undefined, id: string, reason = 'Já há uma parecida.') =>
      desk('POST', `/suggestions/${id}/refuse`, who, { reason }),
  }
}
