import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, strToU8, unzipSync } from 'fflate'
import { Secret, TOTP } from 'otpauth'
import { enterAs, type Login, newAccount, PASSWORD, XSRF } from './accounts.ts'
import { expect, expectAccessible, expectWholeAtEveryWidth, openPage, test } from './fixtures.ts'

const NEW_PASSWORD = 'outra-senha-boa'

/** The tab 'Conta' of an account that nobody else uses. */
async function openSettings(page: Page): Promise<Login> {
  const login = await newAccount(page.request)
  await enterAs(page, login)
  await openPage(page, '/user/profile')
  await page.getByRole('tab', { name: 'Conta' }).click()
  return login
}

const logIn = async (page: Page, user: string, password: string) =>
  page.request.post('/v1/login', {
    headers: XSRF,
    data: { user, password },
  })

test('the password is changed, and other devices are logged out', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/403/)
  const { user } = await openSettings(page)
  await expect(page.getByRole('region', { name: 'Dados de acesso' })).toContainText(user.email)
  const other = (await (await logIn(page, user.email, PASSWORD)).json()).data.token

  await page.getByRole('button', { name: 'Trocar senha' }).click()
  const dialog = page.getByRole('dialog', { name: 'Trocar senha' })
  await expect(dialog).toContainText('você sai da conta nos outros aparelhos')
  const send = dialog.getByRole('button', { name: 'Trocar senha' })
  await send.click()
  await expect(dialog.getByText('Insira uma senha válida.')).toHaveCount(3)
  await expect(dialog.getByLabel('Senha atual', { exact: true })).toBeFocused()

  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  await field('Senha atual').fill('não é esta')
  await field('Nova senha').fill('curta')
  await field('Confirme a nova senha').fill('curto')
  await send.click()
  await expect(dialog).toContainText('Senha escolhida muito curta.')
  await expect(dialog).toContainText('Senhas não conferem.')

  await field('Nova senha').fill(NEW_PASSWORD)
  await field('Confirme a nova senha').fill(NEW_PASSWORD)
  await send.click()
  await expect(dialog).toContainText('Senha incorreta.')
  await expect(field('Senha atual')).toBeFocused()

  await field('Senha atual').fill(PASSWORD)
  await send.click()
  await expect(page.getByText('Senha alterada com sucesso.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Trocar senha' })).toBeFocused()

  expect((await page.request.get(`/v1/login/validate?token=${other}`)).status()).toBe(401)
  expect((await logIn(page, user.email, NEW_PASSWORD)).status()).toBe(200)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Conta' })).toBeVisible()
})

test('the data are handed out after the password, as a file', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/403/)
  const { user } = await openSettings(page)
  await page.getByRole('button', { name: 'Baixar meus dados' }).click()
  const dialog = page.getByRole('dialog', { name: 'Baixar meus dados' })
  await dialog.getByLabel('Sua senha', { exact: true }).fill('não é esta')
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect(dialog).toContainText('Senha incorreta.')
  await dialog.getByLabel('Sua senha', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect(dialog).toContainText(/até \d+ \p{L}{3} \d{4}, \d{2}:\d{2}, e só com a sua conta/u)

  await expect(dialog.getByRole('button', { name: 'Baixar o arquivo ZIP' })).toBeFocused()
  const started = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Baixar o arquivo ZIP' }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('meus-dados-praca.zip')
  const files = unzipSync(await readFile(await download.path()))
  expect(JSON.parse(strFromU8(files['dados.json'] ?? strToU8('{}')))).toMatchObject({
    perfil: [{ email: user.email }],
  })
  expect(Object.keys(files)).toContain('avaliacoes.csv')
  await expect(page).toHaveURL('/user/profile#conta')
})

const leavingNotice = (page: Page) =>
  page.getByRole('region', { name: /^A sua conta será excluída em \d+ \p{L}{3} \d{4}$/u })

/** Whether others are shown a profile. */
const isShown = async (page: Page, { user }: Login) =>
  (await page.request.get(`/v1/login?id=${user._id}`)).status() === 200

test('the removal is asked for with care', async ({ page }) => {
  const login = await openSettings(page)
  const ask = page.getByRole('button', { name: 'Excluir minha conta' })
  await ask.click()
  const dialog = page.getByRole('dialog', { name: 'Excluir minha conta' })
  await expect(dialog).toContainText('Usuário removido')
  await expect(dialog).toContainText('Por 7 dias')
  const send = dialog.getByRole('button', { name: 'Excluir minha conta' })
  await send.click()
  await expect(dialog).toContainText('Senha inválida')
  await expect(dialog).toContainText('Confirme para continuar.')
  await expectAccessible(page)
  expect(await isShown(page, login)).toBe(true)

  await dialog.getByRole('checkbox', { name: /Manter os textos/ }).check()
  await dialog.getByLabel('Sua senha', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('checkbox', { name: /^Entendo/ }).check()
  await send.click()
  await expect(leavingNotice(page).getByRole('heading')).toBeFocused()
  await expect(dialog).toBeHidden()
  await expect(ask).toHaveCount(0)
  expect(await isShown(page, login)).toBe(false)
})

test('who is leaving is told so first, and may stay', async ({ page }) => {
  const login = await newAccount(page.request)
  const headers = { ...XSRF, token: login.token }
  const data = { password: PASSWORD }
  expect((await page.request.post('/v1/login/deletion', { headers, data })).ok()).toBe(true)
  await enterAs(page, login)
  await openPage(page, '/user/profile')
  await page.getByRole('tab', { name: 'Conta' }).click()
  await expect(page.getByRole('tabpanel').getByRole('heading').first()).toHaveText(
    /^A sua conta será excluída/,
  )
  await expectAccessible(page)

  await leavingNotice(page).getByRole('button', { name: 'Cancelar exclusão' }).click()
  await expect(page.getByText('A exclusão foi cancelada.')).toBeVisible()
  await expect(leavingNotice(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Excluir minha conta' })).toBeFocused()
  expect(await isShown(page, login)).toBe(true)
})

test('who has only ever come by Google chooses a password first', async ({ page }) => {
  await page.route('**/v1/login?id=*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, data: { ...body.data, hasPassword: false } } })
  })
  const { user } = await openSettings(page)
  const panel = page.getByRole('tabpanel')
  await expect(panel).toContainText('Para baixar, defina antes uma senha.')
  await expect(panel).toContainText('Para excluir, defina antes uma senha.')
  for (const name of ['Seus dados', 'Excluir a conta'])
    await expect(page.getByRole('region', { name }).getByRole('button')).toHaveCount(0)
  const card = page.getByRole('region', { name: 'Senha', exact: true })
  await expect(card.getByRole('button')).toHaveText(['Definir uma senha'])

  await card.getByRole('button', { name: 'Definir uma senha' }).click()
  await expect(page.getByText('Email para redefinição de senha enviado.')).toBeVisible()
  await expect(card).toContainText(`Enviamos um link para ${user.email}`)
  await expect(card.getByRole('button')).toHaveText([
    /Você poderá reenviar o email em \d+ segundos/,
  ])
  await expect(card.getByRole('button')).toBeFocused()
})

test('open sessions are listed, and end at once', async ({ page, openBrowser }) => {
  const phone = await openBrowser({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1',
  })
  const { user } = await openSettings(page)
  const card = page.getByRole('region', { name: 'Sessões abertas' })
  await expect(card).toContainText('Só este aparelho está na sua conta.')
  await expect(card.getByRole('listitem')).toHaveCount(1)
  await expect(card.getByRole('listitem')).toContainText('Este aparelho')

  await openPage(phone, '/about')
  await phone.getByRole('button', { name: 'Entre ou cadastre-se' }).first().click()
  const login = phone.getByRole('dialog', { name: 'Entre na sua conta' })
  await login.getByRole('textbox', { name: 'E-mail' }).fill(user.email)
  await login.getByRole('textbox', { name: 'Senha' }).fill(PASSWORD)
  await login.getByRole('checkbox', { name: 'Lembrar login' }).check()
  await login.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(phone.getByRole('button', { name: 'Menu da conta' })).toBeVisible()
  const token = await phone.evaluate(() => localStorage.getItem('token'))

  await page.reload()
  await expect(card.getByRole('listitem').nth(1)).toContainText(/Safari no iPhone.*Login lembrado/)
  await expectAccessible(page)
  await card.getByRole('button', { name: /^Encerrar Safari no iPhone/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar sessão' }).click()
  await expect(page.getByText('A sessão foi encerrada.')).toBeVisible()
  await expect(card.getByRole('listitem')).toHaveCount(1)
  await expect(card.getByRole('list')).toBeFocused()
  expect((await page.request.get(`/v1/login/validate?token=${token}`)).status()).toBe(401)
})

test('the settings are accessible and fit every width', async ({ page }) => {
  await openSettings(page)
  await expect(page.getByRole('region', { name: 'Excluir a conta' })).toBeVisible()
  await expectWholeAtEveryWidth(page)
  // On a small screen a link to one of them does not leave it far below.
  await openPage(page, '/user/profile#duas-etapas')
  await expect(page.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeInViewport()
})

test('nobody else has the settings', async ({ page }) => {
  const { user } = await newAccount(page.request)
  await openPage(page, `/usuario/perfil/${user._id}/1`)
  await expect(page.getByRole('tab', { name: 'Sobre' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Conta' })).toHaveCount(0)
})

/** The code of the app for a key, some periods of 30 s from now. */
const codeOf = (key: string, periods: number) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: Date.now() + periods * 30_000,
  })

test('the login asks for a code once that is turned on', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/40[0134]/)
  const { user } = await openSettings(page)
  const card = page.getByRole('region', { name: 'Verificação em duas etapas' })
  await card.getByRole('button', { name: 'Ativar' }).click()
  const setUp = page.getByRole('dialog', { name: 'Ativar a verificação em duas etapas' })
  await setUp.getByLabel('Sua senha', { exact: true }).fill(PASSWORD)
  await setUp.getByRole('button', { name: 'Continuar' }).click()
  const code = setUp.getByLabel('Código do aplicativo')
  await expect(code).toBeFocused()
  const key = (await setUp.getByRole('code').textContent()) ?? ''
  await expectAccessible(page)
  await code.fill('000000')
  await setUp.getByRole('button', { name: 'Ativar' }).click()
  await expect(code).toHaveAccessibleDescription(/Código incorreto/)
  await code.fill(codeOf(key, 0))
  await setUp.getByRole('button', { name: 'Ativar' }).click()
  await expect(setUp.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  // One key does not throw them away.
  await page.keyboard.press('Escape')
  const leaving = page.getByRole('dialog', { name: 'Fechar sem guardar os códigos' })
  await leaving.getByRole('button', { name: 'Não' }).click()
  await expect(setUp.getByRole('listitem')).toHaveCount(10)
  const [recovery = ''] = await setUp.getByRole('listitem').allTextContents()
  const started = page.waitForEvent('download')
  await setUp.getByRole('button', { name: 'Baixar .txt' }).click()
  expect(await readFile(await (await started).path(), 'utf8')).toContain(recovery)
  await setUp.getByRole('button', { name: 'Já guardei' }).click()
  await expect(card).toContainText('Códigos de recuperação que restam: 10.')

  await page.getByRole('button', { name: 'Menu da conta' }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click()
  const login = page.getByRole('dialog')
  await login.getByRole('textbox', { name: 'E-mail' }).fill(user.email)
  await login.getByRole('textbox', { name: 'Senha' }).fill(PASSWORD)
  await login.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(login.getByLabel('Código do aplicativo')).toBeFocused()
  await expectAccessible(page)
  await login.getByRole('button', { name: 'Voltar' }).click()
  await expect(login.getByRole('textbox', { name: 'E-mail' })).toHaveValue(user.email)
  await login.getByRole('button', { name: 'Entrar', exact: true }).click()
  await login.getByRole('button', { name: 'Usar um código de recuperação' }).click()
  await login.getByLabel('Código de recuperação').fill(recovery)
  await login.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(login).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu da conta' })).toBeVisible()
})
