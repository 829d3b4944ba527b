import { expect, openPage, test } from './fixtures.ts'

test('the footer leads to the terms and the privacy notice', async ({ page }) => {
  await openPage(page, '/about')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Termos de uso' }).click()
  await expect(page).toHaveURL('/termos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termos de uso')
  await expect(page.getByText(/^Versão de \d+ \p{L}{3} \d{4}$/u)).toBeVisible()
  await footer.getByRole('link', { name: 'Privacidade', exact: true }).click()
  await expect(page).toHaveURL('/privacidade')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidade')
})

for (const address of ['/termos', '/privacidade']) {
  test(`the index of ${address} leads to every section, below the top bar`, async ({ page }) => {
    await openPage(page, address)
    const links = page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link')
    const titles = await links.allTextContents()
    expect(titles.length).toBeGreaterThan(5)
    for (const title of titles) {
      await expect(page.getByRole('region', { name: title, exact: true })).toHaveCount(1)
    }

    await links.filter({ hasText: titles[4] }).click()
    const heading = page.getByRole('heading', { name: titles[4], exact: true })
    await expect(heading).toBeInViewport()
    const pdf = page.getByRole('link', { name: 'Baixar em PDF' })
    const answer = await page.request.get((await pdf.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toBe('application/pdf')
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
    const bar = await page.getByRole('banner').boundingBox()
    const place = await heading.boundingBox()
    expect(place?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  })
}

test('the privacy notice says who answers, and that nobody is named yet', async ({ page }) => {
  await openPage(page, '/privacidade')
  const controller = page.getByRole('region', { name: 'Quem responde pelos seus dados' })
  await expect(controller).toContainText('Praça (demonstração)')
  await expect(controller).toContainText('O operador desta instalação ainda não indicou um e-mail.')
})

test.describe('in a new browser', () => {
  test.use({ consent: 'none' })

  test('what the notice says of the browser is what is there', async ({ page }) => {
    await openPage(page, '/privacidade')
    const { cookies, origins } = await page.context().storageState()
    expect(cookies.filter(({ name }) => name !== 'XSRF-TOKEN')).toEqual([])
    expect(origins).toEqual([])
  })
})
