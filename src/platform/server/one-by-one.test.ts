import { expect, it } from 'vitest'
import { OneByOne } from './one-by-one.server.ts'

const full = () => new OneByOne(3, () => new Error('full'))

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
