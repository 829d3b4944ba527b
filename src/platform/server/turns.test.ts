import { expect, it } from 'vitest'
import { Turns } from './turns.server.ts'

const full = () => new Turns(3, () => new Error('full'))

it('does one thing at a time, in order, also after one that failed', async () => {
  const queue = full()
  const course: string[] = []
  const work = (name: string) => async () => {
    course.push(`${name} begins`)
    await new Promise(setImmediate)
    course.push(`${name} ends`)
    if (name === 'b') throw new Error('b failed')
    return name
  }
  const [a, b, c] = await Promise.allSettled(['a', 'b', 'c'].map((name) => queue.do(work(name))))
  expect(course).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]))
  expect([a, b?.status, c]).toMatchObject([{ value: 'a' }, 'rejected', { value: 'c' }])
})

it('refuses what finds too many, and has room again afterwards', async () => {
  const queue = full()
  const waiting = [1, 2, 3].map((n) => queue.do(async () => n))
  await expect(queue.do(async () => 4)).rejects.toThrow('full')
  expect(await Promise.all(waiting)).toEqual([1, 2, 3])
  expect(await queue.do(async () => 5)).toBe(5)
})

it('does some at once where it may, and begins the next as soon as one ends', async () => {
  const queue = new Turns(9, () => new Error('full'), { atOnce: 2 })
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((end) => ends.push(end))
  const all = [1, 2, 3, 4].map(() => queue.do(work))
  await new Promise(setImmediate)
  expect(ends).toHaveLength(2)
  ends[1]?.()
  await all[1]
  await new Promise(setImmediate)
  expect(ends).toHaveLength(3)
  ends[0]?.()
  ends[2]?.()
  await Promise.all([all[0], all[2]])
  ends[3]?.()
  await all[3]
})

it('does by turns what several ask for, whoever asked first and most', async () => {
  const queue = new Turns(9, () => new Error('full'))
  const course: string[] = []
  const ask = (whose: string, name: string) => queue.do(async () => void course.push(name), whose)
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name)),
    ...['b1', 'b2'].map((name) => ask('b', name)),
    ask('c', 'c1'),
  ])
  expect(course).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

it('refuses who has too many waiting, and nobody else', async () => {
  const queue = new Turns(9, () => new Error('full'), { mostEach: 2 })
  const ask = (whose: string) => queue.do(() => new Promise<void>(setImmediate), whose)
  const all = ['a', 'a', 'a'].map(ask)
  await expect(ask('a')).rejects.toThrow('full')
  await Promise.all([...all, ask('b')])
})

/** Something under way, until it is ended. */
function held(queue: Turns) {
  let end = () => {}
  const done = queue.do(
    () =>
      new Promise<void>((resolve) => {
        end = resolve
      }),
  )
  return { done, end: () => end() }
}

it('refuses who waits too long, where few wait later', async () => {
  const queue = new Turns(9, () => new Error('full'), { waitMs: 30 })
  const first = held(queue)
  const begun = performance.now()
  const waits = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      () => performance.now() - begun,
    )
  const [one, other] = await Promise.all(
    [queue.do(async () => 1), queue.do(async () => 2)].map(waits),
  )
  // Once one of the two is refused, the other one is alone.
  expect(one).toBeGreaterThanOrEqual(29)
  expect(other).toBeGreaterThanOrEqual(59)
  first.end()
  await first.done
  expect(await queue.do(async () => 3)).toBe(3)
})

it('does not begin what nobody wants any more', async () => {
  const queue = new Turns(9, () => new Error('full'))
  const first = held(queue)
  const begun: string[] = []
  const left = queue.do(
    async () => void begun.push('left'),
    '',
    () => false,
  )
  const next = queue.do(async () => void begun.push('next'))
  first.end()
  await expect(left).rejects.toThrow('full')
  await Promise.all([first.done, next])
  expect(begun).toEqual(['next'])
})

it('tells at once who would wait too long, by what others took', async () => {
  const queue = new Turns(99, () => new Error('full'), { waitMs: 300 })
  for (let n = 0; n < 10; n++)
    await queue.do(() => new Promise((resolve) => setTimeout(resolve, 50)), 'before')
  const first = held(queue)
  const ask = (whose: string) => queue.do(async () => whose, whose)
  const visitors = Array.from({ length: 30 }, (_, n) => `visitor ${n}`)
  const asked = Promise.allSettled(visitors.map(ask))
  first.end()
  const refused = (await asked).filter(({ status }) => status === 'rejected')
  // Some find a place, of which each takes its time; the rest does not even wait.
  expect(refused.length).toBeGreaterThan(5)
  expect(refused.length).toBeLessThan(30)
})
