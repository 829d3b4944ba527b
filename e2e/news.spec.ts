import { expect, openPage, test } from './fixtures.ts'

test('news are searched, ordered and read', async ({ page, request }) => {
  const { data } = await (await request.get('/v1/news')).json()
  await openPage(page, '/news')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const headlines = page.getByRole('article').getByRole('heading')
  // The list goes on after the latest, which stand above it.
  await expect(page.getByRole('region', { name: 'Mais notícias' })).toBeVisible()
  const shown = await headlines.allTextContents()
  expect(new Set(shown).size).toBe(shown.length)
  await page.getByRole('combobox', { name: /Orden/ }).selectOption('Mais antigos')
  await expect(page).toHaveURL(/ordem=antigos/)
  const oldest = data.data.at(-1).headline
  await expect(headlines.filter({ hasText: oldest })).toBeVisible()

  const field = page.getByRole('searchbox', { name: 'Pesquise por notícias' })
  await field.fill('cnpj')
  await field.press('Enter')
  await expect(page).toHaveURL(/search=cnpj/)
  await expect(headlines.first()).toContainText(/cnpj/i)

  await field.fill('palavra que ninguém escreveu')
  await field.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(0)
  // Once.
  await expect(page.getByText('“palavra que ninguém escreveu”')).toHaveCount(1)
})

test('a card leads outside for news, and to the article for articles', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/v1/news')).json()
  const outside = data.data.find(({ type }: { type: string }) => type === 'News')
  const ours = data.data.find(({ type }: { type: string }) => type === 'Article')

  await openPage(page, `/news?search=${encodeURIComponent(outside.headline)}`)
  const link = page.getByRole('article').getByRole('link', { name: outside.headline })
  await expect(link).toHaveAttribute('href', outside.url)
  await expect(link).toHaveAttribute('target', '_blank')

  await openPage(page, `/news?search=${encodeURIComponent(ours.headline)}`)
  await page.getByRole('article').getByRole('link', { name: ours.headline }).click()
  await expect(page).toHaveURL(`/information/artigo/${ours._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ours.headline)
})

test('an article that does not exist is a page with ways on', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/404/)
  const response = await page.goto('/information/artigo/0198c0de-0000-7000-8000-000000000000')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não encontramos esta página')
})

test('jobs: the best first, all of them, a search, and one alone', async ({ page, request }) => {
  const { data: jobs } = await (await request.get('/v1/career')).json()
  await openPage(page, '/careers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Encontre vagas')
  const featured = page.getByRole('region', { name: 'Vagas imperdíveis' })
  await expect(featured.getByRole('article')).toHaveCount(3)
  await featured.getByRole('link', { name: 'Ver tudo' }).click()
  await expect(page).toHaveURL('/careers/results/imperdiveis/%20/%20')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vagas imperdíveis')

  await openPage(page, '/careers/results/all/%20/%20')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vagas')
  await page.getByRole('combobox', { name: /Orden/ }).selectOption('Mais antigos')
  await expect(page.getByRole('article').first()).toContainText(jobs.at(-1).headline)

  await openPage(page, '/careers')
  const field = page.getByRole('searchbox', { name: 'Pesquise por cargo ou empresa' })
  await field.fill(jobs[0].empresa)
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Resultado da pesquisa: ${jobs[0].empresa}`,
  )

  await openPage(page, `/careers/results/all/get/${jobs[0]._id}`)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('combobox')).toHaveCount(0)
  const more = page.getByRole('link', { name: /Saiba mais/ })
  await expect(more).toHaveAttribute('href', jobs[0].url)
  await expect(more).toHaveAttribute('target', '_blank')
})

test('what a campaign adds to an address changes nothing of its page', async ({ page }) => {
  await openPage(page, '/news?page=2&utm_source=boletim')
  await expect(page.getByRole('link', { name: 'Página anterior' })).toHaveAttribute('href', '/news')
})
