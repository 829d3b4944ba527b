import { expect, it } from 'vitest'
import { factsOf } from './details.ts'
import { deed } from './names.ts'

it('tells what changed, in words', () => {
  const before = { name: 'Quitandas', parentId: null }
  const after = { name: 'Hortifrúti', parentId: '0198c0de-0000-7000-8000-000000000000' }
  expect(factsOf({ before, after, offers: 1200 })).toEqual([
    { term: 'Ofertas que acompanharam', value: '1.200' },
    { term: 'Nome', value: 'Quitandas → Hortifrúti' },
    { term: 'Lugar', value: 'passou para outra categoria ou nível' },
  ])
})

it('tells reasons, and leaves out what has no word', () => {
  expect(factsOf({ reason: 'É falsa.', wasAdmin: true, targetId: 'x', bodyLength: 3 })).toEqual([
    { term: 'Motivo', value: 'É falsa.' },
    { term: 'Era Admin', value: 'sim' },
  ])
  expect(factsOf({})).toEqual([])
})

it('has a sentence for every deed, also for one that it does not know', () => {
  expect(deed('vendor', 'hide')).toBe('ocultou a página de')
  expect(deed('banner', 'restore')).toBe('restaurou, em Banners,')
  expect(deed('thing', 'bend')).toBe('bend, em thing,')
})
