import type { Page } from '@playwright/test'
import { expect, expectWhole, openPage, test } from './fixtures.ts'

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Qual software você procura?' })
const listOf = (page: Page) => page.getByRole('listbox', { name: 'Sugestões' })

/** An answer of the API that names a text. */
const answerFor = (texto: string) => ({
  json: {
    data: [
      {
        tipo: 'busca',
        _id: null,
        texto,
        url: '/softwares/x',
        logotipo_url: '',
        categoria: '',
        rating: 0,
      },
    ],
    message: '',
  },
})

test('suggestions are reached by keyboard, and the focus stays in the field', async ({ page }) => {
  const { data } = await (await page.request.get('/v1/software/searchMelhores')).json()
  const { name, _id } = data[0]
  await openPage(page, '/')
  const field = fieldOf(page)
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await field.focus()
  await field.pressSequentially(name.slice(0, 3).toUpperCase())
  const list = listOf(page)
  const options = list.getByRole('option')
  await expect(list).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '')
  await expect(page.getByRole('status').filter({ hasText: 'sugest' })).toContainText(/^\d+ sugest/)

  await expectWhole(page)

  const marked = list.getByRole('option', { selected: true })
  await expect(marked).toHaveCount(0)
  await field.press('ArrowDown')
  await expect(marked).toHaveAttribute(
    'id',
    (await field.getAttribute('aria-activedescendant')) ?? '',
  )
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await field.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await field.press('Home')
  await expect(marked).toHaveCount(0)
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await expect(field).toBeFocused()

  await field.press('Escape')
  await expect(list).toBeHidden()
  await expect(field).toHaveValue(name.slice(0, 3).toUpperCase())
  await field.press('Alt+ArrowDown')
  await expect(list).toBeVisible()
  await expect(marked).toHaveCount(0)
  const place = await options.evaluateAll(
    (links, path) => links.findIndex((link) => link.getAttribute('href') === path),
    `/software/details/${_id}`,
  )
  for (let presses = 0; presses <= place; presses++) await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL(`/software/details/${_id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('an answer to an older text never takes the place of a newer one', async ({ page }) => {
  const held: (() => void)[] = []
  await page.route('/v1/sugestoes?*', async (route) => {
    const query = new URL(route.request().url()).searchParams.get('query') ?? ''
    if (query === 'fol') await new Promise<void>((resolve) => held.push(resolve))
    // The call that was held may be over.
    await route.fulfill(answerFor(`para ${query}`)).catch(() => {})
  })
  await openPage(page, '/')
  const field = fieldOf(page)
  const asked = page.waitForRequest(/query=fol$/)
  await field.pressSequentially('fol')
  await asked
  await field.pressSequentially('ha')
  await expect(listOf(page)).toContainText('para folha')
  for (const release of held) release()
  await field.press('ArrowDown')
  await expect(listOf(page).getByRole('option')).toHaveText(/para folha/)
  // What is asked for after the search was sent opens nothing over its results.
  await field.press('End')
  await field.pressSequentially('s')
  await field.press('Enter')
  await expect(page).toHaveURL('/softwares/folhas')
  await expect(listOf(page)).toHaveCount(0)
})

test('what is typed before the page has its script stays, and is suggested for', async ({
  page,
}) => {
  let release = () => {}
  const scripts = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const field = fieldOf(page)
  await field.pressSequentially('ges')
  release()
  await expect(listOf(page)).toBeVisible()
  await expect(field).toHaveValue('ges')
  await expect(field).toBeFocused()
})

test('a click on a suggestion leads there; of suppliers there are only suppliers', async ({
  page,
}) => {
  await openPage(page, '/suppliers')
  const field = page.getByRole('combobox', { name: 'Pesquise por fornecedores' })
  const name = (await page.getByRole('article').getByRole('heading').first().textContent()) ?? ''
  await field.fill(name)
  const option = listOf(page).getByRole('option', { name })
  await expect(option.first()).toContainText('Fornecedor')
  await option.first().click()
  await expect(page).toHaveURL(/\/supplier\/details\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})
