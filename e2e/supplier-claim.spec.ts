import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
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
import { expect, expectAccessible, expectWhole, openPage, test } from './fixtures.ts'
import { expectMailed, mailedPath } from './outbox.ts'
import { dialogNamed, field, labelled } from './parts.ts'

interface Vendor {
  _id: string
  razaoSocial: string
  cnpj: string
  site: string
  isAssociated: boolean
}

const ASK = 'Solicitar controle da página'

const masked = (cnpj: string) => cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')

/** A page of the demonstration that nobody keeps, of a company with a site; one test, one page. */
async function unclaimed(request: APIRequestContext, name: string): Promise<Vendor> {
  const { data } = await (await request.get(`/v1/vendor?query=${name}`)).json()
  const [vendor] = data as Vendor[]
  if (!vendor?.site || vendor.isAssociated) throw new Error(`${name} cannot be claimed`)
  return vendor
}

/** A mailbox of the company. */
const mailboxAt = (vendor: Vendor) => `ana-${randomUUID().slice(0, 8)}@${new URL(vendor.site).host}`
const mailboxElsewhere = () => `ana-${randomUUID().slice(0, 8)}@contabilidade.example`

/** One account a worker: it asks for another page in each test. */
let requester: Promise<Login> | undefined
const asRequester = (request: APIRequestContext) => (requester ??= newAccount(request))

/** Asks for a page and sends the form. */
async function ask(page: Page, vendor: Vendor, email: string) {
  await openPage(page, `/suppliers/${vendor.cnpj}`)
  await page.getByRole('button', { name: ASK }).click()
  const dialog = dialogNamed(page, 'Gerenciamento da página')
  await labelled(dialog, 'E-mail corporativo').fill(email)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Solicitar acesso' }).click()
  await expect(labelled(dialogNamed(page, 'Falta pouco!'), 'E-mail')).toHaveValue(email)
}

/** The same without a screen, up to a proven mailbox. @returns the id of the request */
async function askElsewhere(request: APIRequestContext, vendor: Vendor, { token, user }: Login) {
  const email = mailboxElsewhere()
  const asked = await request.post(`/v1/vendor/solicitarAcesso/${user._id}`, {
    headers: { ...XSRF, token },
    data: { razaoSocial: vendor.razaoSocial, cnpj: vendor.cnpj, email },
  })
  expect(asked.ok()).toBe(true)
  const path = await mailedPath(email, '/request-access')
  const proof = `/v1/vendor/validarAcesso/${path.split('/').at(-1)}`
  const { data } = await (await request.get(proof, { headers: { token } })).json()
  expect(data.status).toBe('awaiting_admin')
  return { email, requestId: data.requestId as string }
}

/** What the page is to the person now. */
const complete = (request: APIRequestContext, id: string, { token }: Login) =>
  request.get(`/v1/vendor/efetivarAcesso/${id}`, { headers: { token } })

test('a company looks for itself, asks for its page and gets it', async ({ page }) => {
  const vendor = await unclaimed(page.request, 'Rubrica')
  const login = await asRequester(page.request)
  await enterAs(page, login)
  await openPage(page, '/supplier')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Seja visto por milhares de potenciais clientes',
  )
  const search = page.getByRole('searchbox', { name: 'Pesquise pelo nome ou pelo CNPJ' })
  await search.fill(masked(vendor.cnpj))
  await search.press('Enter')
  await expect(page).toHaveURL(`/suppliers/${encodeURIComponent(masked(vendor.cnpj))}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Uau! Você já está por aqui. Agora, você só precisa revisar e completar os seus dados',
  )
  const result = page.getByRole('article')
  await expect(result).toHaveCount(1)
  await expect(result.getByRole('heading')).toHaveText(
    'Rubrica Digital Servicos de Tecnologia Ltda',
  )
  await expect(result).toContainText(masked(vendor.cnpj))

  await result.getByRole('button', { name: ASK }).click()
  const dialog = dialogNamed(page, 'Gerenciamento da página')
  await expect(dialog).toContainText('Complete os dados abaixo')
  await expect(labelled(dialog, 'E-mail corporativo')).toBeFocused()
  await expect(labelled(dialog, 'Nome da empresa')).toBeDisabled()
  await expect(labelled(dialog, 'Nome da empresa')).toHaveValue(
    'Rubrica Digital Servicos de Tecnologia Ltda',
  )
  await expect(labelled(dialog, 'CNPJ')).toBeDisabled()
  await expect(labelled(dialog, 'CNPJ')).toHaveValue(masked(vendor.cnpj))
  await expect(dialog.getByRole('link', { name: 'termos de uso' })).toHaveAttribute(
    'href',
    '/termos.pdf',
  )
  await expect(dialog.getByRole('link', { name: 'política de privacidade' })).toHaveAttribute(
    'href',
    '/privacidade.pdf',
  )
  const email = mailboxAt(vendor)
  await labelled(dialog, 'E-mail corporativo').fill(email)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Solicitar acesso' }).click()
  const sent = dialogNamed(page, 'Falta pouco!')
  await expect(labelled(sent, 'E-mail')).toHaveValue(email)
  await expect(labelled(sent, 'E-mail')).not.toBeEditable()
  await expect(dialog).toBeHidden()

  await page.goto(await mailedPath(email, '/request-access'))
  const outcome = dialogNamed(page, 'Acesso liberado com sucesso!')
  await expect(outcome).toContainText('Rubrica Digital Servicos de Tecnologia Ltda')
  // It closes by itself, and leaves the way on behind.
  await expect(outcome).toBeHidden()
  await expect(page).toHaveURL('/')
  const wayOn = page.getByLabel('Avisos').getByRole('link', {
    name: 'Revisar e completar os dados',
  })
  await expect(wayOn).toHaveAttribute('href', /^\/supplier\/new\/[\da-f-]{36}$/)
  const requestId = (await wayOn.getAttribute('href'))?.split('/').at(-1) ?? ''
  expect((await (await complete(page.request, requestId, login)).json()).data._id).toBe(vendor._id)
  // What the browser knows of the person has the page too.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('userData')))
    .toContain(vendor._id)

  await wayOn.click()
  await expect(page).toHaveURL(/\/supplier\/new\/[\da-f-]{36}$/)
  await expect(wayOn).toBeHidden()
  await expect(page.getByText('Solicitação de controle de acesso concluída')).toBeVisible()

  // Others see that it is taken.
  await openPage(page, `/suppliers/${vendor.cnpj}`)
  await expect(result.getByRole('button', { name: ASK })).toBeDisabled()
  await expect(result.getByRole('button', { name: ASK })).toHaveAccessibleDescription(
    'A própria empresa já administra esta página.',
  )
  // Somebody else of the company may still ask; that is checked by an Admin.
  await enterAs(page, await newAccount(page.request))
  await openPage(page, `/suppliers/${vendor.cnpj}`)
  await result.getByRole('button', { name: 'É a sua? Peça acesso também' }).click()
  await expect(labelled(dialog, 'E-mail corporativo')).toHaveAccessibleDescription(
    /nossa equipe confere o pedido/,
  )
  const colleague = mailboxAt(vendor)
  await labelled(dialog, 'E-mail corporativo').fill(colleague)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Solicitar acesso' }).click()
  await page.goto(await mailedPath(colleague, '/request-access'))
  await expect(dialogNamed(page, 'Falta a nossa conferência')).toBeVisible()
})

test('another mailbox waits for an Admin, who approves', async ({ page }) => {
  const vendor = await unclaimed(page.request, 'Esteio')
  const login = await asRequester(page.request)
  const email = mailboxElsewhere()
  await enterAs(page, login)
  await ask(page, vendor, email)
  await page.goto(await mailedPath(email, '/request-access'))
  const outcome = dialogNamed(page, 'Falta a nossa conferência')
  await expect(outcome).toContainText('espera a conferência da nossa equipe')
  await outcome.getByRole('button', { name: 'Entendi' }).click()
  await expect(page).toHaveURL('/')
  // Nobody asks twice: the page says where the request is.
  await openPage(page, `/suppliers/${vendor.cnpj}`)
  await expect(page.getByText('Seu pedido está em conferência')).toBeVisible()
  await expect(page.getByRole('button', { name: ASK })).toBeHidden()

  await enterAs(page, await demoLogin(page.request, DEMO.admin))
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Menu da conta' }).click()
  await page.getByRole('link', { name: 'Administração' }).click()
  await expect(page).toHaveURL('/admin')
  await page
    .getByRole('link', { name: /Pedidos de acesso/ })
    .last()
    .click()
  await expect(page).toHaveURL('/admin/access-requests')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedidos de acesso')
  const request = page.getByRole('article').filter({ hasText: email })
  await expect(request.getByRole('heading')).toHaveText('Esteio Software Industrial Ltda')
  await expect(request).toContainText(masked(vendor.cnpj))
  await expect(request.getByRole('link', { name: new URL(vendor.site).host })).toHaveAttribute(
    'href',
    vendor.site,
  )
  await expect(request).toContainText('Beatriz Nogueira')
  await expect(request).toContainText(login.user.email)
  await expect(request.getByRole('time')).toHaveText(/^\d+ \p{L}{3} \d{4}, \d{2}:\d{2}$/u)
  await expectAccessible(page)

  await request.getByRole('button', { name: /^Aprovar/ }).click()
  const question = dialogNamed(page, 'Aprovar pedido')
  await question.getByRole('button', { name: 'Não' }).click()
  await expect(question).toBeHidden()
  await expect(request).toBeVisible()
  await request.getByRole('button', { name: /^Aprovar/ }).click()
  await question.getByRole('button', { name: 'Aprovar pedido' }).click()
  await expect(page.getByText('Pedido aceito.')).toBeVisible()
  await expect(request).toHaveCount(0)
  const path = await mailedPath(login.user.email, '/supplier/new')
  const answer = await complete(page.request, path.split('/').at(-1) ?? '', login)
  expect((await answer.json()).data._id).toBe(vendor._id)
})

test('an Admin refuses with a reason, which is mailed', async ({ page }) => {
  const vendor = await unclaimed(page.request, 'Serra Verde')
  const login = await asRequester(page.request)
  const { email, requestId } = await askElsewhere(page.request, vendor, login)
  await enterAs(page, await demoLogin(page.request, DEMO.admin))
  await openPage(page, '/admin/access-requests')
  const request = page.getByRole('article').filter({ hasText: email })
  await request.getByRole('button', { name: /^Recusar/ }).click()
  const dialog = dialogNamed(page, 'Recusar pedido')
  const send = dialog.getByRole('button', { name: 'Recusar pedido' })
  await send.click()
  await expect(field(dialog, 'Motivo')).toHaveAccessibleDescription(
    /Escreva o motivo com ao menos 5 caracteres\./,
  )
  await expect(field(dialog, 'Motivo')).toBeFocused()
  await expectAccessible(page)
  const reason = `Este e-mail é de um escritório de contabilidade (${randomUUID().slice(0, 8)}).`
  await field(dialog, 'Motivo').fill(reason)
  await send.click()
  await expect(page.getByText('Pedido recusado.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(request).toHaveCount(0)
  expect((await complete(page.request, requestId, login)).status()).toBe(403)
  await expectMailed(reason)
})

test('nobody else gets to the queue', async ({ page }) => {
  await page.goto('/admin/access-requests')
  await expect(page).toHaveURL('/')
  await enterAs(page, await demoLogin(page.request, DEMO.user))
  await openPage(page, '/about')
  await page.getByRole('button', { name: 'Menu da conta' }).click()
  await expect(page.getByRole('link', { name: 'Perfil' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Administração' })).toHaveCount(0)
  await page.goto('/admin/access-requests')
  await expect(page).toHaveURL('/')
})

test('the queue says when it is empty and when it cannot be read', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503/)
  const calls = '**/v1/admin/access-requests?*'
  const empty = { data: [], page: 1, totalPages: 1, total: 0 }
  await page.route(calls, (route) => route.fulfill({ status: 503, json: { error: 'Volte já.' } }))
  await enterAs(page, await demoLogin(page.request, DEMO.admin))
  await openPage(page, '/admin/access-requests')
  await expect(page.getByText('Não foi possível carregar os pedidos.')).toBeVisible()
  await expect(page.getByText('Volte já.')).toBeVisible()
  await page.unroute(calls)
  await page.route(calls, (route) => route.fulfill({ json: empty }))
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('Nenhum pedido espera por você')).toBeVisible()
  await expectAccessible(page)
})

test('a link works once, for the account that asked', async ({
  page,
  visitor: elsewhere,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/400|403/)
  const vendor = await unclaimed(page.request, 'Lousa Viva')
  const login = await asRequester(page.request)
  const email = mailboxAt(vendor)
  await enterAs(page, login)
  await ask(page, vendor, email)
  const link = await mailedPath(email, '/request-access')

  await enterAs(page, await logIn(page.request, DEMO.user))
  await openPage(page, link)
  const another = dialogNamed(page, 'Este pedido é de outra conta')
  await expect(another).toContainText('Entre com a conta que fez o pedido.')
  await another.getByRole('button', { name: 'Entrar com outra conta' }).click()
  const entry = dialogNamed(page, 'Entre na sua conta')
  await expect(entry).toContainText('Entre com a conta que fez o pedido')
  await logInHere(page, login.user.email)
  const granted = dialogNamed(page, 'Acesso liberado com sucesso!')
  await expect(granted).toBeVisible()
  await expect(page).toHaveURL(link)
  await granted.getByRole('button', { name: 'Fechar' }).click()
  await expect(page).toHaveURL('/')
  await expect(granted).toBeHidden()

  await enterAs(elsewhere, login)
  await openPage(elsewhere, link)
  const used = dialogNamed(elsewhere, 'Este link não vale mais')
  await expect(used).toContainText('O link vale uma única vez')
  await expectAccessible(elsewhere)
  await used.getByRole('link', { name: 'Fazer outro pedido' }).click()
  await expect(elsewhere).toHaveURL('/supplier')
})

test('a visitor who opens a link logs in first, or goes home', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('validarAcesso')) asked.push(request.url())
  })
  const secret = 'segredo-que-ninguem-conhece'
  await openPage(page, `/request-access/${secret}`)
  const entry = dialogNamed(page, 'Entre na sua conta')
  await expect(entry).toContainText('Entre com a conta que fez o pedido')
  await entry.getByRole('button', { name: 'Fechar' }).click()
  await expect(page).toHaveURL('/')
  expect(asked).toEqual([])
})

test('a link is asked about once, waits to be told, and can be tried again', async ({
  page,
  analytics,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503/)
  const secret = 'segredo-que-ninguem-conhece'
  const asked: (() => Promise<void>)[] = []
  await page.route('**/validarAcesso', (route) => {
    asked.push(() => route.fulfill({ status: 503, json: { error: 'Voltamos já.' } }))
  })
  await enterAs(page, await demoLogin(page.request, DEMO.user))
  await openPage(page, `/request-access/${secret}`)
  await expect(dialogNamed(page, 'Validando acesso...')).toBeVisible()
  await expect.poll(() => asked).toHaveLength(1)
  await asked[0]?.()
  const failed = dialogNamed(page, 'Não foi possível validar o acesso')
  await expect(failed).toContainText('Voltamos já.')
  await failed.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(dialogNamed(page, 'Validando acesso...')).toBeVisible()
  await expect.poll(() => asked).toHaveLength(2)
  expect(JSON.stringify(await analytics())).not.toContain(secret)
  expect(await page.content()).toContain('noindex')

  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a visitor logs in where they asked, and the request goes on', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/400/)
  const vendor = await unclaimed(page.request, 'Data Venia')
  await openPage(page, `/supplier/details/${vendor._id}`)
  await expect(page.getByText('Somente representantes legais da empresa')).toBeVisible()
  await page.getByRole('button', { name: ASK }).click()
  const entry = dialogNamed(page, 'Entre na sua conta')
  await expect(entry).toContainText('para pedir o controle da página de Data Venia')
  await entry.getByRole('button', { name: 'Fechar' }).click()
  await expect(entry).toBeHidden()
  await expect(page.getByRole('button', { name: ASK })).toBeFocused()

  await page.getByRole('button', { name: ASK }).click()
  await logInHere(page, DEMO.user)
  const dialog = dialogNamed(page, 'Gerenciamento da página')
  await expect(labelled(dialog, 'E-mail corporativo')).toBeFocused()
  await expect(page).toHaveURL(`/supplier/details/${vendor._id}`)

  const send = dialog.getByRole('button', { name: 'Solicitar acesso' })
  await labelled(dialog, 'E-mail corporativo').fill('ana')
  await send.click()
  await expect(page.getByRole('alert')).toContainText('Termo de uso não foi aceito.')
  await expect(labelled(dialog, 'E-mail corporativo')).toHaveAccessibleDescription(/Email inválido/)
  await dialog.getByRole('checkbox').check()
  await labelled(dialog, 'E-mail corporativo').fill('ana@gmail.com')
  await send.click()
  await expect(labelled(dialog, 'E-mail corporativo')).toHaveAccessibleDescription(
    /provedores gratuitos não são aceitos/,
  )
  await expect(labelled(dialog, 'E-mail corporativo')).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: ASK })).toBeFocused()
})

test('the mail may be asked for again after 60 s, or for another mailbox', async ({ page }) => {
  const asked: { email: string; termos: boolean }[] = []
  await page.route('**/v1/vendor/solicitarAcesso/*', (route) => {
    const body = route.request().postDataJSON()
    asked.push(body)
    return route.fulfill({ json: { data: { _id: randomUUID(), email: body.email }, message: '' } })
  })
  const vendor = await unclaimed(page.request, 'Colmeia')
  await enterAs(page, await demoLogin(page.request, DEMO.user))
  const start = new Date('2026-06-01T12:00:00Z')
  await page.clock.install({ time: start })
  await openPage(page, `/suppliers/${vendor.cnpj}`)
  await page.getByRole('button', { name: ASK }).click()
  const form = dialogNamed(page, 'Gerenciamento da página')
  await labelled(form, 'E-mail corporativo').fill('ana@colmeia.example')
  await form.getByRole('checkbox').check()
  await page.clock.pauseAt(start.getTime() + 600_000)
  await form.getByRole('button', { name: 'Solicitar acesso' }).click()

  const sent = dialogNamed(page, 'Falta pouco!')
  const waiting = (seconds: number) =>
    sent.getByRole('button', { name: `Você poderá reenviar o email em ${seconds} segundos` })
  await expect(waiting(60)).toBeDisabled()
  await page.clock.runFor(1000)
  await expect(waiting(59)).toBeDisabled()
  await page.clock.runFor(59_000)
  await sent.getByRole('button', { name: 'Enviar email de verificação' }).click()
  await expect(waiting(60)).toBeDisabled()
  expect(asked).toHaveLength(2)
  expect(asked[1]).toEqual(asked[0])
  expect(asked[0]).toMatchObject({ email: 'ana@colmeia.example', termos: true, cnpj: vendor.cnpj })

  await sent.getByRole('button', { name: 'Errou o e-mail? Volte ao pedido' }).click()
  await expect(labelled(form, 'E-mail corporativo')).toHaveValue('ana@colmeia.example')
})

test('a supplier that is not there can be registered', async ({ page }) => {
  await enterAs(page, await demoLogin(page.request, DEMO.user))
  await openPage(page, '/supplier')
  const search = page.getByRole('searchbox', { name: 'Pesquise pelo nome ou pelo CNPJ' })
  await search.fill('Xyzxyz & Filhos 100%')
  await page.getByRole('button', { name: 'Buscar' }).click()
  const address = encodeURIComponent('Xyzxyz & Filhos 100%')
  await expect(page).toHaveURL(`/supplier-not-found/${address}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Este fornecedor ainda não está cadastrado',
  )
  await expect(page.getByRole('main')).toContainText('“Xyzxyz & Filhos 100%”')
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Criar cadastro de fornecedor' })).toHaveAttribute(
    'href',
    `/supplier/new/${address}`,
  )
  await page.getByRole('link', { name: 'Voltar ao início' }).click()
  await expect(page).toHaveURL('/')
})

test('a visitor whose search finds nothing is sent home, and led back by a login', async ({
  page,
}) => {
  const address = `/supplier-not-found/${encodeURIComponent('Xyzxyz & Cia')}`
  await openPage(page, `/suppliers/${encodeURIComponent('Xyzxyz & Cia')}`)
  await expect(page).toHaveURL('/')
  const entry = dialogNamed(page, 'Entre na sua conta')
  await expect(entry).toContainText('Ainda não há um fornecedor “Xyzxyz & Cia” por aqui.')
  await logInHere(page, DEMO.user)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('não está cadastrado')
  await expect(page).toHaveURL(address)

  // Who logs out is sent home and asked for nothing.
  await page.getByRole('button', { name: 'Menu da conta' }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/')
  await expect(entry).toBeHidden()

  // Who does not log in stays at home, and is not asked again there.
  await openPage(page, address)
  await expect(page).toHaveURL('/')
  await entry.getByRole('button', { name: 'Fechar' }).click()
  await expect(entry).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Entre ou cadastre-se' })).toBeVisible()
  await expect(entry).toBeHidden()
})

test('an empty search goes nowhere, a part of a name or any accents do', async ({ page }) => {
  await openPage(page, '/supplier')
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
  await page.getByRole('button', { name: 'Buscar' }).click()
  expect((await warning).text()).toBe('O campo de busca está vazio.')
  await expect(page).toHaveURL('/supplier')

  const search = page.getByRole('searchbox', { name: 'Pesquise pelo nome ou pelo CNPJ' })
  await search.fill('tarumã tec')
  await search.press('Enter')
  await expect(page.getByRole('article').first()).toContainText('Taruma Tecnologia da Informacao')
  await search.fill('TARUMA')
  await search.press('Enter')
  await expect(page).toHaveURL('/suppliers/TARUMA')
  await expect(page.getByRole('article').first()).toContainText('Taruma Tecnologia da Informacao')
  await page.goBack()
  await expect(search).toHaveValue('tarumã tec')
})

test('who is sure to be new is led to the registration by a login', async ({ page }) => {
  await openPage(page, '/supplier')
  const register = page.getByRole('link', { name: 'Criar cadastro de fornecedor' })
  await expect(register).toHaveAttribute('href', '/supplier/new')
  await register.click()
  await expect(dialogNamed(page, 'Entre na sua conta')).toContainText('anunciar a sua empresa')
  await expect(page).toHaveURL('/supplier')

  await openPage(page, '/suppliers/sistemas')
  await expect(register).toHaveAttribute('href', '/supplier/new/sistemas')
})

test('the screen scrolls to its head as it opens, and not as one comes back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  // The top bar has come to the top of the window, and the head stands right below it.
  const offTop = () => page.locator('header').evaluate((bar) => bar.getBoundingClientRect().top)
  const offBar = () =>
    page.evaluate(() => {
      const head = document.getElementById('inicio')?.getBoundingClientRect().top ?? 0
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      return Math.abs(head - bar)
    })
  for (const address of ['/supplier', '/suppliers/sistemas']) {
    await openPage(page, address)
    await expect.poll(offTop).toBe(0)
    await expect.poll(offBar).toBeLessThan(2)
  }
  const last = page.getByRole('article').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  const left = await page.evaluate(() => scrollY)
  await last.getByRole('link').click()
  await expect(page).toHaveURL(/\/supplier\/details\//)
  await page.goBack()
  await expect(page).toHaveURL('/suppliers/sistemas')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})

test('results are kept from search engines, the landing is not', async ({ request }) => {
  const robots = /<meta name="robots" content="noindex/
  expect(await (await request.get('/suppliers/sistemas')).text()).toMatch(robots)
  expect(await (await request.get('/supplier')).text()).not.toMatch(robots)
  expect(await (await request.get('/sitemap/paginas.xml')).text()).toContain('/supplier</loc>')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a company still finds itself', async ({ page }) => {
    await page.goto('/supplier')
    await page.getByRole('searchbox').fill('rubrica')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page).toHaveURL('/suppliers/rubrica')
    await expect(page.getByRole('article')).toContainText('Rubrica Digital')
  })
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('every dialog fits and is accessible', async ({ page }) => {
    await page.route('**/v1/vendor/solicitarAcesso/*', (route) =>
      route.fulfill({ json: { data: { _id: randomUUID(), email: '' }, message: '' } }),
    )
    const vendor = await unclaimed(page.request, 'Nimbo')
    await enterAs(page, await demoLogin(page.request, DEMO.user))
    await openPage(page, `/supplier/details/${vendor._id}`)
    await page.getByRole('button', { name: ASK }).click()
    const form = dialogNamed(page, 'Gerenciamento da página')
    await form.getByRole('button', { name: 'Solicitar acesso' }).click()
    await expect(form.getByText('Termo de uso não foi aceito.')).toBeVisible()
    await expectWhole(page)
    await labelled(form, 'E-mail corporativo').fill(
      `${'nome-muito-comprido'.repeat(2)}@empresa-de-nome-comprido.example`,
    )
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Solicitar acesso' }).click()
    await expect(dialogNamed(page, 'Falta pouco!')).toBeVisible()
    await expectWhole(page)
  })
})

test('a page that nobody keeps goes with one press, for who is of its company, and comes back', async ({
  page,
}) => {
  const vendor = await unclaimed(page.request, 'Rota Leve')
  const path = `/supplier/details/${vendor._id}`
  await enterAs(page, await newAccount(page.request, new URL(vendor.site).host))
  await openPage(page, path)
  await page.getByRole('button', { name: 'Remover a página' }).click()
  await expect(page).toHaveURL('/suppliers')
  const told = page.getByLabel('Avisos')
  await expect(told).toContainText('saiu do ar')
  expect((await page.request.get(`/v1/vendor/${vendor._id}`)).status()).toBe(404)
  await told.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rota Leve')
  await expect(told).toContainText('A página está no ar de novo.')
})

test('who has not shown that the company is theirs is led to prove it, and removes nothing', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/403/)
  const vendor = await unclaimed(page.request, 'Ressoa')
  await enterAs(page, await asRequester(page.request))
  await openPage(page, `/supplier/details/${vendor._id}`)
  await page.getByRole('button', { name: 'Remover a página' }).click()
  const dialog = dialogNamed(page, 'Remoção da página')
  await expect(dialog).toContainText('Só a empresa pode remover a página.')
  await expect(labelled(dialog, 'E-mail corporativo')).toBeFocused()
  await expectAccessible(page)
  expect((await page.request.get(`/v1/vendor/${vendor._id}`)).status()).toBe(200)
})

/** A page that only the register speaks on, and a person whom an Admin has let have it. */
async function claimedByWord(request: APIRequestContext, name: string) {
  const { data } = await (await request.get(`/v1/vendor?query=${name}`)).json()
  const [vendor] = data as Vendor[]
  if (!vendor || vendor.isAssociated) throw new Error(`${name} cannot be claimed`)
  const login = await asRequester(request)
  const { requestId } = await askElsewhere(request, vendor, login)
  const admin = await demoLogin(request, DEMO.admin)
  const approved = await request.post(`/v1/admin/access-requests/${requestId}/approve`, {
    headers: { ...XSRF, token: admin.token },
  })
  expect(approved.ok()).toBe(true)
  return { vendor, login }
}

test('who has just claimed a page finds in its form what the register has, and saves it or not', async ({
  page,
}) => {
  const { vendor, login } = await claimedByWord(page.request, 'Zabumba Dados')
  const address = { cidade: 'Recife', estado: 'PE', rua: 'Rua da Aurora', numero: '325' }
  await page.route(`**/v1/get-cnpj/${vendor.cnpj}`, (route) =>
    route.fulfill({
      json: {
        data: {
          nomeEmpresa: 'OUTRO NOME LTDA',
          nomeFantasia: '',
          telefone: '(81) 3234-5678',
          cep: '50050000',
          fonte: 'receita',
          competencia: '2026-10',
          endereco: { ...address, bairro: 'Boa Vista', complemento: 'Sala 4', pais: 'Brasil' },
        },
      },
    }),
  )
  await enterAs(page, login)
  await openPage(page, `/supplier/details/${vendor._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zabumba Dados')
  await page.getByRole('button', { name: 'Alterar dados cadastrais' }).click()
  const dialog = dialogNamed(page, 'Dados cadastrais')
  await expect(dialog).toContainText(
    'Preenchemos com o cadastro da Receita Federal de 10/2026. Confira.',
  )
  for (const [label, value] of [
    ['Razão social', 'Zabumba Dados Ltda'],
    ['Telefone', '(81) 3234-5678'],
    ['CEP', '50050-000'],
    ['Rua', 'Rua da Aurora'],
    ['Número', '325'],
    ['Complemento', 'Sala 4'],
    ['Bairro', 'Boa Vista'],
  ] as const)
    await expect(dialog.getByRole('textbox', { name: label, exact: true })).toHaveValue(value)
  await expectAccessible(page)
  // Nothing of it was written, so that nobody is asked, and nothing is kept.
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toBeHidden()
  const { data } = await (await page.request.get(`/v1/vendor/${vendor._id}`)).json()
  expect(data).toMatchObject({ isAssociated: true, telefone: '', logradouro: '' })
})

test('who keeps a page that says no more than the register removes it with one press', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/404/)
  const { vendor, login } = await claimedByWord(page.request, 'Zabumba Software')
  await page.setViewportSize({ width: 360, height: 740 })
  await enterAs(page, login)
  await openPage(page, `/supplier/details/${vendor._id}`)
  const removal = page.getByRole('button', { name: 'Remover a página' })
  await expect(removal).toBeVisible()
  await expectWhole(page)
  await removal.click()
  await expect(page).toHaveURL('/suppliers')
  expect((await page.request.get(`/v1/vendor/${vendor._id}`)).status()).toBe(404)
  // Also once what told of it is gone: at the page's address.
  await page.getByLabel('Avisos').getByRole('link', { name: 'endereço dela' }).click()
  await expect(page).toHaveURL(`/supplier/details/${vendor._id}`)
  await page.reload()
  await expect(
    page.getByText(/Você pode desfazer até \d+ \p{L}{3} \d{4}, \d{2}:\d{2}\./u),
  ).toBeVisible()
  await expectWhole(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(removal).toBeVisible()
})
