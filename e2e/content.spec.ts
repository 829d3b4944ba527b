import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { HOUR_MS } from '../src/domain/durations.ts'
import {
  DEMO,
  demoLogin,
  enterAs,
  type Login,
  logIn,
  logInHere,
  newAccount,
  XSRF,
} from './accounts.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectWholeAtEveryWidth,
  openPage,
  test,
} from './fixtures.ts'
import { button, dialogNamed, field } from './parts.ts'

const DESK = '/v1/admin/news'

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })

/** A headline that no other test has. */
const newHeadline = (beginning: string) => `${beginning} ${randomUUID().slice(0, 8)}`
const asAdmin = (request: APIRequestContext) => demoLogin(request, DEMO.admin)

const picture = async (name: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#0b6b4f' } })
    .png()
    .toBuffer(),
})

interface Written {
  _id: string
  version: string
}

/** An item of the test's own, written by a call. */
async function write(request: APIRequestContext, admin: Login, item: object): Promise<Written> {
  const answer = await request.post(DESK, {
    headers: { ...XSRF, token: admin.token },
    data: {
      type: 'Article',
      comment: '<p>Texto.</p>',
      company: 'Redação',
      situacao: 'rascunho',
      ...item,
    },
  })
  expect(answer.ok()).toBe(true)
  return (await answer.json()).data
}

async function openEditor(page: Page, admin: Login, address: string) {
  await enterAs(page, admin)
  await openPage(page, address)
  await expect(field(page, 'Texto')).toBeVisible()
}

/** What a clock in São Paulo shows so long from now. */
const clockIn = (ms: number) =>
  new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  })
    .format(Date.now() + ms)
    .replace(' ', 'T')

test('an article is written, scheduled and published, and a visitor reads it', async ({
  page,
  visitor,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/400/)
  const headline = newHeadline('Como escolher um ERP')
  await enterAs(page, await asAdmin(page.request))
  await openPage(page, '/admin/news')
  await page.getByRole('link', { name: 'Novo artigo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Novo artigo')
  await button(page, 'Publicar').click()
  await expect(field(page, 'Título')).toBeFocused()
  await expect(field(page, 'Título')).toHaveAccessibleDescription(/Insira um título\./)
  await field(page, 'Título').fill(headline)

  await field(page, 'Texto').click()
  await button(page, 'Título').click()
  await page.keyboard.type('O que perguntar')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Antes de ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('assinar')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(', veja o ')
  await button(page, 'Texto grande').click()
  await page.keyboard.type('contrato')
  await button(page, 'Texto grande').click()
  await page.keyboard.type('. ')
  await button(page, 'Link').click()
  await field(page, 'Endereço').fill('javascript:alert(1)')
  await button(page, 'Aplicar').click()
  await expect(field(page, 'Endereço')).toHaveAccessibleDescription(/Insira um endereço válido\./)
  await field(page, 'Endereço').fill('/softwares')
  await button(page, 'Aplicar').click()
  await expect(field(page, 'Texto').getByRole('link', { name: '/softwares' })).toBeVisible()

  await button(page, 'Imagem').click()
  const inserting = dialogNamed(page, 'Imagem')
  await inserting.getByLabel(/^Imagem/).setInputFiles(await picture('grafico'))
  await inserting.getByLabel('Descrição da imagem').fill('Gráfico de custos')
  await expectAccessible(page)
  await inserting.getByRole('button', { name: 'Inserir imagem' }).click()
  await expect(field(page, 'Texto').getByRole('img', { name: 'Gráfico de custos' })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 800 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByLabel('Imagem de capa').setInputFiles(await picture('capa'))
  await expect(button(page, 'Remover imagem de capa')).toBeVisible()

  await button(page, 'Pré-visualizar').click()
  const preview = dialogNamed(page, 'Pré-visualização')
  await expect(preview.getByRole('heading', { name: headline })).toBeVisible()
  await expect(preview.getByRole('img', { name: 'Gráfico de custos' })).toBeVisible()
  await page.keyboard.press('Escape')

  await button(page, 'Salvar rascunho').click()
  await expect(page.getByText('Rascunho salvo.')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/news\/[0-9a-f-]{36}$/)
  const id = page.url().split('/').at(-1)
  const article = `/information/artigo/${id}`
  const asked = () => page.request.get(article).then((answer) => answer.status())
  expect(await asked()).toBe(404)

  await button(page, 'Agendar').click()
  await expect(page.getByText('Insira uma data e uma hora válidas.')).toBeVisible()
  await page.getByLabel('Publicar em').fill(clockIn(2 * HOUR_MS))
  await button(page, 'Agendar').click()
  await expect(page.getByText('Publicação agendada.')).toBeVisible()
  await expect(page.getByText('Será publicado em')).toBeVisible()
  expect(await asked()).toBe(404)

  await button(page, 'Publicar').click()
  await expect(page.getByText('Publicado.', { exact: true })).toBeVisible()
  await expect(button(page, 'Salvar alterações')).toBeVisible()

  await openPage(visitor, `/news?search=${encodeURIComponent(headline)}`)
  await visitor.getByRole('article').getByRole('link', { name: headline }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(headline)
  await expect(visitor.getByRole('heading', { name: 'O que perguntar' })).toBeVisible()
  const shown = visitor.getByRole('img', { name: 'Gráfico de custos' })
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1280)
  await expect(visitor.locator('.text-large')).toHaveText('contrato')
  await expectAccessible(visitor)
})

test('a picture that is still on its way is saved with the rest', async ({ page }) => {
  await openEditor(page, await asAdmin(page.request), '/admin/news/new?type=News')
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/v1/admin/news/pictures', async (route) => {
    await held
    await route.continue()
  })
  const headline = newHeadline('Com capa')
  await field(page, 'Título').fill(headline)
  await page.getByLabel('Imagem de capa').setInputFiles(await picture('capa'))
  await button(page, 'Salvar rascunho').click()
  await expect(page.getByText('Salvando…')).toBeVisible()
  // Written while the picture arrives: saved as well.
  await field(page, 'Fonte').fill('Redação')
  arrive()
  await expect(page.getByText('Rascunho salvo.')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/news\/[0-9a-f-]{36}$/)
  await openPage(page, page.url())
  await expect(field(page, 'Título')).toHaveValue(headline)
  await expect(field(page, 'Fonte')).toHaveValue('Redação')
  await expect(button(page, 'Remover imagem de capa')).toBeVisible()
})

test('a job is published, found, and offered to whom it matches', async ({ page, visitor }) => {
  const word = `Jardineiro${randomUUID().slice(0, 6)}`
  const headline = `${word} de sistemas`
  await openEditor(page, await asAdmin(page.request), '/admin/news/new?type=Career')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nova vaga')
  await field(page, 'Título').fill(headline)
  await field(page, 'Texto').click()
  await page.keyboard.type('Cuida de servidores.')
  await field(page, 'Endereço do “Saiba mais”').fill('exemplo.com.br/vaga')
  await button(page, 'Publicar').click()
  await expect(field(page, 'Empresa')).toHaveAccessibleDescription(/Insira a empresa/)
  await expect(field(page, 'Empresa')).toBeFocused()
  await field(page, 'Empresa').fill('Viveiro Sistemas')
  await page.getByLabel('Vaga imperdível').check()
  await button(page, 'Publicar').click()
  await expect(page.getByText('Publicado.', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/news\/[0-9a-f-]{36}$/)
  const id = page.url().split('/').at(-1)

  const person = await newAccount(page.request)
  await openPage(visitor, `/careers/results/all/${word}/search`)
  const job = visitor.getByRole('article').filter({ hasText: headline })
  await expect(job).toContainText('Viveiro Sistemas')
  await expect(job.getByRole('link', { name: /Saiba mais/ })).toHaveAttribute(
    'href',
    'https://exemplo.com.br/vaga',
  )
  const html = await (await page.request.get(`/careers/results/all/get/${id}`)).text()
  expect(html).toContain('"@type":"JobPosting"')
  expect(await (await page.request.get('/sitemap/vagas-1.xml')).text()).toContain(`${id}`)

  await enterAs(visitor, person)
  await openPage(visitor, '/careers')
  await visitor.getByRole('link', { name: 'Vagas que combinam com você' }).click()
  await expect(visitor.getByText('Ainda não conhecemos o seu perfil')).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Completar o perfil' })).toHaveAttribute(
    'href',
    '/user/profile',
  )
  await expectAccessible(visitor)
  const { firstName, lastName, plataformName } = person.user
  const altered = await page.request.post('/v1/login/alter', {
    headers: { ...XSRF, token: person.token },
    multipart: { _id: person.user._id, firstName, lastName, plataformName, position: word },
  })
  expect(altered.ok()).toBe(true)
  await visitor.reload()
  await expect(visitor.getByRole('article')).toHaveCount(1)
  await expect(visitor.getByRole('article')).toContainText(headline)
})

test('what another Admin saved is not overwritten unasked', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/409/)
  const admin = await asAdmin(page.request)
  const headline = newHeadline('Versões')
  const { _id, version } = await write(page.request, admin, { headline })
  await openEditor(page, admin, `/admin/news/${_id}`)
  const other = {
    type: 'Article',
    headline: `${headline} do outro`,
    situacao: 'rascunho',
    version,
  }
  const headers = { ...XSRF, token: admin.token }
  const put = await page.request.put(`${DESK}/${_id}`, { headers, data: other })
  expect(put.ok()).toBe(true)

  await field(page, 'Título').fill(`${headline} meu`)
  await button(page, 'Salvar rascunho').click()
  await expect(page.getByRole('alert')).toContainText('Outra pessoa salvou este conteúdo')
  await expect(field(page, 'Título')).toHaveValue(`${headline} meu`)
  await expectAccessible(page)
  await button(page, 'Substituir pela minha').click()
  await expect(page.getByText('Rascunho salvo.')).toBeVisible()
  await expect(button(page, 'Substituir pela minha')).toHaveCount(0)
  await page.reload()
  await expect(field(page, 'Título')).toHaveValue(`${headline} meu`)
})

test('nothing typed is lost by leaving, or when the session ends', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/401/)
  const admin = await logIn(page.request, DEMO.admin)
  const headline = newHeadline('Guardado')
  const { _id } = await write(page.request, admin, { headline })
  await openEditor(page, admin, `/admin/news/${_id}`)
  const back = page.getByRole('main').getByRole('link', { name: 'Conteúdo' }).last()
  await field(page, 'Texto').click()
  await page.keyboard.type('Mais. ')
  await back.click()
  await dialogNamed(page, 'Sair sem salvar').getByRole('button', { name: 'Não' }).click()
  await expect(field(page, 'Texto')).toContainText('Mais. ')

  const headers = { ...XSRF, token: admin.token }
  await page.request.post('/v1/logout', { headers })
  await button(page, 'Salvar rascunho').click()
  const login = page.getByRole('dialog')
  await expect(login).toContainText('Sua sessão terminou')
  await expect(field(page, 'Texto')).toContainText('Mais. ')
  await logInHere(page, DEMO.admin)
  await expect(field(page, 'Texto')).toContainText('Mais. ')
  await button(page, 'Salvar rascunho').click()
  await expect(page.getByText('Rascunho salvo.')).toBeVisible()
  await back.click()
  await expect(page).toHaveURL('/admin/news')
})

test('the desk finds, withdraws and deletes', async ({ page }) => {
  const admin = await asAdmin(page.request)
  const headline = newHeadline('Achado')
  await write(page.request, admin, {
    headline,
    situacao: 'agendado',
    agendadoPara: clockIn(30 * HOUR_MS),
  })
  await enterAs(page, admin)
  await openPage(page, '/admin/news')
  await page.getByRole('searchbox', { name: 'Título, fonte ou empresa' }).fill(headline)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 conteúdo', { exact: true })).toBeVisible()
  await expect(rowOf(page, headline)).toContainText(/Artigo.*Agendado/)
  await button(page, `Opções de ${headline}`).click()
  await button(page, 'Cancelar agendamento').click()
  await button(dialogNamed(page, 'Cancelar agendamento'), 'Cancelar agendamento').click()
  await expect(rowOf(page, headline)).toContainText('Rascunho')
  const situation = page.getByLabel('Situação')
  await situation.focus()
  await situation.selectOption('Publicados')
  await expect(page.getByText('Nada encontrado')).toBeVisible()
  // Who works by keyboard goes on from where they chose.
  await expect(situation).toBeFocused()
  await situation.selectOption('Rascunhos')
  await button(page, `Opções de ${headline}`).click()
  await button(page, 'Excluir').click()
  await button(dialogNamed(page, 'Excluir conteúdo'), 'Excluir conteúdo').click()
  await expect(page.getByText('Conteúdo excluído.')).toBeVisible()
  await expect(page.getByText('Nada encontrado')).toBeVisible()
})

test('the desk is for Admins only', async ({ page }) => {
  await page.goto('/admin/news/new')
  await expect(page).toHaveURL('/')
  await enterAs(page, await newAccount(page.request))
  await page.goto('/admin/news')
  await expect(page).toHaveURL('/')
})

test('an item that is not there is told, with a way on', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/404/)
  await enterAs(page, await asAdmin(page.request))
  await openPage(page, '/admin/news/0198c0de-0000-7000-8000-000000000000')
  await expect(page.getByText('Este conteúdo não existe')).toBeVisible()
  await page.getByRole('link', { name: 'Ver todo o conteúdo' }).click()
  await expect(page.getByRole('table', { name: 'Conteúdo' })).toBeVisible()
})

for (const address of ['/news', '/careers']) {
  test(`${address} has a feed that readers understand`, async ({ page }) => {
    await page.goto(address)
    const link = page.locator('link[rel="alternate"][type="application/rss+xml"]')
    const feed = new URL((await link.getAttribute('href')) ?? '')
    expect(feed.pathname).toBe(`${address}.rss`)
    const answer = await page.request.get(feed.pathname)
    expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
    const found = await page.evaluate(
      (xml) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml')
        const links = [...parsed.querySelectorAll('item > link')].map((item) => item.textContent)
        return { broken: parsed.querySelectorAll('parsererror').length, links }
      },
      await answer.text(),
    )
    expect(found.broken).toBe(0)
    expect(found.links.length).toBeGreaterThan(3)
    for (const item of found.links) expect(item).toMatch(/^https?:\/\//)
  })
}

test('the address of the latest article leads to one', async ({ page }) => {
  await page.goto('/artigos/detail/article')
  await expect(page).toHaveURL(/\/information\/artigo\//)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('desk and editor are accessible and fit at every width', async ({ page }) => {
  const admin = await asAdmin(page.request)
  await enterAs(page, admin)
  await openPage(page, '/admin/news')
  await expect(page.getByRole('table', { name: 'Conteúdo' })).toBeVisible()
  await expectWholeAtEveryWidth(page)
  await openEditor(page, admin, '/admin/news/new?type=News')
  await expectWholeAtEveryWidth(page)
})
