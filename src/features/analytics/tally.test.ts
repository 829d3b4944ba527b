import { expect, it } from 'vitest'
import { tally } from './tally.ts'

const view = (page_path: string) => ({ event: 'page_view' as const, page_path })
const shown = (banner_id: string) => ({ event: 'banner_impression' as const, banner_id })

it('counts a banner once in a page view', () => {
  const { views, impressions } = tally([
    shown('a'),
    view('/'),
    shown('a'),
    shown('b'),
    shown('a'),
    view('/softwares/erp'),
    shown('a'),
    view('/softwares/crm'),
  ])
  expect(Object.fromEntries(views)).toEqual({ '/': 1, '/softwares': 2 })
  expect(Object.fromEntries(impressions)).toEqual({ a: 3, b: 1 })
})
