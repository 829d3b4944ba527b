import type { Page } from '@playwright/test'
import { expect, showAttention, test } from './fixtures.ts'

// What is on its way, and how long, is the same in each journey only where nothing was kept.
test.use({ isNewBrowser: true })

/** Holds back what takes over a page until it is released. */
async function holdScripts(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/react-*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('nothing that was pressed or written before the scripts are there is lost', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/')
  const field = page.getByRole('combobox', { name: 'Qual software você procura?' })
  await field.fill('gestão')
  await field.press('Home')
  const enter = page.getByRole('button', { name: 'Entre ou cadastre-se' })
  await enter.click()
  await expect(enter).toHaveAttribute('aria-busy', 'true')

  release()
  await expect(page.getByRole('dialog', { name: 'Entre na sua conta' })).toBeVisible()
  await expect(enter).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('gestão')
  await field.press('Enter')
  await expect(page).toHaveURL('/softwares/gest%C3%A3o')
})

test('a form that was sent and a filter that was set before the scripts are there work', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/')
  const field = page.getByRole('combobox', { name: 'Qual software você procura?' })
  await field.fill('estoque')
  await field.press('Enter')
  release()
  await expect(page).toHaveURL('/softwares/estoque')

  const releaseFilters = await holdScripts(page)
  await page.goto('/erp')
  const stars = page.getByRole('checkbox', { name: '4 estrelas' })
  await stars.check()
  releaseFilters()
  await expect(page).toHaveURL('/erp?nota=4')
  await expect(stars).toBeChecked()
})

test('links lead on where the scripts do not come, and the next press asks for them again', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Failed to load resource/)
  await page.route('**/assets/react-*.js', (route) => route.abort())
  await page.goto('/')
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click()
  await failed
  await page.getByRole('banner').getByRole('link', { name: 'Fornecedores' }).click()
  await expect(page).toHaveURL('/suppliers')

  await page.getByRole('button', { name: 'Entre ou cadastre-se' }).focus()
  await page.unroute('**/assets/react-*.js')
  await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click()
  await expect(page.getByRole('dialog', { name: 'Entre na sua conta' })).toBeVisible()
})

test('a page that is left alone loads little, then fetches what takes it over and runs none of it', async ({
  page,
  analytics,
}) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  await page.clock.install()
  await page.goto('/about')
  expect(scripts.size).toBeLessThan(4)
  await page.clock.runFor(3000)
  await expect.poll(() => [...scripts].some((name) => name.includes('/react-'))).toBe(true)
  expect(scripts.size).toBeLessThan(5)
  expect(await analytics()).toEqual([])

  await showAttention(page)
  await expect
    .poll(async () => (await analytics()).map(({ event }) => event))
    .toContain('page_view')
})

test('a page that is scrolled as it opens still waits for somebody, and asks a visitor to log in', async ({
  page,
}) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  await page.goto('/supplier')
  const top = () => page.locator('#inicio').evaluate((hero) => hero.getBoundingClientRect().top)
  const header = await page.getByRole('banner').evaluate((bar) => bar.clientHeight)
  await expect.poll(async () => Math.abs((await top()) - header)).toBeLessThan(3)
  expect(scripts.size).toBeLessThan(4)

  await page.getByRole('link', { name: 'Criar cadastro de fornecedor' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/supplier')
})
