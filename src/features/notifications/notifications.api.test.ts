import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { giveVendor, linkOffer, makeOffer } from '#/db/factories/index.ts'
import { notifications as table, users } from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import type { Person } from '#/server/testing/api.server.ts'
import { testArea } from '#/server/testing/area.server.ts'
import { notify } from './notify.server.ts'
import { forgetOldNotifications } from './service.server.ts'

const { api, person, admin, pageOf, invite, received, answer, inactivate, notifications } =
  testArea()

const textsOf = async (vendorId: string, who: Person): Promise<string[]> =>
  (await notifications(vendorId, who)).data.map(({ texto }: { texto: string }) => texto)
const markRead = (vendorId: string, who: Person, ate: string) =>
  api.send('POST', `/v1/vendor/${vendorId}/notificacoes/lidas`, {
    token: who.token,
    payload: { ate },
  })
const rate = async (who: Person, softwareId: string, rating = 4, comment = 'Bom.') =>
  (
    await api.send('POST', '/v1/comment', {
      token: who.token,
      payload: { softwareId, userId: who.id, rating, comment },
    })
  ).body.data.review._id as string
const decide = async (who: Person, path: string, payload: object = {}) =>
  (await api.send('POST', `/v1/admin/${path}`, { token: who.token, payload })).status

describe('notifications', () => {
  it('are read up to a moment that a calendar has', async () => {
    const keeper = await person()
    const { id } = await pageOf(keeper)
    for (const ate of ['0000-01-01T00:00:00Z', '2026-02-30T00:00:00Z', 'ontem'])
      expect((await markRead(id, keeper, ate)).status, ate).toBe(400)
  })

  it('tell of reviews of the page and of what it sells', async () => {
    const [keeper, client] = [await person(), await person()]
    const { id } = await pageOf(keeper)
    const { id: other } = await pageOf(keeper)
    const software = await makeOffer(api.platform.db, { name: 'Prumo ERP' })
    await linkOffer(api.platform.db, id, software.id)
    await rate(client, id, 5)
    await rate(client, software.id, 1)
    await rate(client, software.id, 3)
    await rate(client, software.id, 3)
    const { data, naoLidas, total } = await notifications(id, keeper)
    expect([naoLidas, total]).toEqual([3, 3])
    expect(data).toEqual([
      expect.objectContaining({
        texto: 'Uma avaliação de Prumo ERP foi reescrita: 3 estrelas.',
        link: `/software/details/${software.id}#avaliacoes`,
        assunto: 'review',
        lida: false,
      }),
      expect.objectContaining({ texto: 'Nova avaliação de Prumo ERP: 1 estrela.' }),
      expect.objectContaining({
        texto: 'Nova avaliação da página: 5 estrelas.',
        link: `/supplier/details/${id}#avaliacoes`,
      }),
    ])
    expect(JSON.stringify(data)).not.toContain(client.firstName)
    expect(await textsOf(other, keeper)).toEqual([])
  })

  it('tell of what moderation does to reviews, once for many reports', async () => {
    const [keeper, client, who] = [await person(), await person(), await admin()]
    const { id } = await pageOf(keeper)
    const review = await rate(client, id)
    for (const reporter of [keeper, await person()])
      await api.send('POST', `/v1/comment/${review}/report`, {
        token: reporter.token,
        payload: { reason: 'falsa' },
      })
    const askedAt = () => ({ askedAt: new Date().toISOString(), reason: 'Ofende alguém.' })
    expect(await decide(who, `reviews/${review}/keep`, askedAt())).toBe(200)
    expect(await decide(who, `reviews/${review}/hide`, askedAt())).toBe(200)
    expect(await decide(who, `reviews/${review}/restore`, askedAt())).toBe(200)
    expect(await textsOf(id, keeper)).toEqual([
      'Nossa equipe restaurou uma avaliação da página.',
      'Nossa equipe ocultou uma avaliação da página.',
      'Nossa equipe conferiu e manteve uma avaliação denunciada da página.',
      'Uma avaliação da página foi denunciada. Nossa equipe vai conferir.',
      'Nova avaliação da página: 4 estrelas.',
    ])
    // Of the five, the report was the keeper's own.
    expect((await notifications(id, keeper)).naoLidas).toBe(4)
  })

  it('tell of pages and offers that Admins take off the site', async () => {
    const [keeper, who] = [await person(), await admin()]
    const { id } = await pageOf(keeper)
    const software = await makeOffer(api.platform.db, { name: 'Fio de Prumo' })
    await linkOffer(api.platform.db, id, software.id)
    const reason = 'Dados falsos.'
    expect(await decide(who, `offers/${software.id}/hide`, { reason })).toBe(200)
    expect(await decide(who, `offers/${software.id}/show`, { reason })).toBe(200)
    expect(await decide(who, `suppliers/${id}/hide`, { reason })).toBe(200)
    expect(await decide(who, `suppliers/${id}/show`, { reason })).toBe(200)
    expect(await textsOf(id, keeper)).toEqual([
      'Nossa equipe exibiu a página de novo.',
      'Nossa equipe ocultou a página. Motivo: Dados falsos.',
      'Nossa equipe exibiu Fio de Prumo de novo.',
      'Nossa equipe ocultou Fio de Prumo do site.',
    ])
  })

  it('tell of administrators, by name while they have an account', async () => {
    const [keeper, other] = [await person(), await person({ firstName: 'Iara', lastName: 'Leal' })]
    const { id } = await pageOf(keeper)
    const respond = async (word: 'aceitar' | 'recusar') => {
      await invite(id, keeper, other.id)
      await answer((await received(other))[0]._id, other, word)
    }
    await respond('aceitar')
    await inactivate(id, keeper, other)
    await respond('recusar')
    expect(await textsOf(id, keeper)).toEqual([
      'Iara Leal recusou o convite para administrar a página.',
      'Iara Leal não administra mais a página.',
      'Iara Leal agora administra a página.',
    ])
    // Their own deeds are no news to them.
    expect((await notifications(id, keeper)).naoLidas).toBe(2)
    await api.platform.db
      .update(users)
      .set({ deletionRequestedAt: new Date() })
      .where(eq(users.id, other.id))
    expect((await textsOf(id, keeper))[0]).toBe(
      'Uma pessoa recusou o convite para administrar a página.',
    )
  })

  it('are written with what happens, or not at all', async () => {
    const keeper = await person()
    const { id } = await pageOf(keeper)
    const undone = api.platform.db.transaction(async (tx) => {
      await notify(tx, id, 'access_awaiting')
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    expect(await textsOf(id, keeper)).toEqual([])
  })

  it('are not kept for a page that nobody administers', async () => {
    const { id } = await pageOf()
    await notify(api.platform.db, id, 'access_awaiting')
    const keeper = await person()
    await giveVendor(api.platform.db, id, keeper.id)
    expect(await textsOf(id, keeper)).toEqual([])
  })

  it('are read by each person for themselves, and what comes later is news', async () => {
    const [keeper, other] = [await person(), await person()]
    const { id } = await pageOf(keeper, other)
    await notify(api.platform.db, id, 'access_awaiting')
    const [newest] = (await notifications(id, keeper)).data
    expect((await markRead(id, keeper, newest.createdAt)).status).toBe(200)
    const answer = await notifications(id, keeper)
    expect([answer.naoLidas, answer.data[0].lida]).toEqual([0, true])
    expect((await notifications(id, other)).naoLidas).toBe(1)

    await expect
      .poll(async () => {
        await notify(api.platform.db, id, 'page_restored')
        return (await notifications(id, keeper)).naoLidas
      })
      .toBeGreaterThan(0)
    // Neither earlier nor later than it is.
    await markRead(id, keeper, '2020-01-01T00:00:00.000Z')
    expect((await notifications(id, keeper)).data.at(-1).lida).toBe(true)
    await markRead(id, keeper, new Date(Date.now() + 30 * DAY_MS).toISOString())
    await api.platform.db
      .insert(table)
      .values({ vendorId: id, kind: 'page_restored', createdAt: new Date(Date.now() + 1000) })
    expect((await notifications(id, keeper)).naoLidas).toBe(1)
    expect((await markRead(id, keeper, 'ontem')).status).toBe(400)
  })

  it('tell new reviews of one thing in one sentence, and what was read apart', async () => {
    const keeper = await person()
    const { id } = await pageOf(keeper)
    const software = await makeOffer(api.platform.db, { name: 'Nível ERP' })
    await linkOffer(api.platform.db, id, software.id)
    const rated = (...ratings: number[]) => {
      const happen = (rating: number) =>
        notify(api.platform.db, id, 'review_new', { offerId: software.id, data: { rating } })
      return ratings.reduce(
        (before, rating) => before.then(() => happen(rating)),
        Promise.resolve(),
      )
    }
    await rated(2, 5)
    const [read] = (await notifications(id, keeper)).data
    await markRead(id, keeper, read.createdAt)
    await notify(api.platform.db, id, 'review_new', { data: { rating: 3 } })
    await rated(1, 4, 5)
    const { data, naoLidas, total } = await notifications(id, keeper)
    expect([naoLidas, total]).toEqual([4, 6])
    expect(data.map(({ texto, lida }: { texto: string; lida: boolean }) => [texto, lida])).toEqual([
      ['3 novas avaliações de Nível ERP: 5, 4 e 1 estrelas.', false],
      ['Nova avaliação da página: 3 estrelas.', false],
      ['2 novas avaliações de Nível ERP: 5 e 2 estrelas.', true],
    ])
    await rated(1, 1, 1)
    expect((await textsOf(id, keeper))[0]).toBe('6 novas avaliações de Nível ERP.')
  })

  it('come by pages, the latest first', async () => {
    const keeper = await person()
    const { id } = await pageOf(keeper)
    for (let n = 1; n <= 23; n++) await notify(api.platform.db, id, 'access_awaiting')
    const page = (n: number) =>
      api.get(`/v1/vendor/${id}/notificacoes?page=${n}`, keeper.token).then(({ body }) => body)
    const [first, last] = [await page(1), await page(3)]
    expect([first.data.length, first.totalPages, first.total, first.naoLidas]).toEqual([
      10, 3, 23, 23,
    ])
    expect(last.data).toHaveLength(3)
  })

  it('are forgotten after a year', async () => {
    const keeper = await person()
    const { id } = await pageOf(keeper)
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
    await api.platform.db.insert(table).values([
      { vendorId: id, kind: 'page_restored', createdAt: ago(367) },
      { vendorId: id, kind: 'access_awaiting', createdAt: ago(364) },
    ])
    await forgetOldNotifications(api.platform.db)
    expect(await textsOf(id, keeper)).toHaveLength(1)
  })
})
