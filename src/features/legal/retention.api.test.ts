import { desc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { devices, pendingSignUps, sessions, verifications } from '#/db/schema/index.ts'
import { HOUR_MS } from '#/domain/durations.ts'
import { DEVICE_DAYS, EXPORT_HOURS, REMEMBERED_DAYS } from '#/features/accounts/limits.ts'
import { testApi } from '#/server/testing/api.server.ts'
import { RESET_LINK_HOURS, SESSION_DAYS, VALIDATION_LINK_HOURS } from './limits.ts'

const api = testApi()
const person = {
  firstName: 'Ana',
  lastName: 'Prado',
  email: 'ana@empresa.test',
  plataformName: 'ana.prado',
  password: 'segredo-comprido',
}

const post = async (url: string, payload: object, token?: string) => {
  const { status, body } = await api.send('POST', url, { payload, token })
  expect(status).toBe(200)
  return body.data
}

type Kept = typeof pendingSignUps | typeof verifications | typeof sessions | typeof devices

/** Hours that the newest row of a table is kept from its beginning. */
async function hoursKept(table: Kept): Promise<number> {
  const [row] = await api.platform.db.select().from(table).orderBy(desc(table.id)).limit(1)
  return Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / HOUR_MS)
}

it('keeps what the privacy notice says for as long as it says', async () => {
  await post('/v1/newlogin', person)
  expect(await api.platform.jobs.runWaiting()).toEqual([])
  expect(await hoursKept(pendingSignUps)).toBe(VALIDATION_LINK_HOURS)

  const [, secret] = /\/authvalidation\/([\w-]+)/.exec(api.mails.at(-1)?.text ?? '') ?? []
  const { body } = await api.get(`/v1/newlogin/validate/${secret}`)
  expect(await hoursKept(sessions)).toBe(SESSION_DAYS * 24)

  await post('/v1/login', { user: person.email, password: person.password, remember: true })
  expect(await hoursKept(devices)).toBe(DEVICE_DAYS * 24)
  const [device] = await api.platform.db.select().from(devices).orderBy(desc(devices.id)).limit(1)
  const remembered = (device?.rememberedUntil?.getTime() ?? 0) - Date.now()
  expect(Math.round(remembered / HOUR_MS)).toBe(REMEMBERED_DAYS * 24)

  await post('/v1/changePasswordToken', { email: person.email })
  expect(await api.platform.jobs.runWaiting()).toEqual([])
  expect(await hoursKept(verifications)).toBe(RESET_LINK_HOURS)

  await post('/v1/login/export', { password: person.password }, body.data.token)
  expect(await hoursKept(verifications)).toBe(EXPORT_HOURS)
})
