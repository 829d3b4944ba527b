import { describe, expect, it } from 'vitest'
import { makeCategory, makeOffer, makeReview, makeVendor } from '#/db/factories/index.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import { testApi } from '#/server/testing/api.server.ts'

const api = testApi()
const GONE = '0198c0de-0000-7000-8000-000000000000'

const { person } = api
const listed = (token?: string, parameters: Record<string, string> = {}) =>
  api.get(`/v1/admin/audit?${new URLSearchParams(parameters)}`, token)

describe('the audit trail', () => {
  it('is for Admins only', async () => {
    const { token } = await person()
    expect([(await listed()).status, (await listed(token)).status]).toEqual([401, 403])
    const admin = await person({ role: 'admin' })
    expect((await listed(admin.token, { assunto: "a' b" })).status).toBe(400)
    expect((await listed(admin.token, { page: '99999' })).body.data).toEqual([])
  })

  it('tells in words what was decided, where it is, and by whom', async () => {
    const { db } = api.platform
    const admin = await person({ role: 'admin', firstName: 'Rita', lastName: 'Registro' })
    const vendor = await makeVendor(db, { nomeFantasia: 'Casa Um' })
    const offer = await makeOffer(db, { name: 'Oferta Um' })
    const review = await makeReview(db, { offerId: offer.id })
    const category = await makeCategory(db, { name: 'Categoria Um' })
    const entries: [string, string, string, Record<string, unknown>][] = [
      ['hide', 'vendor', vendor.id, { reason: 'Falsa.' }],
      ['keep', 'review', review.id, {}],
      ['edit', 'category', category.id, { before: { name: 'A' }, after: { name: 'Categoria Um' } }],
      ['merge', 'category', GONE, { name: 'Que se foi', targetId: category.id, offers: 2 }],
      ['delete', 'banner', GONE, { description: 'Banner de ontem' }],
      ['block', 'user', admin.id, { reason: 'Teste.', wasAdmin: true }],
    ]
    for (const [action, subjectKind, subjectId, detail] of entries)
      await recordAudit(db, { actorId: admin.id, action, subjectKind, subjectId, detail })
    const { body } = await listed(admin.token, { search: 'rita registro' })
    const said = body.data.map(
      ({ deed, subject, link }: { deed: string; subject: string; link: string }) =>
        [`${deed} ${subject}`, link] as const,
    )
    expect(said).toEqual([
      ['bloqueou a conta de Rita Registro', '/admin/users?search=Rita%20Registro'],
      ['excluiu o banner Banner de ontem', ''],
      ['juntou a outra a categoria Que se foi', ''],
      ['mudou a categoria Categoria Um', '/admin/category?search=Categoria%20Um'],
      ['manteve uma avaliação de Oferta Um', `/software/details/${offer.id}`],
      ['ocultou a página de Casa Um', `/supplier/details/${vendor.id}`],
    ])
    expect(body.data[0]).toMatchObject({
      actor: { name: 'Rita Registro', email: admin.email },
      facts: [
        { term: 'Motivo', value: 'Teste.' },
        { term: 'Era Admin', value: 'sim' },
      ],
    })
    const count = async (parameters: Record<string, string>) =>
      (await listed(admin.token, { search: admin.email, ...parameters })).body.total
    expect(await count({})).toBe(6)
    expect(await count({ assunto: 'category' })).toBe(2)
    expect(await count({ assunto: 'category', acao: 'merge' })).toBe(1)
    expect(await count({ acao: 'x' })).toBe(0)
    expect((await listed(admin.token, { search: '%' })).body.total).toBe(0)
  })
})
