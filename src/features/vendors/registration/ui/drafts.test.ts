import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY_MS } from '#/domain/durations.ts'
import { stubBrowser } from '#/platform/browser/testing/browser-storage.ts'
import { detailsFor } from './details.ts'
import { type Draft, findDraft } from './draft.ts'
import { adoptDrafts, dropDraft, keepDraft, readDrafts, VISITOR } from './drafts.ts'

const ANA = '0198c0de-0000-7000-8000-000000000001'
const BIA = '0198c0de-0000-7000-8000-000000000002'
const PAGE = '0198c0de-0000-7000-8000-0000000000aa'
const CNPJ = '53113791000122'

const draft = (param: string, change: Partial<Draft> = {}): Draft => ({
  param,
  savedAt: Date.now(),
  vendorId: null,
  step: 'details',
  details: detailsFor({ kind: 'blank' }),
  filled: {},
  descricao: '',
  offers: [],
  openOffer: null,
  ...change,
})
const params = (owner: string) => readDrafts(owner).map(({ param }) => param)

let items: Map<string, string>
beforeEach(() => {
  vi.useFakeTimers()
  items = stubBrowser().items
})
afterEach(() => {
  vi.useRealTimers()
})

describe('drafts', () => {
  it('are each person’s own, one for each address, the newest first', () => {
    keepDraft(ANA, draft(''))
    keepDraft(ANA, draft('Prumo'))
    keepDraft(ANA, draft('', { descricao: 'Sistemas.' }))
    expect(params(ANA)).toEqual(['', 'Prumo'])
    expect(readDrafts(ANA)[0]?.descricao).toBe('Sistemas.')
    expect(params(BIA)).toEqual([])
  })

  it('leave nothing behind once they are dropped', () => {
    keepDraft(ANA, draft(''))
    dropDraft(ANA, '')
    expect([...items.keys()]).toEqual([])
  })

  it('of a visitor are theirs who log in', () => {
    keepDraft(VISITOR, draft('Prumo'))
    keepDraft(VISITOR, draft(''))
    adoptDrafts(ANA)
    expect(params(ANA)).toEqual(['', 'Prumo'])
    expect(params(VISITOR)).toEqual([])
  })

  it('of a person give way to what a visitor wrote, not to what was looked up', () => {
    const details = { ...detailsFor({ kind: 'cnpj', cnpj: CNPJ }), razaoSocial: 'PRUMO LTDA' }
    const lookedUp = { details, filled: { pais: 'Brasil', razaoSocial: 'PRUMO LTDA' } }
    const sites = () => readDrafts(ANA).map((kept) => kept.details.site)
    keepDraft(ANA, draft(CNPJ, { details: { ...details, site: 'prumo.example' } }))
    keepDraft(VISITOR, draft(CNPJ, lookedUp))
    adoptDrafts(ANA)
    expect(sites()).toEqual(['prumo.example'])
    keepDraft(VISITOR, draft(CNPJ, { ...lookedUp, details: { ...details, site: 'nivel.example' } }))
    adoptDrafts(ANA)
    expect(sites()).toEqual(['nivel.example'])
  })

  it('are forgotten in time, those of visitors sooner', () => {
    keepDraft(VISITOR, draft(''))
    keepDraft(ANA, draft(''))
    vi.advanceTimersByTime(2 * DAY_MS)
    expect(params(VISITOR)).toEqual([])
    expect(params(ANA)).toEqual([''])
    vi.advanceTimersByTime(30 * DAY_MS)
    expect(params(ANA)).toEqual([])
  })

  it.each(['{', '[]', '{"version":0,"drafts":[{}]}'])(
    'that cannot be read are none: %s',
    (text) => {
      items.set(`cadastro-fornecedor:${ANA}`, text)
      expect(readDrafts(ANA)).toEqual([])
    },
  )
})

describe('a company that one comes back to', () => {
  const begun = draft('', { vendorId: PAGE })
  const named = draft('Prumo', { details: detailsFor({ kind: 'cnpj', cnpj: CNPJ }) })
  const drafts = [begun, named]

  it('is found by its address, its id or its CNPJ', () => {
    expect(findDraft(drafts, '', { kind: 'blank' })).toBe(begun)
    expect(findDraft(drafts, 'Prumo', { kind: 'name', name: 'Prumo' })).toBe(named)
    expect(findDraft(drafts, PAGE, { kind: 'page', id: PAGE })).toBe(begun)
    expect(findDraft(drafts, CNPJ, { kind: 'cnpj', cnpj: CNPJ })).toBe(named)
  })

  it('is another one with another address', () => {
    expect(findDraft(drafts, 'Nível', { kind: 'name', name: 'Nível' })).toBeUndefined()
  })
})
