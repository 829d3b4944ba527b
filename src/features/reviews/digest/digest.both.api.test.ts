import { describe, expect, it } from 'vitest'
import { makeOffer } from '#/db/factories/index.ts'
import { forgetAuthor } from '#/features/reviews/service.server.ts'
import { testReviews } from '#/server/testing/reviews.server.ts'

const t = testReviews()

interface Trecho {
  avaliacao: string
  texto: string
}

describe('what reviewers say in few words', () => {
  it('is of public reviews alone, and follows what becomes of them', async () => {
    const { db } = t.api.platform
    const [offer, people, admin] = [await makeOffer(db), await t.people(6), await t.admin()]
    const ids: string[] = []
    for (const [index, who] of people.entries())
      ids.push(
        await t.written(who, offer, {
          comment: '',
          pontosFortes: `O suporte\n\n\n\nresponde rápido ${index}.`,
          pontosFracos: `O preço subiu ${index} vezes; falta relatório.`,
        }),
      )
    const read = async () => {
      const { result, resumo } = await t.listed(offer)
      const words = resumo.emPoucasPalavras
      const quotes: Trecho[] = [...(words?.elogiam ?? []), ...(words?.sentemFalta ?? [])].flatMap(
        ({ trechos }: { trechos: Trecho[] }) => trechos,
      )
      for (const { avaliacao, texto } of quotes) {
        const review = result.find(({ _id }: { _id: string }) => _id === avaliacao)
        expect(
          [review.comment, review.pontosFortes, review.pontosFracos].some((text) =>
            text.includes(texto),
          ),
        ).toBe(true)
      }
      return { words, shown: quotes.map(({ avaliacao }) => avaliacao) }
    }

    const { words, shown } = await read()
    expect(words).toMatchObject({ avaliacoes: 6 })
    const praised = words.elogiam.map(({ aspecto }: { aspecto: string }) => aspecto)
    expect(praised).toContain('desempenho')
    expect(shown).toContain(ids[5])

    await t.decide(ids[5] ?? '', 'hide', admin)
    expect((await read()).shown).not.toContain(ids[5])
    await db.transaction((tx) => forgetAuthor(tx, people[4]?.id ?? '', false))
    expect((await read()).words).toBeNull()
    await t.decide(ids[5] ?? '', 'restore', admin)
    expect((await read()).words).toMatchObject({ avaliacoes: 5 })

    const { data } = (await t.api.get(`/v1/comments?id=${offer.id}&avaliacao=${ids[0]}`)).body
    expect(data.result.map(({ _id }: { _id: string }) => _id)).toEqual([ids[0]])
  })
})
