import { makeArticle } from '#/db/factories/index.ts'
import { auditTrailOf } from '#/platform/server/audit.server.ts'
import type { CacheTag } from '#/platform/server/page-cache.server.ts'
import { type Person, testApi } from './api.server.ts'
import { watchPages } from './pages.server.ts'

/** What a form of the desk sends, complete enough to be published. */
const ITEM = {
  type: 'Article',
  headline: 'Como escolher um ERP',
  company: 'Redação',
  comment: '<p>Comece pelo que dói.</p>',
  situacao: 'publicado',
}

/** A body with one file, as browsers send it. */
export function oneFile(name: string, content: Buffer, filename = 'foto.jpg') {
  const boundary = 'one-file'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: image/jpeg\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

/** The API, and the calls of the desk of news, for tests that say who makes them. */
export function testNews() {
  const api = testApi()
  const { person, admin } = api
  const desk = (method: 'POST' | 'PUT' | 'DELETE', path: string, who?: Person, payload?: object) =>
    api.send(method, `/v1/admin/news${path}`, { token: who?.token, payload })

  return {
    api,
    person,
    admin,
    make: (overrides: Parameters<typeof makeArticle>[1] = {}) =>
      makeArticle(api.platform.db, overrides),
    listed: (who?: Person, parameters: Record<string, string> = {}) =>
      api.get(`/v1/admin/news?${new URLSearchParams(parameters)}`, who?.token),
    read: (who: Person | undefined, id: string) => api.get(`/v1/admin/news/${id}`, who?.token),
    add: (who: Person | undefined, item: object = {}) =>
      desk('POST', '', who, { ...ITEM, ...item }),
    change: (who: Person | undefined, id: string, item: object) =>
      desk('PUT', `/${id}`, who, { ...ITEM, ...item }),
    unpublish: (who: Person | undefined, id: string) => desk('POST', `/${id}/unpublish`, who),
    remove: (who: Person | undefined, id: string) => desk('DELETE', `/${id}`, who),
    preview: (who: Person | undefined, comment: string) =>
      desk('POST', '/preview', who, { comment }),
    upload: (who: Person | undefined, picture: Buffer) =>
      api.send('POST', '/v1/admin/news/pictures', {
        token: who?.token,
        ...oneFile('imagem', picture),
      }),
    /** Whether visitors find an item. */
    isPublic: async (id: string) => (await api.get(`/v1/newsarticle?id=${id}`)).status === 200,
    trailOf: async (id: string) =>
      (await auditTrailOf(api.platform.db, 'article', [id])).map(({ actor, action, detail }) => ({
        actorId: actor?.id,
        action,
        detail,
      })),
    watchPages: (tags: CacheTag[]) => watchPages(api.platform, tags),
  }
}
