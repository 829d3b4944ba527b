import { expect, it } from 'vitest'
import { testApi } from '#/server/testing/api.server.ts'

const api = testApi()

const load = (token?: string) => api.send('POST', '/v1/admin/categories/standard', { token })
it('begins an empty catalogue with the standard categories, once', async () => {
  const [boss, someone] = [await api.admin(), await api.person()]
  expect([(await load()).status, (await load(someone.token)).status]).toEqual([401, 403])
  const answers = await Promise.all([load(boss.token), load(boss.token)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { total } = answers.find(({ status }) => status === 200)?.body.data ?? {}
  const { body } = await api.get('/v1/admin/categories', boss.token)
  expect(body.total).toBe(total)
  const [subcategory] = (
    await api.get('/v1/admin/categories?search=erp%20para%20varejo', boss.token)
  ).body.data
  expect(subcategory).toMatchObject({ parent: { name: 'ERP' }, active: true })
  const trail = (await api.get('/v1/admin/audit', boss.token)).body.data
  expect(trail).toMatchObject([{ action: 'addStandard', actor: { _id: boss.id } }])
})
