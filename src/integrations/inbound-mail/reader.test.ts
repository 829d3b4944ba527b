import { expect, it } from 'vitest'
import { PostedLetter } from './forms.server.ts'
import { readApart } from './reader.server.ts'

const read = (letter: string, withinMs?: number) =>
  readApart('mime', new PostedLetter(Buffer.from(letter), 'message/rfc822'), '', withinMs)

const LETTER = 'From: ana@empresa.example\r\nTo: b@y.example\r\n\r\nBom dia!'

/** Some twenty megabytes that would take seconds. */
const LARGE = `From: a@x.example\r\nContent-Type: text/html\r\n\r\n${`${'<b>a</b> '.repeat(11)}\r\n`.repeat(200_000)}`

it('reads letters apart, with their files, and what has another form as none', async () => {
  expect(await read(LETTER)).toMatchObject({
    as: 'letter',
    recipients: [],
    letter: { from: 'ana@empresa.example', text: 'Bom dia!', recipients: ['b@y.example'] },
  })
  const head = 'From: a@x.example\r\nContent-Type: application/pdf\r\n\r\n%PDF-'
  const file = await read(head)
  expect(file.as === 'letter' && Buffer.from(file.letter.files[0]?.content ?? []).toString()).toBe(
    '%PDF-\n',
  )
  expect(await read(`From: a@x.example\r\n\r\n${'\n'.repeat(40_000)}`)).toEqual({
    as: 'unreadable',
  })
  const form = new PostedLetter(Buffer.from('{}'), 'application/json')
  expect(await readApart('postmark', form, '')).toEqual({ as: 'malformed' })
})

it('holds up nobody while it reads one that takes long, and reads the next one', async () => {
  await read(LETTER)
  const start = performance.now()
  const [long, next] = [read(LARGE), read(LETTER)]
  await new Promise((resolve) => setImmediate(resolve))
  // As little as it takes to hand it over.
  expect(performance.now() - start).toBeLessThan(1000)
  let turns = 0
  const turning = setInterval(() => turns++, 10)
  expect(['letter', 'endless']).toContain((await long).as)
  clearInterval(turning)
  expect(turns).toBeGreaterThan(20)
  expect((await next).as).toBe('letter')
}, 30_000)

it('gives up what takes too long, and reads the next one', async () => {
  const [long, next] = [read(LARGE, 20), read(LETTER)]
  expect(await long).toEqual({ as: 'endless' })
  expect((await next).as).toBe('letter')
}, 30_000)
