import { beforeAll, expect, it } from 'vitest'
import { makeVendor } from '#/db/factories/index.ts'
import { countWords } from '#/platform/server/search/words-job.server.ts'
import { testApi } from '#/server/testing/api.server.ts'
import { waysOn } from './ways.server.ts'

const api = testApi()

beforeAll(async () => {
  const { db } = api.platform
  await makeVendor(db, { nomeFantasia: 'Caju Software', city: 'Recife', state: 'PE' })
  await countWords(db)
})

const groupsWith = (total: number) => [
  {
    grupo: 'gratis',
    texto: 'Sem pagar',
    valores: [{ valor: 'plano', texto: 'Plano gratuito', total }],
    cortado: false,
  },
]
const ways = (query: string, free = 1) =>
  waysOn(api.platform.db, { query, path: '/softwares/x', groups: groupsWith(free) })

it.each(['erp grátis', 'sistema GRATUITO', 'crm de graça'])(
  'who asks for nothing to pay is led to free plans: %s',
  async (query) => {
    expect(await ways(query)).toEqual([
      { text: 'Ver só o que tem plano gratuito', to: '/softwares/x?gratis=plano' },
    ])
  },
)

it('leads to no filter that finds nothing', async () => {
  expect(await ways('erp grátis', 0)).toEqual([])
})

it('leads to the suppliers of a town, where there are some', async () => {
  expect(await ways('contabilidade em recife')).toEqual([
    { text: 'Fornecedores de Recife', to: '/suppliers?search=Recife' },
  ])
  expect(await ways('contabilidade em Manaus')).toEqual([])
})
