import { describe, expect, it } from 'vitest'
import { foldText } from '#/domain/text.ts'
import { besideWishes, WISHES } from './wishes.ts'

const LIMITS = ['50', '100', '500']
const wishedBy = (question: string) => {
  const asked = foldText(question)
  return Object.fromEntries(
    WISHES.flatMap(({ facet, said, valueIn }) => {
      const value = valueIn(asked, facet === 'preco' ? LIMITS : [])
      // What is said is also what leads to a value, but for a price that nothing keeps to.
      if (value !== undefined) expect(asked).toMatch(said)
      return value === undefined ? [] : [[facet, value]]
    }),
  )
}

describe('what a question wishes', () => {
  it.each([
    ['algo grátis', { gratis: 'plano' }],
    ['CRM gratuita', { gratis: 'plano' }],
    ['mais barato', { preco: '50' }],
    ['baixo custo', { preco: '50' }],
    ['CRM até R$ 700', { preco: '500' }],
    ['crm ate 150 reais', { preco: '100' }],
    ['crm até R$ 20', {}],
  ])('of its price: %s', (question, wished) => {
    expect(wishedBy(question)).toEqual(wished)
  })

  it.each([
    ['WhatsApp sem pagar por usuário', 'empresa'],
    ['chat sem custo por usuário', 'empresa'],
    ['CRM com usuários ilimitados', 'empresa'],
    ['assinatura paga por uso', 'uso'],
  ])('of what a price is for: %s', (question, cobranca) => {
    expect(wishedBy(question)).toEqual({ cobranca })
  })

  it.each([
    ['ponto para 1 funcionário', 'mei'],
    ['loja de 5 pessoas', 'me'],
    ['folha com 30 funcionários', 'epp'],
    ['RH para 49 colaboradores', 'epp'],
    ['RH para 50 colaboradoras', 'media'],
    ['ponto de 3000 empregados', 'grande'],
    ['software para empresa pequena', 'epp'],
    ['software para pequenas empresas', 'epp'],
    ['negócios pequenos', 'epp'],
    ['empresa de médio porte', 'media'],
    ['empresas grandes', 'grande'],
    ['para MEI', 'mei'],
    ['microempresa', 'me'],
  ])('of a size: %s', (question, porte) => {
    expect(wishedBy(question)).toEqual({ porte })
  })

  it.each(['erp 365', 'ISO 9001', '200 pessoas jurídicas', 'meio ambiente', 'baratinar', 'top'])(
    'is nothing that a filter knows: %s',
    (question) => {
      expect(wishedBy(question)).toEqual({})
    },
  )
})

it.each([
  ['quero um programa barato', 'quero um programa'],
  ['sistema para 30 funcionários', 'sistema para'],
  ['o melhor erp até R$ 100 por mês', 'o   erp'],
  ['mais barato', 'mais'],
  ['folha de pagamento', undefined],
])('of %s, its wishes left out, stays: %s', (question, rest) => {
  expect(besideWishes(foldText(question))).toBe(rest)
})
