import { writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { enterAs, type Login, newAccount, sharedAccount, XSRF } from './accounts.ts'
import {
  expect,
  expectAccessible,
  expectWholeAtEveryWidth,
  openPage,
  test,
  WIDTHS,
} from './fixtures.ts'
import { button, dialogNamed, field } from './parts.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })

/** One's own profile. */
async function openOwn(page: Page, login: Login): Promise<Login> {
  await enterAs(page, login)
  await openPage(page, '/user/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beatriz Nogueira')
  return login
}

/** Puts an entry into a profile, for tests of what is done with it. */
async function put(page: Page, { token, user }: Login, path: string, data: object) {
  const headers = { ...XSRF, token }
  const answer = await page.request.post(path, { headers, data: { ...data, userID: user._id } })
  expect(answer.ok()).toBe(true)
}

/** Deletes an entry: 'Não' keeps it, 'Sim' does not. */
async function deleteAfterAll(page: Page, within: Locator, entry: string) {
  const open = button(within, `Excluir ${entry}`)
  const asked = dialogNamed(page, 'Excluir Item')
  await open.click()
  await expect(asked).toContainText('Tem certeza que deseja excluir este item?')
  await button(asked, 'Não').click()
  await expect(asked).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await button(asked, 'Sim').click()
  await expect(asked).toBeHidden()
  await expect(page.getByText('Item excluído.')).toBeVisible()
  await expect(open).toHaveCount(0)
}

test('experience is added, changed and deleted', async ({ page }) => {
  await openOwn(page, await newAccount(page.request))
  const jobs = section(page, 'Experiência')
  await expect(jobs).toContainText('Conte onde você trabalha')
  const add = button(jobs, 'Adicionar experiência')
  await add.click()

  const form = dialogNamed(page, 'Adicionar experiência')
  await button(form, 'Salvar').click()
  await expect(form).toContainText('Cargo é obrigatório')
  await expect(form).toContainText('Empresa é obrigatória')
  await expect(form).toContainText('Data inválida')
  await expect(field(form, 'Cargo')).toBeFocused()

  await field(form, 'Cargo').fill('Analista de compras')
  await field(form, 'Empresa').fill('Moinho Sul')
  await field(form, 'Localização').fill('Maringá, PR')
  await field(form, 'Início').pressSequentially('032019')
  await expect(field(form, 'Início')).toHaveValue('03/2019')
  await field(form, 'Descrição').fill('x'.repeat(251))
  await expect(form).toContainText('251/250')
  await button(form, 'Salvar').click()
  await expect(field(form, 'Descrição')).toBeFocused()
  await field(form, 'Descrição').fill('Cotações e contratos.')
  await field(form, 'Término').fill('01/2019')
  await button(form, 'Salvar').click()
  await expect(form).toContainText('O fim não pode ser antes do início.')

  // What is current has no end: it is cleared, and not asked for.
  await form.getByRole('checkbox', { name: 'Meu emprego atual' }).check()
  await expect(field(form, 'Término')).toHaveCount(0)
  await button(form, 'Salvar').click()
  await expect(form).toBeHidden()
  await expect(add).toBeFocused()
  const entry = jobs.getByRole('listitem')
  await expect(entry).toContainText('03/2019 – Atualmente')
  await expect(entry).toContainText('Moinho Sul')
  await expect(entry).toContainText('Maringá, PR')
  await expect(entry).toContainText('Cotações e contratos.')

  const edit = button(jobs, 'Editar Analista de compras, Moinho Sul')
  await edit.click()
  const change = dialogNamed(page, 'Editar experiência')
  await change.getByRole('checkbox', { name: 'Meu emprego atual' }).uncheck()
  await expect(field(change, 'Término')).toHaveValue('')
  await field(change, 'Término').fill('05/2022')
  await field(change, 'Cargo').fill('Coordenadora de compras')
  await button(change, 'Salvar').click()
  await expect(change).toBeHidden()
  await expect(entry).toContainText('03/2019 – 05/2022')
  await expect(entry.getByRole('heading')).toHaveText('Coordenadora de compras')

  await page.reload()
  await expect(entry).toContainText('03/2019 – 05/2022')
  await deleteAfterAll(page, jobs, 'Coordenadora de compras, Moinho Sul')
  await expect(add).toBeFocused()
  await expect(jobs).toContainText('Conte onde você trabalha')
})

test('education is added, changed and deleted', async ({ page }) => {
  await openOwn(page, await newAccount(page.request))
  const studies = section(page, 'Formação acadêmica')
  await button(studies, 'Adicionar formação').click()
  const form = dialogNamed(page, 'Adicionar formação')
  await field(form, 'Formação').fill('Administração')
  await field(form, 'Instituição').fill('Universidade do Vale')
  await field(form, 'Início').fill('02/2020')
  await form.getByRole('checkbox', { name: 'Cursando' }).check()
  await expect(field(form, 'Conclusão')).toHaveCount(0)
  await button(form, 'Salvar').click()
  await expect(studies.getByRole('listitem')).toContainText('02/2020 – Atualmente')

  await button(studies, 'Editar Administração, Universidade do Vale').click()
  const change = dialogNamed(page, 'Editar formação')
  await change.getByRole('checkbox', { name: 'Cursando' }).uncheck()
  await field(change, 'Conclusão').fill('12/2023')
  await button(change, 'Salvar').click()
  await expect(studies.getByRole('listitem')).toContainText('02/2020 – 12/2023')
  await deleteAfterAll(page, studies, 'Administração, Universidade do Vale')
})

test('a certificate is added, changed and deleted', async ({ page }) => {
  await openOwn(page, await newAccount(page.request))
  const certificates = section(page, 'Licenças e certificados')
  await button(certificates, 'Adicionar licença ou certificado').click()
  const form = dialogNamed(page, 'Adicionar licença ou certificado')
  await field(form, 'Nome').fill('ab')
  await field(form, 'Instituição').fill('Lince')
  await button(form, 'Salvar').click()
  await expect(form).toContainText('Escolha o tipo')
  await expect(form).toContainText('Use ao menos 3 letras.')
  await expect(form).toContainText('Use ao menos 6 letras.')
  await form.getByRole('combobox', { name: 'Tipo' }).selectOption('Curso')
  await field(form, 'Nome').fill('Excel avançado')
  await field(form, 'Instituição').fill('Senac Paraná')
  await field(form, 'Data de conclusão').fill('08/2021')
  await button(form, 'Salvar').click()
  const entry = certificates.getByRole('listitem')
  await expect(entry).toContainText('Curso')
  await expect(entry).toContainText('Concluído em 08/2021')

  await button(certificates, 'Editar Excel avançado, Senac Paraná').click()
  const change = dialogNamed(page, 'Editar licença ou certificado')
  await change.getByRole('combobox', { name: 'Tipo' }).selectOption('Licença')
  await button(change, 'Salvar').click()
  await expect(entry).toContainText('Licença')
  await deleteAfterAll(page, certificates, 'Excel avançado, Senac Paraná')
})

test('months are typed or chosen, never of the future', async ({ page }) => {
  await openOwn(page, await sharedAccount(page.request))
  await button(section(page, 'Experiência'), 'Adicionar experiência').click()
  const form = dialogNamed(page, 'Adicionar experiência')
  const start = field(form, 'Início')
  const nextYear = new Date().getFullYear() + 1
  for (const wrong of ['13/2020', '00/2020', '05/1899', `01/${nextYear}`, '02/20']) {
    await start.fill(wrong)
    await start.blur()
    await expect(form.getByText('Data inválida'), wrong).toBeVisible()
    await start.fill('02/2020')
    await expect(form.getByText('Data inválida'), wrong).toHaveCount(0)
  }

  await start.fill('')
  await start.pressSequentially('2/2020')
  await expect(start).toHaveValue('02/2020')

  const open = button(form, 'Escolher no calendário').first()
  await open.click()
  const calendar = dialogNamed(page, 'Escolher no calendário')
  await expect(button(calendar, 'fevereiro de 2020')).toBeFocused()
  // Escape closes the calendar and leaves the form.
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await expect(form).toBeVisible()
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(calendar, 'fevereiro de 2020')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(start).toHaveValue('03/2020')

  await start.fill('')
  await open.click()
  await expect(button(calendar, 'Próximo ano')).toBeDisabled()

  // Escape closes it from its button too, and leaves the form.
  await open.focus()
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await expect(form).toBeVisible()

  // Where the typed month is not offered, the calendar begins at the nearest, still its own.
  await start.fill(`01/${nextYear}`)
  await open.click()
  await expect(calendar.locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await expect(form).toBeVisible()
  await open.click()
  await calendar.getByRole('button', { name: 'Ano de' }).click()
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await expect(form).toBeVisible()
})

test('a profile that could not be saved says so in its form', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Failed to load resource/)
  await openOwn(page, await sharedAccount(page.request))
  await button(section(page, 'Experiência'), 'Adicionar experiência').click()
  const form = dialogNamed(page, 'Adicionar experiência')
  await field(form, 'Cargo').fill('Analista')
  await field(form, 'Empresa').fill('Acme')
  await field(form, 'Início').fill('02/2020')
  await form.getByRole('checkbox', { name: 'Meu emprego atual' }).check()
  await page.route('**/v1/company', (route) => route.abort())
  await button(form, 'Salvar').click()
  await expect(form.getByRole('alert')).toHaveText('Erro ao executar requisição')
  await expect(field(form, 'Cargo')).toHaveValue('Analista')
})

test('software is found while typing, added and removed', async ({ page }) => {
  await openOwn(page, await newAccount(page.request))
  const used = section(page, 'Ferramentas e Softwares')
  const add = button(used, 'Adicionar software')
  await add.click()
  const form = dialogNamed(page, 'Adicionar software')
  const name = form.getByRole('combobox', { name: 'Software' })
  await name.fill('qwxyz')
  await expect(page.getByText('Nenhum software com esse nome.')).toBeVisible()
  await button(form, 'Adicionar').click()
  await expect(form).toContainText('Escolha um software da lista.')

  await name.fill('er')
  const list = page.getByRole('listbox')
  await expect(list.getByRole('option').nth(1)).toBeVisible()
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(150)
  await name.press('ArrowDown')
  await name.press('ArrowDown')
  await name.press('ArrowUp')
  const first = (await list.getByRole('option').first().textContent()) ?? ''
  await expect(list.getByRole('option').first()).toHaveAttribute('data-combobox-selected', 'true')
  await name.press('Enter')
  await expect(list).toBeHidden()
  await expect(name).toHaveValue(first)
  await button(form, 'Adicionar').click()
  await expect(form).toBeHidden()
  await expect(add).toBeFocused()
  await expect(used.getByRole('link', { name: first })).toBeVisible()

  // What is there already cannot be added again.
  await add.click()
  await name.fill(first)
  await expect(list.getByRole('option', { name: first })).toContainText('Já está no perfil')
  await button(form, 'Adicionar').click()
  await expect(name).toHaveAccessibleDescription(/^Já está no perfil/)
  await page.keyboard.press('Escape')
  await button(dialogNamed(page, 'Descartar alterações'), 'Descartar alterações').click()
  await expect(form).toBeHidden()

  await deleteAfterAll(page, used, first)
  await expect(used).toContainText('Diga quais softwares você usa')
})

test('a profile is edited, with a photo, and everyone sees it', async ({ page, visitor }) => {
  const { user } = await openOwn(page, await newAccount(page.request))
  const edit = button(page, 'Editar perfil')
  await expect(page.getByText('Descrição não informada.')).toBeVisible()
  await edit.click()
  const form = dialogNamed(page, 'Editar perfil')
  await expect(field(form, 'E-mail')).toHaveValue(user.email)
  await expect(field(form, 'E-mail')).not.toBeEditable()
  const picture = { width: 640, height: 400, channels: 3, background: '#0b6b4f' } as const
  const buffer = await sharp({ create: picture }).png().toBuffer()
  const photo = { name: 'foto.png', mimeType: 'image/png', buffer }
  await form.getByLabel('Escolher foto').setInputFiles(photo)
  await expect(form.locator('img')).toHaveAttribute('src', /^blob:/)

  await field(form, 'Nome').fill('Bia')
  await field(form, 'Telefone').pressSequentially('44991234567')
  await expect(field(form, 'Telefone')).toHaveValue('(44) 99123-4567')
  await field(form, 'Cargo').fill('Gerente de suprimentos')
  await field(form, 'Empresa').fill('Moinho Sul')
  await field(form, 'Sobre').fill('Negocio bem e durmo cedo.')
  await expect(form).toContainText('Max 400 caracteres')
  await button(form, 'Salvar').click()
  await expect(form).toBeHidden()
  await expect(edit).toBeFocused()

  const card = section(page, 'Quem é')
  await expect(card.getByRole('heading', { level: 1 })).toHaveText('Bia Nogueira')
  await expect(card).toContainText(`@${user.plataformName}`)
  await expect(card).toContainText('Gerente de suprimentos')
  await expect(card.locator('img')).toHaveAttribute('src', /^\/uploads\/photos\//)
  // What the browser keeps of the person follows.
  await expect(page.getByRole('button', { name: 'Menu da conta' }).locator('img')).toHaveAttribute(
    'src',
    /photos/,
  )

  await visitor.goto(`/usuario/perfil/${user._id}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Bia Nogueira')
  await expect(visitor).toHaveTitle('Bia Nogueira · Praça')
  await expect(visitor.getByText('Negocio bem e durmo cedo.')).toBeVisible()
  await expect(visitor.getByRole('button', { name: /^(Editar|Adicionar|Excluir)/ })).toHaveCount(0)
  const html = await (await visitor.request.get(`/usuario/perfil/${user._id}`)).text()
  expect(html).not.toContain(user.email)
  expect(html).not.toContain('99123')
  expect(html).toContain('noindex')

  await edit.click()
  // Filled in at once, over what was there.
  await field(form, 'Telefone').fill('+55 (31) 98765-4321')
  await expect(field(form, 'Telefone')).toHaveValue('(31) 98765-4321')
  await button(form, 'Remover foto').click()
  await button(form, 'Salvar').click()
  await expect(form).toBeHidden()
  await expect(card.locator('img')).toHaveCount(0)
})

test('of what a person asked for and saved, what does not arrive is asked for again', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 500/)
  const parts = /\/v1\/(minhas-avaliacoes|meus-pedidos|listas)/
  await page.route(parts, (route) => route.fulfill({ status: 500, json: {} }))
  await enterAs(page, await sharedAccount(page.request))
  await page.goto('/user/profile#atividade')
  const requests = page.getByRole('region', { name: 'Meus pedidos' })
  await expect(requests.getByRole('alert')).toContainText('Não foi possível carregar os pedidos.')
  await expect(page.getByRole('alert')).toHaveCount(3)
  await page.unroute(parts)
  await button(requests, 'Tentar de novo').click()
  await expect(requests).toContainText('Nenhum pedido')
  await expect(page.getByRole('region', { name: 'Minhas listas' }).getByRole('alert')).toBeVisible()
})

test('what a profile does not take is told by its field', async ({ page }, testInfo) => {
  const login = await openOwn(page, await sharedAccount(page.request))
  await button(page, 'Editar perfil').click()
  const form = dialogNamed(page, 'Editar perfil')
  const photo = form.getByLabel('Escolher foto')
  const text = Buffer.from('nada')
  await photo.setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: text })
  await expect(form).toContainText('Por favor, envie uma foto .png ou .jpg.')
  const heavy = testInfo.outputPath('foto.png')
  await writeFile(heavy, Buffer.alloc(10 * 1024 * 1024 + 1))
  await photo.setInputFiles(heavy)
  await expect(form).toContainText('A imagem excede o tamanho máximo de 10MB.')

  await field(form, 'Nome').fill('B')
  await field(form, 'Login').fill('com espaço')
  await field(form, 'Telefone').fill('4499')
  await field(form, 'Sobre').fill('x'.repeat(401))
  await button(form, 'Salvar').click()
  await expect(field(form, 'Nome')).toBeFocused()
  await expect(form).toContainText('Use ao menos 2 letras.')
  await expect(form).toContainText('Use letras sem acento')
  await expect(form).toContainText('Insira um telefone válido.')
  await expect(form).toContainText('401/400')
  await button(form, 'Cancelar').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${login.user.firstName} ${login.user.lastName}`,
  )
})

test('someone else reads a profile and changes nothing', async ({ page }) => {
  const login = await newAccount(page.request)
  await put(page, login, '/v1/company', {
    position: 'Consultora',
    institution: 'Prumo',
    startDate: '01/2020',
  })
  await enterAs(page, await sharedAccount(page.request))
  await page.addInitScript(() => localStorage.setItem('owns', 'true'))
  await openPage(page, `/usuario/perfil/${login.user._id}/1`)
  await expect(page.getByRole('tab')).toHaveText(['Sobre'])
  await expect(page.getByRole('tab', { name: 'Sobre' })).toHaveAttribute('aria-selected', 'true')
  await expect(section(page, 'Experiência')).toContainText('01/2020 – Atualmente')
  await expect(page.getByRole('button', { name: 'Menu da conta' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByText(login.user.email)).toHaveCount(0)
  await expect(section(page, 'Formação acadêmica')).toContainText(
    'Nenhuma formação informada ainda.',
  )
})

test('on the public page its owner has the controls, and sees a change at once', async ({
  page,
}) => {
  const login = await newAccount(page.request)
  await enterAs(page, login)
  await openPage(page, `/usuario/perfil/${login.user._id}`)
  await button(page, 'Editar perfil').click()
  const form = dialogNamed(page, 'Editar perfil')
  await field(form, 'Sobrenome').fill('Nogueira Prado')
  await button(form, 'Salvar').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beatriz Nogueira Prado')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beatriz Nogueira Prado')
})

test('the address picks the tab, and arrows change it', async ({ page }) => {
  const login = await sharedAccount(page.request)
  await enterAs(page, login)
  const address = `/usuario/perfil/${login.user._id}`
  await openPage(page, `${address}/1`)
  const about = page.getByRole('tab', { name: 'Sobre' })
  const account = page.getByRole('tab', { name: 'Conta' })
  await expect(account).toHaveAttribute('aria-selected', 'true')
  await expect(section(page, 'Experiência')).toHaveCount(0)
  await account.press('ArrowRight')
  await expect(about).toBeFocused()
  await expect(page).toHaveURL(`${address}/0`)
  await expect(section(page, 'Experiência')).toBeVisible()
  await openPage(page, `${address}/9`)
  await expect(about).toHaveAttribute('aria-selected', 'true')
})

test('on a telephone an address that names a tab leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await enterAs(page, await sharedAccount(page.request))
  await openPage(page, '/user/profile#conta')
  await expect(section(page, 'Dados de acesso')).toBeInViewport()
  await openPage(page, '/user/profile')
  await expect(section(page, 'Experiência')).not.toBeInViewport()
})

test('supplier pages have menus, of which one is open', async ({ page }) => {
  const login = await sharedAccount(page.request)
  await enterAs(page, login)
  // The pages of the demonstration belong to tests of others: these two are made up.
  const vendors = ['Aurora Sistemas', 'Boreal Dados'].map((nomeFantasia, index) => ({
    _id: `0198c0de-0000-7000-8000-00000000000${index}`,
    razaoSocial: `${nomeFantasia} LTDA`,
    nomeFantasia,
    logo: '',
  }))
  const deleted: string[] = []
  await page.route('**/v1/login?id=*', async (route) => {
    const answer = await (await route.fetch()).json()
    const left = vendors.filter(({ _id }) => !deleted.includes(_id))
    await route.fulfill({ json: { ...answer, data: { ...answer.data, vendors: left } } })
  })
  await page.route('**/v1/vendor/page/**', async (route) => {
    expect(route.request().method()).toBe('DELETE')
    const [, vendorId = '', userId] =
      /page\/([\w-]+)\/([\w-]+)$/.exec(new URL(route.request().url()).pathname) ?? []
    expect(userId).toBe(login.user._id)
    deleted.push(vendorId)
    await route.fulfill({ json: { data: null, message: '' } })
  })
  await openPage(page, '/user/profile')

  const pages = section(page, 'Páginas de fornecedor')
  await expect(pages.getByRole('link', { name: 'Cadastrar página de fornecedor' })).toHaveAttribute(
    'href',
    '/supplier',
  )
  const first = button(pages, 'Opções de Aurora Sistemas')
  const second = button(pages, 'Opções de Boreal Dados')
  await first.click()
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  await expect(pages.getByRole('link', { name: 'Acessar painel de fornecedor' })).toHaveAttribute(
    'href',
    `/supplier/details/${vendors[0]?._id}`,
  )
  await second.click()
  await expect(first).toHaveAttribute('aria-expanded', 'false')
  await expect(second).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(second).toHaveAttribute('aria-expanded', 'false')
  await first.click()
  await page.mouse.wheel(0, 200)
  await expect(first).toHaveAttribute('aria-expanded', 'false')

  await first.click()
  await button(pages, 'Excluir página').click()
  const asked = dialogNamed(page, 'Excluir página')
  await expect(asked).toContainText('Aurora Sistemas')
  await button(asked, 'Não').click()
  await expect(asked).toBeHidden()
  await expect(first).toBeFocused()
  expect(deleted).toEqual([])
  await first.click()
  await button(pages, 'Excluir página').click()
  await button(asked, 'Excluir página').click()
  await expect(first).toHaveCount(0)
  await expect(second).toBeVisible()
  expect(deleted).toEqual([vendors[0]?._id])
})

test('a visitor has no profile of their own', async ({ page }) => {
  await page.goto('/user/profile')
  await expect(page).toHaveURL('/')
})

test('a stored token that cannot be one asks for nothing', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/v1/login')) asked.push(request.url())
  })
  await page.addInitScript(() => {
    localStorage.setItem('userData', '{"_id":"0198c0de-0000-7000-8000-000000000001"}')
    localStorage.setItem('token', 'a'.repeat(30))
  })
  await page.goto('/user/profile')
  await expect(page).toHaveURL('/supplier')
  expect(asked).toEqual([])
})

test('a profile that does not arrive can be asked for again', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_FAILED/)
  const login = await sharedAccount(page.request)
  await enterAs(page, login)
  await page.route('**/v1/login?id=*', (route) => route.abort())
  await openPage(page, '/user/profile')
  await expect(page.getByText('Não foi possível carregar o seu perfil.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/v1/login?id=*')
  await button(page, 'Tentar de novo').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beatriz Nogueira')
})

test('nobody has an unknown profile', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/404/)
  const answer = await page.goto('/usuario/perfil/0198c0de-0000-7000-8000-000000000009')
  expect(answer?.status()).toBe(404)
})

const LONG = 'Pneumoultramicroscopicossilicovulcanoconiótico'

/** A profile whose words are as long as words can be. */
async function longProfile(page: Page): Promise<Login> {
  const login = await newAccount(page.request)
  const dates = { startDate: '01/2015', endDate: '02/2018' }
  await put(page, login, '/v1/company', { position: LONG, institution: LONG + LONG, ...dates })
  await put(page, login, '/v1/educational', { formacao: LONG, institution: LONG, ...dates })
  const certificate = { tipo: 'Certificado', name: LONG, institution: LONG, dateFinish: '03/2020' }
  await put(page, login, '/v1/certification', certificate)
  return login
}

test('a profile is accessible and fits at every width', async ({ page }) => {
  const login = await longProfile(page)
  await openPage(page, `/usuario/perfil/${login.user._id}`)
  await expectWholeAtEveryWidth(page)

  await enterAs(page, login)
  await openPage(page, '/user/profile')
  await expect(button(page, 'Adicionar experiência')).toBeVisible()
  await expectWholeAtEveryWidth(page)
})

test('the form of an entry is accessible at every width', async ({ page }) => {
  await openOwn(page, await sharedAccount(page.request))
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await button(page, 'Adicionar experiência').click()
    const form = dialogNamed(page, 'Adicionar experiência')
    await button(form, 'Salvar').click()
    await expect(form).toContainText('Cargo é obrigatório')
    await button(form, 'Escolher no calendário').first().click()
    await expect(dialogNamed(page, 'Escolher no calendário')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await button(form, 'Cancelar').click()
    await expect(form).toBeHidden()
  }
})
