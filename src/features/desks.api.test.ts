import { expect, it } from 'vitest'
import type { Desk } from '#/platform/desk.ts'
import { testApi } from '#/server/testing/api.server.ts'

const DEFINITIONS = import.meta.glob<Desk>('./**/desk/desk.tsx', {
  eager: true,
  import: 'default',
})

const { get, admin } = testApi()

it('every desk answers in each of its orders, and refuses another one', async () => {
  const { token } = await admin()
  for (const { api, fields } of Object.values(DEFINITIONS)) {
    const sorts = Object.entries(fields).flatMap(([key, { sort }]) =>
      sort ? [key, `-${key}`] : [],
    )
    for (const sort of sorts)
      expect((await get(`/v1/admin/${api}?sort=${sort}`, token)).status, `${api} ${sort}`).toBe(200)
    if (sorts.length > 0)
      expect((await get(`/v1/admin/${api}?sort=nada`, token)).status, api).toBe(400)
  }
})
