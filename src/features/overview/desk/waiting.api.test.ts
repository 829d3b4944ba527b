import { expect, it } from 'vitest'
import { makeVendor } from '#/db/factories/index.ts'
import { accessRequests, categorySuggestions } from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { testApi } from '#/server/testing/api.server.ts'
import { QUEUE_NAMES } from '../queues.ts'

const api = testApi()

const waiting = (token?: string) => api.get('/v1/admin/waiting', token)

it('tells Admins, and nobody else, how much waits in each queue and since when', async () => {
  const [someone, admin] = [await api.person(), await api.admin()]
  expect([(await waiting()).status, (await waiting(someone.token)).status]).toEqual([401, 403])
  const before = (await waiting(admin.token)).body.data
  expect(before.map(({ fila }: { fila: string }) => fila).toSorted()).toEqual(
    QUEUE_NAMES.toSorted(),
  )

  const { id: vendorId } = await makeVendor(api.platform.db)
  const createdAt = new Date(Date.now() - 400 * DAY_MS)
  const request = { vendorId, userId: someone.id, email: 'ana@acme.example', createdAt }
  const expiresAt = new Date()
  await api.platform.db
    .insert(accessRequests)
    .values({ ...request, expiresAt, status: 'awaiting_admin' })
  await api.platform.db
    .insert(categorySuggestions)
    .values({ name: 'Fila de teste', kind: 'software', userId: someone.id, status: 'refused' })
  const after = (await waiting(admin.token)).body.data
  const ofQueue = (list: { fila: string; total: number }[], name: string) =>
    list.find(({ fila }) => fila === name)
  expect(ofQueue(after, 'accessRequests')).toEqual({
    fila: 'accessRequests',
    total: (ofQueue(before, 'accessRequests')?.total ?? 0) + 1,
    desde: createdAt.toISOString(),
  })
  expect(ofQueue(after, 'categorySuggestions')).toEqual(ofQueue(before, 'categorySuggestions'))
})
