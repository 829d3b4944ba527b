import { describe, expect, it } from 'vitest'
import { DIGEST_FROM, digestOf, type Words } from './digest.ts'

let next = 0
const words = (said: Partial<Words>): Words => ({
  id: String(++next),
  rating: 5,
  comment: '',
  pros: '',
  cons: '',
  ...said,
})
/** As many as make a digest, with others that speak of nothing. */
const digest = (...some: Words[]) => {
  const others = Array.from({ length: DIGEST_FROM }, () => words({ comment: 'Gosto.' }))
  return digestOf([...some, ...others])
}
const aspects = (spoken: { aspect: string; count: number }[] = []) =>
  Object.fromEntries(spoken.map(({ aspect, count }) => [aspect, count]))

describe('what reviewers say in few words', () => {
  it('is nothing below five reviews with words', () => {
    const four = Array.from({ length: DIGEST_FROM - 1 }, () =>
      words({ pros: 'O suporte é ótimo.' }),
    )
    expect(digestOf(four)).toBeNull()
    expect(digestOf([...four, words({ pros: 'Suporte!' })])?.praised).toHaveLength(1)
  })

  it('is not misled by a word that speaks of another thing there', () => {
    const said = digest(
      words({ pros: 'Trava de preço no recebimento da mercadoria.' }),
      words({ pros: 'A tabela de preços muda sozinha.' }),
      words({ pros: 'Conheço todos: a Cida no fiscal.' }),
      words({ pros: 'A Ana do fiscal ajuda.' }),
    )
    expect(said?.praised).toEqual([])
    const paid = digest(words({ pros: 'Preço justo.' }), words({ pros: 'O preço não subiu.' }))
    expect(aspects(paid?.praised)).toEqual({ preco: 2 })
  })

  it('hears of a thing where a part of a sentence speaks of it, and not where it is named by the way', () => {
    const named = digest(
      words({
        comment: 'Ligo e atende gente. Já sei os nomes: Rita no fiscal, Otávio no estoque.',
      }),
      words({ comment: 'Ajustei o estoque mínimo por família e melhorou.' }),
      words({ comment: 'Em oito meses entraram compras, estoque e fiscal.' }),
      words({ pros: 'Integração com a agenda do celular.' }),
      words({ pros: 'Pedido de compra nasce do estoque mínimo.' }),
      words({ pros: 'O mais importante: entende de nota fiscal.' }),
    )
    expect(named?.praised).toEqual([])
    const spoken = digest(
      words({ pros: 'Controle de estoque preciso, emissão de nota fiscal sem erro' }),
      words({ comment: 'O que mais gosto é o estoque.' }),
      words({ rating: 4, comment: 'Bom preço e a nota fiscal sai bem.' }),
      words({ rating: 4, comment: 'O estoque é atualizado por um robô.' }),
    )
    expect(aspects(spoken?.praised)).toEqual({ estoque: 2, fiscal: 2 })
  })

  it('has adjectives speak of what they stand with', () => {
    const praised = digest(
      words({ pros: 'Suporte rápido e educado.' }),
      words({ pros: 'Atendimento humano, rápido.' }),
      words({ pros: 'Emite rápido até no fim do mês.' }),
      words({ pros: 'Não trava nunca.' }),
    )
    expect(aspects(praised?.praised)).toEqual({ suporte: 2, desempenho: 2 })
    const missed = digest(
      words({ cons: 'Mapa simples demais.' }),
      words({ cons: 'Troca de item fácil de esquecer.' }),
      words({ cons: 'Nada intuitivo.' }),
      words({ cons: 'É complicado achar o menu.' }),
      words({ cons: 'Do suporte, nada a reclamar.' }),
      words({ cons: 'Suporte: nada a declarar.' }),
    )
    expect(aspects(missed?.missed)).toEqual({ facilidade: 2 })
  })

  it('counts each review once for an aspect, whatever its case and accents', () => {
    const found = digest(
      words({ pros: 'RELATÓRIOS bons. O relatorio sai rápido.' }),
      words({ comment: 'Relatórios completos e claros.' }),
      words({ cons: 'Faltam relatórios de verdade.' }),
      words({ rating: 1, comment: 'O relatório não abre.' }),
    )
    expect(aspects(found?.praised)).toEqual({ relatorios: 2 })
    expect(aspects(found?.missed)).toEqual({ relatorios: 2 })
  })

  it('leaves out what turns around, and comments of three stars', () => {
    const found = digest(
      words({ rating: 5, comment: 'O suporte é bom, mas o preço subiu.' }),
      words({ rating: 5, comment: 'O preço não compensa. O suporte responde na hora.' }),
      words({ rating: 3, comment: 'O suporte responde na hora.' }),
      words({ rating: 5, comment: 'O suporte conhece o produto.' }),
    )
    expect(aspects(found?.praised)).toEqual({ suporte: 2 })
    expect(found?.missed).toEqual([])
  })

  it('finds words where they begin, not within others', () => {
    const found = digest(
      words({ pros: 'É possível capitalizar e rápido.' }),
      words({ pros: 'Vários anúncios.' }),
    )
    expect(aspects(found?.praised)).toEqual({})
  })

  it('quotes parts of what was written, and nothing else', () => {
    const long = `${'Uma frase longa sobre a operação da loja '.repeat(4)}(o suporte no fim) e segue ${'adiante com mais palavras '.repeat(6)}`
    const reviews = [
      words({ pros: `Primeira linha\nO suporte é "humano" & rápido; sempre.` }),
      words({ pros: long }),
      words({ comment: 'Ótimo suporte! 😀 Indico.' }),
      words({ cons: 'Preço: R$ 1.200,50 por mês. Caro.' }),
      words({ cons: 'O preço subiu duas vezes' }),
    ]
    const found = digest(...reviews)
    const quotes = [...(found?.praised ?? []), ...(found?.missed ?? [])].flatMap(
      (one) => one.quotes,
    )
    expect(quotes.length).toBeGreaterThan(3)
    for (const { reviewId, text } of quotes) {
      const review = reviews.find(({ id }) => id === reviewId)
      const all = [review?.comment, review?.pros, review?.cons]
      expect(all.some((part) => part?.includes(text))).toBe(true)
      expect(text.length).toBeLessThanOrEqual(160)
      expect(text).not.toBe('')
    }
  })
})
