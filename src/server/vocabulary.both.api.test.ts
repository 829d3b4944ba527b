import { beforeAll, expect, it, vi } from 'vitest'
import { makeOffer } from '#/db/factories/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { nearest } from '#/platform/server/search/spelling.ts'
import { vocabularyOf } from '#/platform/server/search/vocabulary.server.ts'
import { readCandidates, readKnown, spelledNear } from '#/platform/server/search/words.server.ts'
import { countWords } from '#/platform/server/search/words-job.server.ts'
import { testApi } from './testing/api.server.ts'

const api = testApi()

beforeAll(async () => {
  const { db } = api.platform
  await makeOffer(db, {
    name: 'Orçamento Fácil',
    description: 'Para orçamentos e faturamento de padarias.',
  })
  await makeOffer(db, { name: 'Faturamentos', description: 'Com notas fiscais, comissões e 日本.' })
  await countWords(db)
})

const inMemory = () =>
  vi.waitFor(() => {
    const vocabulary = vocabularyOf(api.platform.db, 'offers')
    if (!vocabulary) throw new Error('It is not read yet.')
    return vocabulary
  })

const candidatesOf = async (db: Database, word: string) => {
  const known = await readKnown(db, 'offers', spelledNear(word))
  const { whole, ...others } = await readCandidates(db, 'offers', word, { known, typed: true })
  return { known, meant: nearest(word, whole, 3), ...others }
}

it.each([
  'faturamneto',
  'orcamentoz',
  'orsamento',
  'comisao',
  'padarriass',
  'notafiscal',
  'fatr',
  'xqzw',
  'pra',
])('knows in memory what the database knows of %s', async (word) => {
  await inMemory()
  const { db } = api.platform
  // In a transaction nothing is held: there the database is asked.
  const inDatabase = await db.transaction((tx) => candidatesOf(tx, word))
  expect(await candidatesOf(db, word)).toEqual(inDatabase)
})

it('does not answer by words that have changed since', async () => {
  const { db } = api.platform
  await inMemory()
  await makeOffer(db, { name: 'Telescópio', description: '' })
  await countWords(db)
  expect((await readKnown(db, 'offers', ['telescopio'])).get('telescopio')).toMatchObject({
    count: 1,
  })
  expect((await inMemory()).get('telescopio')).toMatchObject({ count: 1, stem: 'telescopi' })
})
