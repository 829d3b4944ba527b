import { beforeEach, expect, it, vi } from 'vitest'
import {
  type AnalyticsEvent,
  type AnalyticsSink,
  emitAnalytics,
  emitImpression,
  followAnalytics,
} from './analytics.ts'

const view = (page_path: string): AnalyticsEvent => ({ event: 'page_view', page_path })
const impression = (banner_id: string): AnalyticsEvent => ({
  event: 'banner_impression',
  banner_id,
})
const click: AnalyticsEvent = { event: 'click_banner', banner_id: 'a', banner_url: '/' }

/** Until what was begun is done. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => void vi.stubGlobal('window', {}))

it('hands on what the page in view shows, and what follows; clicks of before stay untold', async () => {
  emitAnalytics(view('/'))
  emitImpression('a')
  emitAnalytics(view('/news'))
  emitImpression('a')
  emitAnalytics(click)
  const sink = { tell: vi.fn(), stop: vi.fn() }
  const end = followAnalytics(Promise.resolve(sink))
  emitAnalytics(click)
  await settle()
  expect(sink.tell.mock.calls).toEqual([[view('/news')], [impression('a')], [click]])

  end()
  emitAnalytics(view('/about'))
  await settle()
  expect(sink.tell).toHaveBeenCalledTimes(3)
  expect(sink.stop).toHaveBeenCalledTimes(1)
})

it('tells nothing once it is over, also where the code came only then', async () => {
  let arrive = (_: AnalyticsSink) => {}
  const loading = new Promise<AnalyticsSink>((resolve) => {
    arrive = resolve
  })
  emitAnalytics(view('/'))
  const end = followAnalytics(loading)
  end()
  const sink = { tell: vi.fn(), stop: vi.fn() }
  arrive(sink)
  await settle()
  expect(sink.tell).not.toHaveBeenCalled()
  expect(sink.stop).toHaveBeenCalled()
})

it('does without code that never comes', async () => {
  const end = followAnalytics(Promise.reject(new TypeError('Failed to fetch')))
  emitAnalytics(view('/'))
  await settle()
  end()
  await settle()
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
