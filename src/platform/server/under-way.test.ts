import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { UnderWay } from './under-way.server.ts'

test('is known behind awaits, of each work its own', async () => {
  const works = new UnderWay<string>()
  const asked = (name: string) =>
    works.do(name, async () => {
      await turn()
      return works.known
    })
  expect(await Promise.all([asked('a'), asked('b')])).toEqual(['a', 'b'])
  expect(works.known).toBeUndefined()
})

test('a work in another hides what the outer one knows until it is done', async () => {
  const works = new UnderWay<string>()
  const seen = await works.do('outer', async () => {
    const inner = await works.do('inner', async () => works.known)
    await turn()
    return [inner, works.known]
  })
  expect(seen).toEqual(['inner', 'outer'])
})

test('stays known to one work when another ends, also in failure', async () => {
  const works = new UnderWay<string>()
  const failing = works.do('short', async () => {
    throw new Error('It failed.')
  })
  const long = works.do('long', async () => {
    await failing.catch(() => {})
    await turn()
    return works.known
  })
  expect(await long).toBe('long')
})

test('what goes on after its work is known to nobody', async () => {
  const works = new UnderWay<string>()
  let after: Promise<string | undefined> | undefined
  await works.do('work', async () => {
    after = turn(undefined).then(() => works.known)
  })
  expect(await after).toBeUndefined()
})
