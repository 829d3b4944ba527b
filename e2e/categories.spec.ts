import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { DEMO, demoLogin, enterAs, type Login, newAccount, XSRF } from './accounts.ts'
import { publishCompany } from './companies.ts'
import { expect, expectAccessible, expectWhole, openPage, test, WIDTHS } from './fixtures.ts'
import { expectMailed } from './outbox.ts'
import { button, chooseOption, dialogNamed, field } from './parts.ts'

const MEANWHILE = 'Nossa equipe confere; até lá, escolha outra categoria.'

const choice = (within: Page | Locator, name: string) =>
  within.getByRole('combobox', { name, exact: true })
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })

/** A name that no other test has. */
const newName = (beginning: string) => `${beginning} ${randomUUID().slice(0, 8)}`

const asAdmin = (request: APIRequestContext) => demoLogin(request, DEMO.admin)

/** A category of the test's own. @returns its id */
async function addCategory(request: APIRequestContext, admin: Login, category: object) {
  const headers = { ...XSRF, token: admin.token }
  const answer = await request.post('/v1/admin/categories', { headers, data: category })
  expect(answer.ok()).toBe(true)
  return (await answer.json()).data.id as string
}

/** A service of a company of the test's own, with these categories. @returns its id */
async function sellService(request: APIRequestContext, login: Login, category: string[]) {
  const vendorId = await publishCompany(request, login)
  const multipart = new FormData()
  const texts = {
    tipo: 'Serviço',
    name: newName('Conserto'),
    subCategoria: 'Geral',
    description: 'Feito.',
  }
  for (const [name, text] of Object.entries(texts)) multipart.set(name, text)
  for (const name of category) multipart.append('category[]', name)
  const answer = await request.post(`/v1/vendor/products/${vendorId}/${login.user._id}`, {
    headers: { ...XSRF, token: login.token },
    multipart,
  })
  expect(answer.ok()).toBe(true)
  return (await answer.json()).data._id as string
}

/** The form of an offer, on the third step of the registration. */
async function openOfferForm(page: Page, login: Login, opener: string) {
  const id = await publishCompany(page.request, login)
  await enterAs(page, login)
  await openPage(page, `/supplier/new/${id}`)
  const steps = page.getByRole('navigation', { name: 'Etapas do cadastro' })
  await steps.getByRole('button', { name: 'Cadastre seus produtos' }).click()
  await page.getByRole('button', { name: opener }).click()
  await expect(choice(page, 'Categorias')).toBeVisible()
}

/** The desk, for categories that are found by a name. */
async function openDesk(page: Page, admin: Login, search = '') {
  await enterAs(page, admin)
  await openPage(page, `/admin/category?search=${encodeURIComponent(search)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categorias')
}

test('a category that is missing is suggested, approved and chosen', async ({
  page,
  visitor: desk,
}) => {
  const name = newName('Vinícolas')
  const login = await newAccount(page.request)
  await openOfferForm(page, login, 'Cadastrar software')
  const categories = choice(page, 'Categorias')
  await categories.fill(name)
  const suggest = page.getByRole('option', { name: `Sugerir categoria “${name}”` })
  await expect(suggest).toBeVisible()
  await categories.press('ArrowDown')
  await categories.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: MEANWHILE })).toHaveText(
    `Sugestão enviada. ${MEANWHILE}`,
  )
  await expect(categories).toHaveValue('')
  await expectAccessible(page)
  await categories.fill(name.toUpperCase())
  await page.getByRole('option', { name: /^Sugerir/ }).click()
  await expect(page.getByText('Esta categoria já foi sugerida.')).toBeVisible()

  await openDesk(desk, await asAdmin(page.request))
  const suggestion = desk.getByRole('article').filter({ hasText: name })
  await expect(suggestion).toContainText(login.user.email)
  await button(suggestion, `Aprovar ${name}`).click()
  const dialog = dialogNamed(desk, 'Aprovar sugestão')
  await expect(field(dialog, 'Nome')).toHaveValue(name)
  await field(dialog, 'Nome').fill('x')
  await button(dialog, 'Aprovar sugestão').click()
  await expect(field(dialog, 'Nome')).toHaveAccessibleDescription(/Insira um nome válido\./)
  await expectAccessible(desk)
  await field(dialog, 'Nome').fill(`${name} e adegas`)
  await button(dialog, 'Aprovar sugestão').click()
  await expect(desk.getByText('Sugestão aceita.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(suggestion).toHaveCount(0)
  await expectMailed(`${name.slice(-8)} e adegas`)

  await categories.fill(`${name} e`)
  await page.getByRole('option', { name: `${name} e adegas` }).click()
  await expect(button(page, `Remover categoria ${name} e adegas`)).toBeVisible()
})

test('a suggestion is refused with a reason, which is mailed', async ({ page }) => {
  const name = newName('Coisas')
  const login = await newAccount(page.request)
  const headers = { ...XSRF, token: login.token }
  const sent = await page.request.post('/v1/category', { headers, data: { name, tipo: 'Serviço' } })
  expect(sent.ok()).toBe(true)
  await openDesk(page, await asAdmin(page.request))
  await button(page, `Recusar ${name}`).click()
  const dialog = dialogNamed(page, 'Recusar sugestão')
  await button(dialog, 'Recusar sugestão').click()
  await expect(field(dialog, 'Motivo')).toBeFocused()
  const reason = `É ampla demais (${randomUUID().slice(0, 8)}).`
  await field(dialog, 'Motivo').fill(reason)
  await button(dialog, 'Recusar sugestão').click()
  await expect(page.getByText('Sugestão recusada.')).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(0)
  await expectMailed(reason)
})

test('a service is given a subcategory of its category, or any other text', async ({ page }) => {
  const admin = await asAdmin(page.request)
  const parent = newName('Oficinas')
  const parentId = await addCategory(page.request, admin, { name: parent, tipo: 'Serviço' })
  const below = newName('Funilaria')
  await addCategory(page.request, admin, { name: below, tipo: 'Serviço', parentId })
  await openOfferForm(page, await newAccount(page.request), 'Cadastrar serviço')

  const [categories, subcategory] = [choice(page, 'Categorias'), choice(page, 'Subcategoria')]
  // The second level is for the other field.
  await categories.fill(below)
  await expect(page.getByText('Nenhuma categoria com esse nome.')).toBeVisible()
  await categories.fill(parent)
  await page.getByRole('option', { name: parent }).click()
  await subcategory.fill('funil')
  await page.getByRole('option', { name: below }).click()
  await expect(subcategory).toHaveValue(below)
  await subcategory.fill('Martelinho de ouro')
  await expect(page.getByRole('option')).toHaveCount(0)
  await field(page, 'Nome do serviço').fill('Conserto rápido')
  await field(page, 'Descrição').fill('Em um dia.')
  await button(page, 'Adicionar').click()
  await expect(page.getByText('Serviço adicionado com sucesso!')).toBeVisible()
})

test('an Admin adds, renames and deactivates a category', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/409/)
  const admin = await asAdmin(page.request)
  const [name, renamed] = [newName('Sapataria'), newName('Calçados')]
  await openDesk(page, admin, 'nada se chama assim')
  await expect(page.getByText('Nada encontrado')).toBeVisible()
  await button(page, 'Nova categoria').click()
  const adding = dialogNamed(page, 'Nova categoria')
  await field(adding, 'Nome').fill('ERP')
  await button(adding, 'Criar categoria').click()
  await expect(field(adding, 'Nome')).toHaveAccessibleDescription(/Já existe a categoria “ERP”\./)
  await expect(field(adding, 'Nome')).toBeFocused()
  await field(adding, 'Nome').fill(name)
  await adding.getByLabel('Tipo').selectOption('Serviço')
  await button(adding, 'Criar categoria').click()
  await expect(page.getByText('Categoria criada.')).toBeVisible()
  await expect(button(page, 'Nova categoria')).toBeFocused()

  const login = await newAccount(page.request)
  const offerId = await sellService(page.request, login, [name])
  await page.getByRole('searchbox', { name: 'Nome da categoria' }).fill(name.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/category\?search=SAPATARIA/)
  await expect(rowOf(page, name)).toContainText(/Serviço.*Ativa.*1/)
  await button(page, `Editar ${name}`).click()
  const editing = dialogNamed(page, 'Editar categoria')
  await expect(editing.getByLabel('Tipo')).toBeDisabled()
  await field(editing, 'Nome').fill(renamed)
  await button(editing, 'Salvar').click()
  await expect(page.getByText('Categoria salva.')).toBeVisible()
  await page.goto(`/software/details/${offerId}`)
  const categories = page.getByRole('list', { name: 'Categorias' })
  await expect(categories.getByRole('link', { name: renamed })).toBeVisible()

  await openPage(page, `/admin/category?search=${encodeURIComponent(renamed)}`)
  await chooseOption(page, renamed, 'Desativar')
  const asked = dialogNamed(page, 'Desativar categoria')
  await expect(asked).toContainText('Quem já a tem (1 oferta) continua com ela.')
  await button(asked, 'Desativar categoria').click()
  await expect(page.getByText('Categoria desativada.')).toBeVisible()
  await expect(rowOf(page, renamed)).toContainText('Inativa')
  const search = `/v1/category/search?query=${encodeURIComponent(renamed)}`
  expect((await (await page.request.get(search)).json()).data).toEqual([])
  await page.getByLabel('Situação').selectOption('Ativas')
  await expect(page).toHaveURL(/situacao=ativas/)
  await expect(page.getByText('Nada encontrado')).toBeVisible()
  await page.goBack()
  await chooseOption(page, renamed, 'Ativar')
  await expect(rowOf(page, renamed)).not.toContainText('Inativa')

  await openPage(page, '/admin/category')
  await page.getByRole('link', { name: 'Ofertas' }).click()
  await page.getByRole('link', { name: 'Ofertas' }).click()
  await expect(page.getByRole('columnheader', { name: 'Ofertas' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(page).toHaveURL(/sort=-ofertas/)

  // Where there are no columns a choice says it.
  await page.setViewportSize({ width: 360, height: 780 })
  const order = page.getByLabel('Ordenar por')
  await expect(order).toHaveValue('-ofertas')
  await order.selectOption('Nome, crescente')
  await expect(page).toHaveURL(/sort=nome/)
})

test('an Admin merges a category into another one', async ({ page }) => {
  const admin = await asAdmin(page.request)
  const [gone, stays] = [newName('Encanador'), newName('Hidráulica')]
  await addCategory(page.request, admin, { name: gone, tipo: 'Serviço' })
  await addCategory(page.request, admin, { name: stays, tipo: 'Serviço' })
  const login = await newAccount(page.request)
  const offerId = await sellService(page.request, login, [gone, stays])
  await openDesk(page, admin, gone)
  await chooseOption(page, gone, 'Juntar')
  const dialog = dialogNamed(page, 'Juntar categorias')
  await button(dialog, 'Juntar categorias').click()
  await expect(choice(dialog, 'Categoria que fica')).toHaveAccessibleDescription(
    /Escolha a categoria que fica\./,
  )
  await expect(choice(dialog, 'Categoria que fica')).toBeFocused()
  await choice(dialog, 'Categoria que fica').fill(stays)
  await page.getByRole('option', { name: stays }).click()
  await expect(dialog).toContainText(`1 oferta passa de “${gone}” para “${stays}”`)
  await expectAccessible(page)
  await button(dialog, 'Juntar categorias').click()
  await expect(page.getByText(`1 oferta foi para “${stays}”.`)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Nada encontrado')).toBeVisible()
  const { data } = await (await page.request.get(`/v1/software?id=${offerId}`)).json()
  expect(data.category).toEqual([stays])
})

test('the desk is for Admins only', async ({ page }) => {
  await page.goto('/admin/category')
  await expect(page).toHaveURL('/')
  await enterAs(page, await newAccount(page.request))
  await page.goto('/admin/category')
  await expect(page).toHaveURL('/')
})

test('the desk says when it cannot be read', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/503/)
  const calls = '**/v1/admin/categories**'
  await page.route(calls, (route) => route.fulfill({ status: 503, json: { error: 'Volte já.' } }))
  await openDesk(page, await asAdmin(page.request))
  await expect(page.getByText('Não foi possível carregar as categorias.')).toBeVisible()
  await expect(page.getByText('Não foi possível carregar as sugestões.')).toBeVisible()
  await page.unroute(calls)
  await button(page.getByRole('region', { name: 'Sugestões' }), 'Tentar de novo').click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await button(page, 'Tentar de novo').click()
  await expect(page.getByRole('table', { name: 'Categorias' })).toBeVisible()
})

test('the desk is accessible and fits at every width', async ({ page }) => {
  await openDesk(page, await asAdmin(page.request))
  await expect(page.getByRole('table', { name: 'Categorias' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Páginas' })).toBeVisible()
  for (const [turn, width] of WIDTHS.entries()) {
    await page.setViewportSize({ width, height: 900 })
    await expectWhole(page)
    await page.getByRole('link', { name: 'Próxima página' }).click()
    await expect(page).toHaveURL(new RegExp(`page=${turn + 2}`))
    // Until its rows are there, the next page is that of the rows before.
    const here = page.getByRole('link', { name: `Página ${turn + 2}`, exact: true })
    await expect(here).toHaveAttribute('aria-current', 'page')
  }
})
