import { readdir } from 'node:fs/promises'
import { outboxFolder, readOutbox } from '../src/integrations/mail/outbox.server.ts'
import { expect } from './fixtures.ts'

const folder = outboxFolder({ DATA_DIR: process.env.PRACA_E2E_DATA ?? '' })
/** What was read already: messages never change. */
const known = new Map<string, ReturnType<typeof readOutbox>>()

/** Every message so far, newest first. */
async function mails() {
  const names = (await readdir(folder))
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()
  for (const name of names) if (!known.has(name)) known.set(name, readOutbox(folder, name))
  const read = await Promise.all(names.map((name) => known.get(name)))
  return read.filter((mail) => mail != null)
}

/**
 * Waits for a mail whose link leads to a screen.
 * @param screen as '/authvalidation'
 * @returns the link's path, with its secret
 */
export async function mailedPath(email: string, screen: string): Promise<string> {
  let path: string | undefined
  await expect(async () => {
    const newest = (await mails()).find(({ to }) => to.includes(email))
    path = new RegExp(`${screen}/[\\w-]{20,}`).exec(newest?.html ?? '')?.[0]
    expect(path).toBeTruthy()
  }).toPass({ intervals: [50, 100, 200] })
  return path ?? ''
}

/** Waits for a mail that says a text: in words, as ten digits in a row are left out like a telephone number. */
export const expectMailed = (text: string) =>
  expect(async () => {
    const texts = (await mails()).map((mail) => mail.text)
    expect(texts.some((each) => each.includes(text))).toBe(true)
  }).toPass({ intervals: [50, 100, 200] })
