import { beforeAll, expect, it } from 'vitest'
import { makeVendor } from '#/db/factories/index.ts'
import { countWords } from '#/platform/server/search/words-job.server.ts'
import { testApi } from '#/server/testing/api.server.ts'
import { waysOn } from './ways.server.ts'

const api = testApi()

beforeAll(async () => {
  const { db } = api.platform
  await makeVendor(db, { nomeFantasia: 'Caju Software', city: 'Recife', state: 'PE' })
  await makeVendor(db, { nomeFantasia: 'Açaí Dados', city: 'Belém', state: 'PA' })
  await countWords(db)
})

const group = (grupo: string, valores: [string, string, number][]) => ({
  grupo,
  texto: grupo,
  valores: valores.map(([valor, texto, total]) => ({ valor, texto, total })),
  cortado: false,
})
const groupsWith = (total: number) => [
  group('gratis', [['plano', 'Plano gratuito', total]]),
  group('preco', [
    ['50', 'Até R$ 50 por mês', 0],
    ['100', 'Até R$ 100 por mês', total],
    ['500', 'Até R$ 500 por mês', total],
  ]),
  group('cobranca', [
    ['usuario', 'Por usuário', total],
    ['empresa', 'Por empresa', total],
    ['uso', 'Por uso', total],
  ]),
  group('porte', [
    ['me', 'Microempresa (ME)', total],
    ['epp', 'Pequena empresa (EPP)', total],
    ['grande', 'Grande empresa', total],
  ]),
]
const ways = (query: string, total = 1) =>
  waysOn(api.platform.db, { query, path: '/softwares/x', groups: groupsWith(total), total: 10 })

it.each(['erp grátis', 'sistema GRATUITO', 'crm de graça'])(
  'who asks for nothing to pay is led to free plans: %s',
  async (query) => {
    expect(await ways(query)).toEqual([
      { text: 'Ver só o que tem plano gratuito (1)', to: '/softwares/x?gratis=plano' },
    ])
  },
)

it.each([
  ['um programa barato', 'Ver só o que custa até R$ 100 por mês (1)', 'preco=100'],
  ['CRM até R$ 700', 'Ver só o que custa até R$ 500 por mês (1)', 'preco=500'],
  ['crm ate 150 reais por mês', 'Ver só o que custa até R$ 100 por mês (1)', 'preco=100'],
  [
    'WhatsApp sem pagar por usuário',
    'Ver só o que cobra por empresa, não por usuário (1)',
    'cobranca=empresa',
  ],
  [
    'chat sem custo por usuário',
    'Ver só o que cobra por empresa, não por usuário (1)',
    'cobranca=empresa',
  ],
  [
    'CRM com usuários ilimitados',
    'Ver só o que cobra por empresa, não por usuário (1)',
    'cobranca=empresa',
  ],
  ['assinatura paga por uso', 'Ver só o que cobra por uso (1)', 'cobranca=uso'],
  ['estoque numa loja de 5 pessoas', 'Ver só o que atende microempresa (ME) (1)', 'porte=me'],
  ['folha com 30 funcionários', 'Ver só o que atende pequena empresa (EPP) (1)', 'porte=epp'],
  ['ERP para grandes empresas', 'Ver só o que atende grande empresa (1)', 'porte=grande'],
])(
  'who says a price, what it is for or a size is led to its filter: %s',
  async (query, text, filter) => {
    expect(await ways(query)).toEqual([{ text, to: `/softwares/x?${filter}` }])
  },
)

it.each(['erp 365', 'ISO 9001', 'até 2027', 'controle de 200 pessoas jurídicas e MEI'])(
  'a number that is no price and no size leads nowhere, as a size that nobody offers: %s',
  async (query) => {
    expect(await ways(query)).toEqual([])
  },
)

it('leads to no filter that finds nothing', async () => {
  expect(await ways('erp grátis e barato para grandes empresas', 0)).toEqual([])
})

it('leads to no filter that leaves all that was found', async () => {
  expect(await ways('algo grátis', 10)).toEqual([])
})

it('leads to the suppliers of a town, where there are some', async () => {
  expect(await ways('contabilidade em recife')).toEqual([
    { text: 'Fornecedores de Recife', to: '/suppliers?search=Recife' },
  ])
  expect(await ways('contabilidade em Manaus')).toEqual([])
  expect(await ways('ERP no Pará')).toEqual([
    { text: 'Fornecedores do Pará', to: '/suppliers?search=Par%C3%A1' },
  ])
  expect(await ways('ERP para contabilidade')).toEqual([])
})
