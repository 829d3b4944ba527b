import { beforeEach, expect, it, vi } from 'vitest'
import { log } from './log/log.server.ts'
import { Purges } from './purges.server.ts'

const cdn = {
  namesAtOnce: 2,
  purge: vi.fn(async (_names: string[]) => {}),
  purgeAll: vi.fn(async () => {}),
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  return () => vi.useRealTimers()
})

const told = () => cdn.purge.mock.calls.flat()

it('tells what changed within a second, each once and no more at a time than it takes', async () => {
  const purges = new Purges(cdn)
  purges.note(['offers', 'offer:1'])
  purges.note(['offers', 'offer:2'])
  expect(told()).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(told()).toEqual([['offers', 'offer:1'], ['offer:2']])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told()).toHaveLength(2)
})

it('tells again what was not taken, and only that', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => {})
  const purges = new Purges(cdn)
  cdn.purge.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no'))
  purges.note(['a', 'b', 'c'])
  await vi.advanceTimersByTimeAsync(1000)
  purges.note(['d'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(told()).toEqual([['a', 'b'], ['c'], ['c', 'd']])
})

it('has everything dropped where all may have changed, or too much did', async () => {
  const purges = new Purges(cdn)
  purges.note(['offers', '*'])
  await vi.advanceTimersByTimeAsync(1000)
  purges.note(Array.from({ length: 1001 }, (_one, place) => `offer:${place}`))
  await vi.advanceTimersByTimeAsync(1000)
  expect(cdn.purgeAll).toHaveBeenCalledTimes(2)
  expect(told()).toEqual([])
})

it('tells what is left when its process ends', async () => {
  const purges = new Purges(cdn)
  purges.note(['offers'])
  await purges.close()
  expect(told()).toEqual([['offers']])
})
