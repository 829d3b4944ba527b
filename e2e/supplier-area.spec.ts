import type { APIRequestContext, Page } from '@playwright/test'
import { DEMO, demoLogin, enterAs, type Login, logInHere, newAccount, XSRF } from './accounts.ts'
import { addOffer, confirmCompany, publishCompany } from './companies.ts'
import { expect, expectAccessible, expectWholeAtEveryWidth, openPage, test } from './fixtures.ts'
import { mailedPath } from './outbox.ts'

const AREA = '/supplier/profile'

const inviting = (page: Page) => page.getByRole('dialog', { name: 'Convidar administradores' })
const administrators = (page: Page, list: 'Ativos' | 'Convidados' | 'Inativos') =>
  page.getByRole('list', { name: list, exact: true })
const summary = (page: Page) => page.getByRole('complementary', { name: 'Resumo da página' })
const way = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Área do fornecedor' }).getByRole('link', { name })

/** A page and who keeps it, with a browser that has not been used. */
async function keeperOf(request: APIRequestContext, nomeFantasia: string) {
  const keeper = await newAccount(request)
  const vendorId = await publishCompany(request, keeper, { nomeFantasia })
  return { keeper, vendorId }
}

const visitsOf = async (request: APIRequestContext, { token }: Login, vendorId: string) =>
  (await (await request.get(`/v1/vendor/${vendorId}/visitas`, { headers: { token } })).json()).data
    .total as number

/** Opens a supplier's page in a browser whose visitor agrees to be measured. */
async function visit(page: Page, vendorId: string) {
  await openPage(page, `/supplier/details/${vendorId}`)
  const counted = page.waitForResponse('**/v1/events')
  await page.getByRole('button', { name: 'Aceitar' }).click()
  expect((await counted).status()).toBe(204)
}

test('who keeps two pages comes back to the one that they looked after last', async ({
  page,
  request,
}) => {
  const { keeper, vendorId } = await keeperOf(request, 'Oficina Primeira')
  await publishCompany(request, keeper, { nomeFantasia: 'Oficina Segunda' })
  const name = page.getByRole('heading', { level: 1 })
  await enterAs(page, keeper)
  await openPage(page, AREA)
  await expect(name).toHaveText('Oficina Segunda')
  await page.getByRole('button', { name: 'trocar de lugar' }).click()
  await page.getByRole('link', { name: 'Oficina Primeira' }).click()
  await expect(name).toHaveText('Oficina Primeira')
  await openPage(page, '/')
  await openPage(page, AREA)
  await expect(name).toHaveText('Oficina Primeira')
  await expect(way(page, 'Orçamentos')).toHaveAttribute('href', new RegExp(vendorId))
})

test('visits are counted, but never of who keeps the page', async ({
  page,
  openBrowser,
  request,
}) => {
  const { keeper, vendorId } = await keeperOf(request, 'Ateliê Visitado')
  const visitAs = async (login?: Login) => {
    const theirs = await openBrowser({ consent: 'none' })
    if (login) await enterAs(theirs, login)
    await visit(theirs, vendorId)
  }
  const admin = await demoLogin(request, DEMO.admin)
  // Each waits some seconds before it sends what it counted: side by side.
  await Promise.all([visitAs(keeper), visitAs(admin)])
  expect(await visitsOf(request, keeper, vendorId)).toBe(0)
  await Promise.all([visitAs(), visitAs(await newAccount(request))])
  await expect.poll(() => visitsOf(request, keeper, vendorId)).toBe(2)

  await enterAs(page, keeper)
  await openPage(page, AREA)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ateliê Visitado')
  await expect(summary(page).getByRole('link', { name: /Visitas em 30 dias/ })).toContainText('2')
  await expect(
    page.getByRole('img', { name: /^Visitas por dia, de .* 2 visitas\.$/ }),
  ).toBeVisible()
  await page.getByText('Ver como tabela').click()
  await expect(page.getByRole('table', { name: 'Visitas por dia' }).getByRole('row')).toHaveCount(
    31,
  )
  await page.getByRole('link', { name: '90 dias' }).click()
  await expect(page.getByText('2 visitas em 90 dias')).toBeVisible()
  await page.reload()
  await expect(page.getByText('2 visitas em 90 dias')).toBeVisible()
})

test('a review is told, leads to where it is, and is read', async ({ page, request }) => {
  const { keeper, vendorId } = await keeperOf(request, 'Ateliê Avaliado')
  const client = await newAccount(request)
  const review = async ({ token, user }: Login) => {
    const written = await request.post('/v1/comment', {
      headers: { ...XSRF, token },
      data: { softwareId: vendorId, userId: user._id, rating: 4, comment: 'Atende bem.' },
    })
    expect(written.ok()).toBe(true)
  }
  await review(client)

  await enterAs(page, keeper)
  await openPage(page, AREA)
  const unread = summary(page).getByRole('link', { name: /Notificações não lidas/ })
  await expect(unread).toContainText('1')
  await page.getByRole('link', { name: 'Nova avaliação da página: 4 estrelas.' }).click()
  await expect(page).toHaveURL(`/supplier/details/${vendorId}#avaliacoes`)
  await expect(page.getByText('Atende bem.')).toBeVisible()
  await page.goBack()
  const bell = page.getByRole('link', { name: 'Novidades: 1' })
  await bell.click()
  const news = page.getByRole('region', { name: 'Novidades' })
  await expect(news.getByRole('link', { name: /^Não lida: Nova avaliação/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(news).toBeHidden()
  await expect(bell).toBeFocused()
  await bell.click()
  await news.getByRole('button', { name: 'Marcar como lidas' }).click()
  await expect(news.getByRole('heading', { name: 'Novidades' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Novidades: nenhuma' })).toBeVisible()
  await review(await demoLogin(request, DEMO.user))
  await page.reload()
  await page.getByRole('button', { name: 'Marcar como lidas' }).click()
  await expect(unread).toContainText('0')
  await expect(page.getByText('Tudo lido')).toBeFocused()
  await page.reload()
  await expect(page.getByText('Tudo lido')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Marcar como lidas' })).toBeHidden()
})

test('what the register says otherwise is used or kept one by one, and focus goes on to the next', async ({
  page,
  request,
}) => {
  const { keeper, vendorId } = await keeperOf(request, 'Ateliê Discordante')
  const asked = [
    { campo: 'razaoSocial', pagina: 'Ateliê Ltda', receita: 'Atelie Brasil Ltda' },
    { campo: 'endereco', pagina: 'Rua Augusta, 10', receita: 'Avenida Paulista, 1000' },
  ]
  const answers: unknown[] = []
  await page.route(`**/v1/vendor/${vendorId}/espera`, async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    const diferencas = asked.slice(answers.length)
    const dadosNaReceita = diferencas.length > 0 ? { competencia: '2026-10', diferencas } : null
    await route.fulfill({ response: answer, json: { data: { ...data, dadosNaReceita } } })
  })
  await page.route(`**/v1/vendor/${vendorId}/dados-da-receita`, async (route) => {
    answers.push(route.request().postDataJSON())
    await route.fulfill({ json: { data: null, message: '' } })
  })

  await enterAs(page, keeper)
  await openPage(page, AREA)
  await page.getByRole('button', { name: /^2 dados a conferir/ }).click()
  const dialog = page.getByRole('dialog', { name: /^A Receita informa/ })
  const field = (name: string) => dialog.getByRole('region', { name })
  await expect(field('Razão social')).toContainText('Atelie Brasil Ltda')
  await expectAccessible(page)
  await field('Razão social').getByRole('button', { name: 'Usar o da Receita' }).press('Enter')
  await expect(field('Razão social')).toBeHidden()
  await expect(field('Endereço')).toBeFocused()
  const keep = field('Endereço').getByRole('button', { name: 'Manter o da página' })
  // A key takes no heed of a button that waits for the answer before.
  await expect(keep).toBeEnabled()
  await keep.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /a conferir/ })).toBeHidden()
  await expect(
    page.getByRole('region', { name: 'Espera por você' }).getByRole('list'),
  ).toBeFocused()
  expect(answers).toEqual([
    { campo: 'razaoSocial', escolha: 'usar', receita: 'Atelie Brasil Ltda' },
    { campo: 'endereco', escolha: 'manter', receita: 'Avenida Paulista, 1000' },
  ])
})

test('administrators are invited, accept, are inactivated and invited again, but never the last', async ({
  page,
  visitor: theirs,
  request,
}) => {
  const { keeper, vendorId } = await keeperOf(request, 'Ateliê Dividido')
  await confirmCompany(request, vendorId)
  const other = await newAccount(request)
  const otherName = `${other.user.firstName} ${other.user.lastName}`
  await enterAs(page, keeper)
  await openPage(page, `${AREA}?pagina=${vendorId}`)
  await expect(administrators(page, 'Ativos').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('A página precisa de ao menos um administrador ativo.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Inativar/ })).toHaveCount(0)

  const open = page.getByRole('button', { name: 'Convidar', exact: true })
  await open.click()
  const whom = inviting(page).getByRole('textbox', { name: '@usuário ou e-mail' })
  await expect(whom).toBeFocused()
  await inviting(page).getByRole('button', { name: 'Convidar' }).click()
  await expect(
    inviting(page).getByText('Escreva o @usuário ou um e-mail válido.', { exact: true }),
  ).toBeVisible()
  await whom.fill(`@${other.user.plataformName}`)
  await expectAccessible(page)
  await whom.press('Enter')
  await expect(page.getByText('Convite enviado.')).toBeVisible()
  await expect(inviting(page)).toBeHidden()
  await expect(open).toBeFocused()
  const active = administrators(page, 'Ativos')
  const asked = administrators(page, 'Convidados')
  await expect(asked.getByRole('listitem')).toContainText(`@${other.user.plataformName}`)
  await expect(active.getByRole('listitem')).toHaveCount(1)

  // An address is invited whether or not it has an account, and the invitation taken back.
  await open.click()
  await whom.fill('ninguem@atelie.example')
  await whom.press('Enter')
  await expect(asked.getByRole('listitem')).toHaveCount(2)
  await asked.getByRole('button', { name: 'Cancelar convite de ninguem@atelie.example' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar convite' }).click()
  await expect(asked.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('Convite cancelado.')).toBeVisible()

  // The other person is asked, by a letter that leads to the question once they are logged in.
  const link = await mailedPath(other.user.email, '/convites')
  await enterAs(theirs, await newAccount(request))
  await openPage(theirs, link)
  await expect(
    theirs.getByRole('heading', { name: 'Este convite não é para esta conta' }),
  ).toBeVisible()
  await theirs.getByRole('button', { name: 'Entrar com outra conta' }).click()
  await expect(theirs).toHaveURL('/')
  const login = theirs.getByRole('dialog', { name: 'Entre na sua conta' })
  await expect(login).toContainText('Entre com a conta do e-mail que recebeu o convite')
  await logInHere(theirs, other.user.email)
  await expect(theirs).toHaveURL(link)
  await openPage(theirs, '/user/profile')
  await theirs.getByRole('button', { name: /^Menu da conta/ }).click()
  const menu = theirs.getByRole('navigation', { name: 'Conta' })
  await expect(menu.getByRole('link', { name: 'Perfil Convites: 1' })).toBeVisible()
  await expectAccessible(theirs)
  await theirs.keyboard.press('Escape')
  await theirs.getByRole('link', { name: 'Ver o convite' }).click()
  await expect(theirs).toHaveURL(link)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(
    'Administrar a página de Ateliê Dividido?',
  )
  await expectAccessible(theirs)
  await theirs.getByRole('button', { name: 'Aceitar' }).click()
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Ateliê Dividido')
  await expect(theirs.getByRole('link', { name: /agora administra a página/ })).toBeVisible()

  await page.reload()
  await expect(active.getByRole('listitem')).toHaveCount(2)
  await expect(asked).toBeHidden()
  const theirRow = active.getByRole('listitem').filter({ hasText: other.user.plataformName })
  await theirRow.getByRole('button', { name: /^Inativar/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Inativar administrador' }).click()
  await expect(page.getByText('Administrador inativado.')).toBeVisible()
  const former = administrators(page, 'Inativos')
  await expect(former).toContainText(`@${other.user.plataformName}`)
  await expectAccessible(page)
  await expect(active.getByRole('listitem')).toHaveCount(1)
  await openPage(theirs, `${AREA}?pagina=${vendorId}`)
  await expect(
    theirs.getByRole('heading', { name: 'Você não administra esta página' }),
  ).toBeVisible()
  await expect(theirs.getByText('Ateliê Dividido')).toHaveCount(0)

  await former.getByRole('button', { name: `Convidar de novo ${otherName}` }).click()
  await expect(asked.getByRole('listitem')).toContainText(otherName)
  await openPage(theirs, '/user/profile')
  await theirs.getByRole('link', { name: 'Ver o convite' }).click()
  await theirs.getByRole('button', { name: 'Aceitar' }).click()
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Ateliê Dividido')

  // The person who leaves sees no more of it.
  await page.reload()
  const own = active.getByRole('listitem').filter({ hasText: keeper.user.plataformName })
  await expect(own).toContainText('Você')
  await own.getByRole('button', { name: /^Inativar/ }).click()
  await expect(page.getByRole('dialog')).toContainText('perde o acesso a esta área')
  await page.getByRole('dialog').getByRole('button', { name: 'Inativar administrador' }).click()
  await expect(page.getByText('Você ainda não administra uma página')).toBeVisible()
})

test('the last administrator is refused also where the screen did not know', async ({
  request,
}) => {
  const { keeper, vendorId } = await keeperOf(request, 'Ateliê Único')
  const answer = await request.put(`/v1/vendor/${vendorId}/administradores/${keeper.user._id}`, {
    headers: { ...XSRF, token: keeper.token },
    data: { ativo: false },
  })
  expect(answer.status()).toBe(409)
  expect((await answer.json()).error).toContain('ao menos um administrador ativo')
})

test('software is listed, edited, added and removed', async ({ page, request }) => {
  const { keeper, vendorId } = await keeperOf(request, 'Ateliê de Softwares')
  const mark = keeper.user.plataformName
  await addOffer(request, keeper, vendorId, { tipo: 'Software', name: `Prumo ${mark}` })
  await addOffer(request, keeper, vendorId, { tipo: 'Serviço', name: `Obra ${mark}` })
  await enterAs(page, keeper)
  await openPage(page, `${AREA}?pagina=${vendorId}&aba=software`)
  await expect(way(page, 'Software')).toHaveAttribute('aria-current', 'page')
  const software = page
    .getByRole('region', { name: 'Softwares' })
    .getByRole('listitem')
    .filter({ hasText: `Prumo ${mark}` })
  await expect(software).toContainText('( 0 ) Avaliações')
  await expect(software).toContainText('No ar')

  // Its sheet is empty, which waits there as well.
  await expect(way(page, 'Software 1 esperando')).toBeVisible()

  await expectAccessible(page)

  await software.getByRole('button', { name: `Opções de Prumo ${mark}` }).click()
  await expect(software.getByRole('link', { name: 'Completar a ficha' })).toBeVisible()
  await software.getByRole('button', { name: 'Editar' }).click()
  const form = page.getByRole('dialog', { name: 'Editar software' })
  await form.getByRole('textbox', { name: 'Nome' }).fill(`Esquadro ${mark}`)
  await form.getByRole('button', { name: 'Atualizar' }).click()
  await expect(page.getByText('Software atualizado.')).toBeVisible()
  await expect(form).toBeHidden()
  const renamed = page.getByRole('listitem').filter({ hasText: `Esquadro ${mark}` })
  await renamed.getByRole('button', { name: /^Opções de/ }).click()
  await renamed.getByRole('link', { name: 'Ver página' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Esquadro ${mark}`)
  await page.goBack()
  await expect(page).toHaveURL(`${AREA}?pagina=${vendorId}&aba=software`)

  const service = page
    .getByRole('region', { name: 'Serviços' })
    .getByRole('listitem')
    .filter({ hasText: `Obra ${mark}` })
  await service.getByRole('button', { name: /^Opções de/ }).click()
  await service.getByRole('button', { name: 'Remover' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir serviço' }).click()
  await expect(page.getByText('Serviço excluído.')).toBeVisible()
  await expect(page.getByText('Nenhum serviço no catálogo')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Novo serviço' })).toBeFocused()
})

test('on a telephone a row of what is sold still says how it stands, and who edits it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await enterAs(page, await demoLogin(page.request, DEMO.supplier))
  await openPage(page, `${AREA}?aba=software`)
  const resold = page.getByRole('listitem').filter({ hasText: 'Revenda não confirmada' }).first()
  await expect(resold.getByText('No ar', { exact: true })).toBeVisible()
  await expect(resold.getByText('Revenda não confirmada')).toBeVisible()
  await expect(resold.getByText('Só quem cadastrou edita')).toBeVisible()
})

test('several pages take turns, by address and by choice', async ({ page, request }) => {
  const { keeper, vendorId } = await keeperOf(request, 'Ateliê Primeiro')
  const second = await publishCompany(request, keeper, { nomeFantasia: 'Ateliê Segundo' })
  await enterAs(page, keeper)
  await openPage(page, `${AREA}?pagina=${vendorId}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Ateliê Primeiro')
  await page.getByRole('button', { name: /Ateliê Primeiro.*trocar de lugar/ }).click()
  await page.getByRole('link', { name: 'Ateliê Segundo' }).click()
  await expect(heading).toHaveText('Ateliê Segundo')
  await expect(page).toHaveURL(`${AREA}?pagina=${second}`)
  await page.goBack()
  await expect(heading).toHaveText('Ateliê Primeiro')
  await page.getByRole('link', { name: 'Ver página' }).click()
  await page.getByRole('link', { name: 'Área do fornecedor' }).click()
  await expect(heading).toHaveText('Ateliê Primeiro')
})

test('it is closed to others, and says the ways on', async ({
  page,
  request,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 40[0134]/)
  await page.goto(AREA)
  await expect(page).toHaveURL('/')
  const { vendorId } = await keeperOf(request, 'Ateliê Alheio')
  await enterAs(page, await newAccount(request))
  await openPage(page, AREA)
  await expect(page.getByText('Você ainda não administra uma página')).toBeVisible()
  await expectAccessible(page)
  await openPage(page, `${AREA}?pagina=${vendorId}`)
  await expect(page.getByRole('heading', { name: 'Você não administra esta página' })).toBeVisible()
  await expectAccessible(page)
  for (const none of ['0198c0de-0000-7000-8000-000000000000', 'nada']) {
    await openPage(page, `${AREA}?pagina=${none}`)
    await expect(page.getByRole('heading', { name: 'Não encontramos esta página' })).toBeVisible()
  }
})

test('an Admin may open any page', async ({ page, request }) => {
  const { vendorId } = await keeperOf(request, 'Ateliê Conferido')
  await enterAs(page, await demoLogin(request, DEMO.admin))
  await openPage(page, `${AREA}?pagina=${vendorId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ateliê Conferido')
})

test('a tick is seen where colours are the system’s', async ({ page, request }) => {
  await enterAs(page, await demoLogin(request, DEMO.supplier))
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await openPage(page, `${AREA}?aba=webhook`)
  const ticked = page.getByRole('checkbox', { name: 'Publicidades' })
  await expect(ticked).toBeChecked()
  const [tick, ground] = await ticked.evaluate((box) => {
    const icon = box.parentElement?.querySelector('svg')
    return [icon && getComputedStyle(icon).color, getComputedStyle(box).backgroundColor]
  })
  expect(tick).not.toBe(ground)
})

test('it is accessible and fits at every width', async ({ page, request }) => {
  const { keeper, vendorId } = await keeperOf(request, 'Ateliê de Nome Comprido & Filhos Ltda.')
  const name = `Cabe ${keeper.user.plataformName}`
  await addOffer(request, keeper, vendorId, { tipo: 'Software', name })
  await enterAs(page, keeper)
  await openPage(page, `${AREA}?pagina=${vendorId}`)
  await expect(administrators(page, 'Ativos')).toBeVisible()
  await expectWholeAtEveryWidth(page)
  await page.getByRole('button', { name: /^Menu( \d|$)/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Software' }).click()
  await expect(page.getByText(name, { exact: true })).toBeVisible()
  await expectWholeAtEveryWidth(page)
})

test('a system of the company is told what happens, of what was chosen, by a secret that is shown once', async ({
  page,
  request,
}) => {
  const { keeper, vendorId } = await keeperOf(request, 'Ateliê Avisado')
  await confirmCompany(request, vendorId)
  await enterAs(page, keeper)
  await openPage(page, `${AREA}?aba=webhook`)
  const save = page.getByRole('button', { name: 'Salvar webhook' })
  await page.getByLabel('Endereço do seu sistema').fill('http://crm.example/')
  await save.click()
  await expect(
    page.getByText('Use um endereço https://, sem senha e na porta padrão.'),
  ).toBeVisible()
  await page.getByLabel('Endereço do seu sistema').fill('https://crm.example/')
  await page.getByLabel('Publicidades').uncheck()
  await save.click()
  await expect(page.getByText('Segredo da assinatura, que só aparece agora:')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar teste' }).click()
  await expect(page.getByRole('list', { name: 'Últimos envios' })).toContainText('teste')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Publicidades')).not.toBeChecked()
  await expect(page.getByText('Segredo da assinatura')).toHaveCount(0)
})
