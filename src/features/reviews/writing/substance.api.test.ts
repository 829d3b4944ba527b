import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeOffer } from '#/db/factories/index.ts'
import { reviews } from '#/db/schema/index.ts'
import { forgetAuthor } from '#/features/reviews/service.server.ts'
import { testReviews } from '#/server/testing/reviews.server.ts'

const t = testReviews()

const WHOLE = {
  rating: 4,
  comment: 'Atende a loja.',
  pontosFortes: ' Emite NFC-e\n\n\n\nsem internet. ',
  pontosFracos: 'O relatório demora.',
  criterios: { facilidade: 5, suporte: 2 },
  recomendaria: true,
  porte: 'epp',
  setor: 'comercio',
  funcao: 'gestao',
  tempoDeUso: 'ate_2_anos',
  produtoAnterior: ' Planilhas   do  Excel ',
}
const KEPT = {
  ...WHOLE,
  pontosFortes: 'Emite NFC-e\n\nsem internet.',
  criterios: { facilidade: 5, implantacao: null, suporte: 2, recursos: null, custoBeneficio: null },
  produtoAnterior: 'Planilhas do Excel',
}
const NOTHING = {
  pontosFortes: '',
  pontosFracos: '',
  criterios: {
    facilidade: null,
    implantacao: null,
    suporte: null,
    recursos: null,
    custoBeneficio: null,
  },
  recomendaria: null,
  porte: null,
  setor: null,
  funcao: null,
  tempoDeUso: null,
  produtoAnterior: '',
}

describe('what a review says beside stars and comment', () => {
  it('is read as it was written, and replaced whole by a second review', async () => {
    const [ana, offer] = [await t.person(), await makeOffer(t.api.platform.db)]
    const { status, body } = await t.write(ana, offer, WHOLE)
    expect(status).toBe(200)
    expect(body.data.review).toMatchObject(KEPT)
    expect((await t.listed(offer)).result[0]).toMatchObject(KEPT)
    expect((await t.mine(ana, offer)).body.data.review).toMatchObject(KEPT)

    const second = await t.write(ana, offer, { rating: 2, comment: 'Piorou.' })
    expect(second.body.data.review).toMatchObject({ rating: 2, comment: 'Piorou.', ...NOTHING })
    expect((await t.listed(offer)).result[0]).toMatchObject(NOTHING)
  })

  it.each([
    ['pontosFortes', 'x'.repeat(501), 'Use até 500 caracteres.'],
    ['pontosFracos', 7, 'Texto inválido.'],
    ['criterios', 5, 'Critérios inválidos.'],
    ['criterios.suporte', { suporte: 6 }, 'Escolha de 1 a 5 estrelas.'],
    ['criterios.recursos', { recursos: 2.5 }, 'Escolha de 1 a 5 estrelas.'],
    ['recomendaria', 'sim', 'Responda sim ou não.'],
    ['porte', 'gigante', 'Porte inválido.'],
    ['setor', '', 'Setor inválido.'],
    ['funcao', 'chefe', 'Função inválida.'],
    ['tempoDeUso', 3, 'Tempo de uso inválido.'],
    ['produtoAnterior', 'x'.repeat(81), 'Use até 80 caracteres.'],
  ])('is refused by its field: %s', async (field, value, message) => {
    const [ana, offer] = [await t.person(), await makeOffer(t.api.platform.db)]
    const [name = ''] = field.split('.')
    const { status, body } = await t.write(ana, offer, { ...WHOLE, [name]: value })
    expect([status, body.fields]).toEqual([400, { [field]: message }])
    expect((await t.listed(offer)).total).toBe(0)
  })

  it('takes its answer along when its words change, and not when only stars do', async () => {
    const { seller } = await t.sold()
    const [keeper, author] = [await t.person(), await t.person()]
    await t.administer(keeper, seller)
    await t.reply(await t.written(author, seller, WHOLE), keeper)
    const stars = await t.write(author, seller, { ...WHOLE, criterios: { suporte: 5 } })
    expect(stars.body.data.review.reply).toMatchObject({ text: 'Obrigado!' })
    const words = await t.write(author, seller, { ...WHOLE, pontosFracos: 'Caro.' })
    expect(words.body.data.review.reply).toBeNull()
  })

  it('is found by Admins, and gone from what is held once taken back', async () => {
    const offer = await makeOffer(t.api.platform.db)
    const [ana, admin] = [await t.person(), await t.admin()]
    const id = await t.written(ana, offer, { ...WHOLE, pontosFracos: 'Falem com o Zózimo.' })
    const { body } = await t.queue(admin, { queue: 'all', search: 'zozimo' })
    expect(body.data[0].review).toMatchObject({ _id: id, porte: 'epp' })
    await t.decide(id, 'hide', admin)
    await t.remove(id, ana)
    const [kept] = await t.api.platform.db.select().from(reviews).where(eq(reviews.id, id))
    expect(kept).toMatchObject({ status: 'withdrawn', pros: null, cons: null, formerProduct: null })
    expect(kept).toMatchObject({ criteria: {}, companySize: null, role: null })
  })

  it.each([true, false])(
    'leaves with its author but for the stars; texts kept: %s',
    async (keeps) => {
      const { db } = t.api.platform
      const [ana, offer] = [await t.person(), await makeOffer(db)]
      await t.written(ana, offer, WHOLE)
      await db.transaction((tx) => forgetAuthor(tx, ana.id, keeps))
      const [left] = (await t.listed(offer)).result
      expect(left).toMatchObject({ rating: 4, criterios: KEPT.criterios, recomendaria: true })
      expect(left).toMatchObject({ porte: null, setor: null, funcao: null, tempoDeUso: null })
      expect(left.pontosFortes).toBe(keeps ? KEPT.pontosFortes : '')
      expect(left.produtoAnterior).toBe(keeps ? KEPT.produtoAnterior : '')
    },
  )
})
