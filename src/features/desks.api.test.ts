import { expect, it } from 'vitest'
import { type Desk, offeredOrders } from '#/platform/desk.ts'
import { testApi } from '#/server/testing/api.server.ts'

const DEFINITIONS = import.meta.glob<Desk>('./**/desk/desk.tsx', {
  eager: true,
  import: 'default',
})

const { get, admin } = testApi()

it('every desk answers in each of its orders, and refuses another one', async () => {
  const { token } = await admin()
  for (const { api, fields, order } of Object.values(DEFINITIONS)) {
    const both = (keys: string[]) => keys.flatMap((key) => [key, `-${key}`])
    const offered = [...both(offeredOrders(fields).map(([key]) => key)), ...(order ? [order] : [])]
    for (const sort of new Set(offered))
      expect((await get(`/v1/admin/${api}?sort=${sort}`, token)).status, `${api} ${sort}`).toBe(200)
    if (!order) continue
    // Also what begins a list and is in no column, from its other end: nobody is offered it.
    const others = both(Object.keys(fields)).filter((sort) => !offered.includes(sort))
    for (const sort of ['nada', ...others])
      expect((await get(`/v1/admin/${api}?sort=${sort}`, token)).status, `${api} ${sort}`).toBe(400)
  }
})
