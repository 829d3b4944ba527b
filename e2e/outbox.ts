import type { APIRequestContext } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * Waits for a mail in the outbox whose link leads to a screen.
 * @param screen as '/authvalidation'
 * @returns the link's path, with its secret
 */
export async function mailedPath(
  request: APIRequestContext,
  email: string,
  screen: string,
): Promise<string> {
  let path: string | undefined
  await expect(async () => {
    const list = await (await request.get('/dev/outbox')).text()
    // Newest first; the address of a mail comes before the one it went to.
    const [, mail] = list.split(email)[0]?.match(/.*href="([^"]+)"/s) ?? []
    expect(list).toContain(email)
    const letter = await (await request.get(mail ?? '')).text()
    path = new RegExp(`${screen}/[\\w-]{20,}`).exec(letter)?.[0]
    expect(path).toBeTruthy()
  }).toPass()
  return path ?? ''
}
