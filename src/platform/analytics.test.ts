import { beforeEach, expect, it, vi } from 'vitest'
import { type AnalyticsEvent, emitAnalytics, emitImpression, followAnalytics } from './analytics.ts'

const view = (page_path: string): AnalyticsEvent => ({ event: 'page_view', page_path })
const impression = (banner_id: string): AnalyticsEvent => ({
  event: 'banner_impression',
  banner_id,
})
const click: AnalyticsEvent = { event: 'click_banner', banner_id: 'a', banner_url: '/' }

beforeEach(() => void vi.stubGlobal('window', {}))

it('hands on what the page in view shows, and what follows; clicks of before stay untold', () => {
  emitAnalytics(view('/'))
  emitImpression('a')
  emitAnalytics(view('/news'))
  emitImpression('a')
  emitAnalytics(click)
  const heard: AnalyticsEvent[] = []
  const stop = followAnalytics((event) => heard.push(event))
  expect(heard).toEqual([view('/news'), impression('a')])

  emitAnalytics(click)
  stop()
  emitAnalytics(view('/about'))
  expect(heard).toEqual([view('/news'), impression('a'), click])
})

it('tells a banner once in a page view', () => {
  emitAnalytics(view('/'))
  emitImpression('a')
  emitImpression('b')
  emitImpression('a')
  emitAnalytics(view('/news'))
  emitImpression('a')
  expect(window.dataLayer?.filter(({ event }) => event === 'banner_impression')).toEqual(
    ['a', 'b', 'a'].map(impression),
  )
})
