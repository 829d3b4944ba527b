import { expect, it, vi } from 'vitest'
import { loader } from '#/routes/erp.tsx'
import { testCategories } from '#/server/testing/categories.server.ts'
import { pageData } from '#/server/testing/pages.server.ts'

const t = testCategories()

/** What the address says that names no category, as the menu leads there. */
async function plain() {
  const { data, init } = JSON.parse(await pageData(t.api.platform, '/erp', loader, {}))
  return { main: data.main, category: data.comparison?.category, status: init?.status ?? 200 }
}

it('compares the first main category, whatever an Admin made of it, and is always there', async () => {
  const admin = await t.admin()
  expect(await plain()).toEqual({ main: [], category: undefined, status: 200 })

  await t.offer({ categories: ['Folha'] })
  t.api.platform.pageCache.drop(['*'])
  expect(await plain()).toEqual({ main: ['Folha'], category: 'Folha', status: 200 })

  const [erp, crm] = [await t.make({ name: 'ERP' }), await t.make({ name: 'CRM' })]
  t.api.platform.pageCache.drop(['*'])
  expect(await plain()).toEqual({ main: ['ERP', 'CRM'], category: 'ERP', status: 200 })

  const renamed = { main: ['Gestão integrada', 'CRM'], category: 'Gestão integrada', status: 200 }
  await t.edit(admin, erp.id, { name: 'Sistema de gestão' })
  await t.edit(admin, erp.id, { name: 'Gestão integrada' })
  await vi.waitFor(async () => expect(await plain()).toEqual(renamed))

  const target = await t.make({ name: 'Gestão' })
  await t.merge(admin, erp.id, target.id)
  const merged = { main: ['Gestão', 'CRM'], category: 'Gestão', status: 200 }
  await vi.waitFor(async () => expect(await plain()).toEqual(merged))

  await t.merge(admin, crm.id, target.id)
  await vi.waitFor(async () => expect(await plain()).toEqual({ ...merged, main: ['Gestão'] }))

  // A new one of that name is the one again.
  await t.make({ name: 'Erp' })
  t.api.platform.pageCache.drop(['*'])
  expect(await plain()).toEqual({ main: ['Erp', 'Gestão'], category: 'Erp', status: 200 })
})
