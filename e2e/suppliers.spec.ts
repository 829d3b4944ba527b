import type { APIRequestContext } from '@playwright/test'
import { expect, openPage, test } from './fixtures.ts'

interface Vendor {
  _id: string
  nomeFantasia: string
  razaoSocial: string
  cnpj: string
  site: string
  destaque: boolean
  isAssociated: boolean
}

async function everyVendor(request: APIRequestContext): Promise<Vendor[]> {
  return (await (await request.get('/v1/vendor?query=')).json()).data
}

async function vendorCount(request: APIRequestContext) {
  const url = '/v1/vendor/search/getPaginados?query='
  return (await (await request.get(url)).json()).total as number
}

async function offerCount(request: APIRequestContext, { _id }: Vendor, tipo: string) {
  const url = `/v1/vendor/${_id}/products?tipo=${encodeURIComponent(tipo)}`
  return (await (await request.get(url)).json()).total as number
}

/** The one of the demonstration that a journey needs. */
function need<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`the demonstration has no ${what}`)
  return found
}

test('the listing shows nine at a time and is searched by name and CNPJ', async ({
  page,
  request,
}) => {
  const vendors = await everyVendor(request)
  const vendor = need(
    vendors.find(({ nomeFantasia }) => nomeFantasia),
    'supplier with a name',
  )
  await openPage(page, '/suppliers')
  const results = page.getByRole('region', { name: 'Todos os resultados' })
  await expect(results.getByRole('article')).toHaveCount(9)
  // Other journeys register companies meanwhile.
  await expect(async () => {
    await page.reload()
    const count = await vendorCount(request)
    expect(await results.textContent()).toContain(`${count} fornecedores`)
  }).toPass()

  const field = page.getByRole('combobox', { name: 'Pesquise por fornecedores' })
  const masked = vendor.cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
  await field.fill(masked)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/suppliers\?search=/)
  await expect(results.getByRole('article')).toHaveCount(1)
  await expect(results.getByRole('article')).toContainText(vendor.nomeFantasia)

  await field.fill('')
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
  await field.press('Enter')
  expect((await warning).text()).toBe('O campo de busca está vazio.')

  await field.fill('xyzxyz qwqwqw')
  await field.press('Enter')
  await expect(page.getByText('Nenhum fornecedor para')).toBeVisible()
})

test('suppliers are found by where they are', async ({ page, request }) => {
  await openPage(page, '/suppliers')
  const state = page.getByRole('group', { name: 'Estado' }).getByRole('listitem').first()
  await state.getByRole('checkbox').click()
  await expect(page).toHaveURL(/\/suppliers\?estado=[A-Z]{2}$/)
  const { total } = await (
    await request.get(`/v1/vendor/search/getPaginados${new URL(page.url()).search}`)
  ).json()
  await expect(page.getByRole('status').filter({ hasText: /fornecedor/ })).toHaveText(
    total === 1 ? '1 fornecedor' : `${total} fornecedores`,
  )
})

test('a card opens the site in a new tab, or else the page here', async ({ page, request }) => {
  const vendors = await everyVendor(request)
  const outside = need(
    vendors.find(({ site }) => site),
    'supplier with a site',
  )
  const inside = need(
    vendors.find(({ site }) => !site),
    'supplier without a site',
  )

  await openPage(page, `/suppliers?search=${outside.cnpj}`)
  const card = page.getByRole('region', { name: 'Todos os resultados' }).getByRole('article')
  await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', outside.site)
  await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('target', '_blank')

  await openPage(page, `/suppliers?search=${inside.cnpj}`)
  await card.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(`/supplier/details/${inside._id}`)
})

test('the recommended come first and say so', async ({ page }) => {
  await openPage(page, '/suppliers')
  const first = page
    .getByRole('region', { name: 'Todos os resultados' })
    .getByRole('article')
    .first()
  await expect(first).toContainText('Recomendado')
})

test('a supplier shows its catalogue, six at first', async ({ page, request }) => {
  const vendors = await everyVendor(request)
  const counts = await Promise.all(vendors.map((vendor) => offerCount(request, vendor, 'Software')))
  const index = counts.findIndex((count) => count > 6)
  const vendor = need(vendors[index], 'supplier with more than six software')
  await openPage(page, `/supplier/details/${vendor._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(vendor.nomeFantasia)

  const section = page.getByRole('region', { name: 'Softwares', exact: true })
  await expect(section.getByRole('article')).toHaveCount(6)
  await section.getByRole('button', { name: /Ver todos/ }).click()
  const dialog = page.getByRole('dialog', { name: `Softwares de ${vendor.nomeFantasia}` })
  await expect(dialog.getByRole('article')).toHaveCount(counts[index] ?? 0)
  // Two columns.
  const [left, right] = await Promise.all(
    [0, 1].map((place) => dialog.getByRole('article').nth(place).boundingBox()),
  )
  expect(right?.y).toBe(left?.y)
  expect(right?.x).toBeGreaterThan(left?.x ?? 0)

  await dialog.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/software\/details\//)
})

test('an automatic page says that it is one, and shows no contact', async ({ page, request }) => {
  const vendors = await everyVendor(request)
  const notice = page.getByText('Esta página foi gerada automaticamente')
  const automatic = need(
    vendors.find(({ isAssociated }) => !isAssociated),
    'automatic page',
  )
  await openPage(page, `/supplier/details/${automatic._id}`)
  await expect(notice).toBeVisible()
  await expect(page.getByText('E-mail', { exact: true })).toHaveCount(0)
  // What it says leaves room on a telephone's first screen for what can be done.
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('button', { name: 'Avaliar' })).toBeInViewport({ ratio: 1 })

  const kept = need(
    vendors.find(({ isAssociated }) => isAssociated),
    'page kept by its company',
  )
  await openPage(page, `/supplier/details/${kept._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('one that does not exist is a page with ways on', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/404/)
  const response = await page.goto('/supplier/details/0198c0de-0000-7000-8000-000000000000')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('main').getByRole('link', { name: 'Ver fornecedores' })).toBeVisible()
})
