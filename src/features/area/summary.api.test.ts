import { describe, expect, it } from 'vitest'
import { giveOffer, linkOffer, makeOffer, makeQuote } from '#/db/factories/index.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import { testArea } from '#/server/testing/area.server.ts'

const { api, person, admin, pageOf, invite, inactivate } = testArea()

const summaryOf = async (token?: string) => api.get('/v1/resumo', token)

describe('what the menu of an account shows', () => {
  it('is of the person alone', async () => {
    const [keeper, other] = [await person(), await person()]
    const { id } = await pageOf(keeper, other)
    await notify(api.platform.db, id, 'page_confirmed', {})
    expect((await summaryOf()).status).toBe(401)
    const { body } = await summaryOf(keeper.token)
    expect(body.data).toEqual({
      email: keeper.email,
      convites: 0,
      perguntas: 0,
      paginas: [{ _id: id, nome: expect.any(String), naoLidas: 1 }],
    })
    await api.send('POST', `/v1/vendor/${id}/notificacoes/lidas`, {
      token: keeper.token,
      payload: { ate: new Date().toISOString() },
    })
    const unread = async (token: string) => (await summaryOf(token)).body.data.paginas[0].naoLidas
    expect([await unread(keeper.token), await unread(other.token)]).toEqual([0, 1])
  })

  it('leaves out what a person did, and a page that is not theirs any more', async () => {
    const [keeper, other] = [await person(), await person()]
    const { id } = await pageOf(keeper, other)
    await notify(api.platform.db, id, 'page_featured', { actorId: other.id })
    const before = (await summaryOf(other.token)).body.data.paginas
    expect(before).toEqual([expect.objectContaining({ _id: id, naoLidas: 0 })])
    await inactivate(id, keeper, other)
    expect((await summaryOf(other.token)).body.data.paginas).toEqual([])
  })

  it('counts what waits for an answer', async () => {
    const [keeper, asked] = [await person(), await person()]
    const { id } = await pageOf(keeper)
    await invite(id, keeper, `@${asked.username}`)
    expect((await summaryOf(asked.token)).body.data.convites).toBe(1)
  })
})

describe('what waits at a page', () => {
  const waitingAt = (id: string, token?: string) => api.get(`/v1/vendor/${id}/espera`, token)

  it('is what the person may answer or fill in, and closed to others', async () => {
    const { db } = api.platform
    const [keeper, stranger] = [await person(), await person()]
    const { id } = await pageOf(keeper)
    const own = await makeOffer(db, { name: 'Prumo' })
    const foreign = await makeOffer(db, { name: 'Alheio' })
    await giveOffer(db, own.id, keeper.id)
    for (const offer of [own, foreign]) await linkOffer(db, id, offer.id)
    expect([(await waitingAt(id)).status, (await waitingAt(id, stranger.token)).status]).toEqual([
      401, 403,
    ])
    const rate = async (softwareId: string, comment: string) => {
      const who = await person()
      const payload = { softwareId, userId: who.id, rating: 4, comment }
      const sent = { token: who.token, payload }
      expect((await api.send('POST', '/v1/comment', sent)).status).toBe(200)
    }
    await rate(own.id, 'Atende bem.')
    await rate(own.id, '')
    await rate(foreign.id, 'De outra empresa.')
    await makeQuote(db, { userId: stranger.id, vendorId: id })
    await makeQuote(db, { userId: stranger.id, vendorId: id, status: 'answered' })
    const { body } = await waitingAt(id, keeper.token)
    expect(body.data).toEqual({
      semResposta: [{ _id: own.id, tipo: 'Software', nome: 'Prumo', total: 1 }],
      orcamentosSemResposta: 1,
      publicidadesEmAnalise: 0,
      fichas: [{ _id: own.id, nome: 'Prumo', preenchida: 0 }],
      dadosNaReceita: null,
    })
    // Requests of buyers are for the page's own people, and not for an Admin as such.
    const { token } = await admin()
    expect((await waitingAt(id, token)).body.data.orcamentosSemResposta).toBe(0)
  })
})
