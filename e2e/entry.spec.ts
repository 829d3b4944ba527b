import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { DECLARATION } from '../src/features/review-invitations/declaration.ts'
import { DEMO, demoLogin, enterAs, newAccount, PASSWORD, XSRF } from './accounts.ts'
import { addOffer, confirmCompany, publishCompany } from './companies.ts'
import { expect, expectAccessible, expectWhole, openPage, test } from './fixtures.ts'
import { mailedPath } from './outbox.ts'
import { dialogNamed, labelled } from './parts.ts'

/** What the browser keeps of people. */
const stored = (page: Page) =>
  page.evaluate(() => {
    const { consent, ...ofPeople } = Object.fromEntries(Object.entries(localStorage))
    return ofPeople
  }) as Promise<Record<string, string>>

async function openLogin(page: Page, address = '/about'): Promise<Locator> {
  await openPage(page, address)
  await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click()
  const dialog = dialogNamed(page, 'Entre na sua conta')
  await expect(labelled(dialog, 'E-mail')).toBeFocused()
  return dialog
}

async function openSignUp(page: Page): Promise<Locator> {
  const login = await openLogin(page)
  await login.getByRole('button', { name: 'Não é cadastrado? Crie seu cadastro aqui' }).click()
  const dialog = dialogNamed(page, 'Crie sua conta')
  await expect(labelled(dialog, 'Primeiro nome')).toBeFocused()
  return dialog
}

async function fillSignUp(dialog: Locator, person: { email: string; username: string }) {
  await labelled(dialog, 'Primeiro nome').fill('Beatriz')
  await labelled(dialog, 'Sobrenome').fill('Nogueira')
  await labelled(dialog, 'E-mail').fill(person.email)
  await labelled(dialog, 'Nome de usuário').fill(person.username)
  await labelled(dialog, 'Senha').fill(PASSWORD)
  await labelled(dialog, 'Confirme a senha').fill(PASSWORD)
  await dialog.getByRole('checkbox').check()
}

async function logIn(dialog: Locator, email: string, password: string) {
  await labelled(dialog, 'E-mail').fill(email)
  await labelled(dialog, 'Senha').fill(password)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Menu da conta' }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('button', { name: 'Entre ou cadastre-se' })).toBeVisible()
}

const newPerson = () => {
  const username = `e2e-${randomUUID().slice(0, 8)}`
  return { username, email: `${username}@exemplo.com.br` }
}

/** A supplier asks for reviews of what it sells. */
async function invitationToReview(request: APIRequestContext) {
  const keeper = await newAccount(request)
  const vendorId = await publishCompany(request, keeper)
  await confirmCompany(request, vendorId)
  const product = `Esquadro ${randomUUID().slice(0, 8)}`
  const software = await addOffer(request, keeper, vendorId, { tipo: 'Software', name: product })
  const answer = await request.post(`/v1/vendor/${vendorId}/convites`, {
    headers: { ...XSRF, token: keeper.token },
    data: { envio: 'link', software, declaracao: DECLARATION },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return { path: new URL((await answer.json()).data.url).pathname, product }
}

test('someone signs up, proves the mailbox, is remembered and forgotten', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/400/)
  const person = newPerson()
  const { path: invitation, product } = await invitationToReview(page.request)
  await openPage(page, invitation)
  await expect(page.getByRole('button', { name: 'Avaliar' })).toBeVisible()
  const signUp = await openSignUp(page)
  await fillSignUp(signUp, person)
  await signUp.getByRole('button', { name: 'Criar conta' }).click()
  const mailbox = dialogNamed(page, 'Falta pouco!')
  await expect(labelled(mailbox, 'E-mail')).toHaveValue(person.email)
  await expect(labelled(mailbox, 'E-mail')).not.toBeEditable()

  const link = await mailedPath(person.email, '/authvalidation')
  await page.goto(link)
  await expect(page).toHaveURL('/supplier/sugestion')
  // Who came by an invitation finds the way back, and the review its label.
  await page.getByRole('link', { name: 'Voltar ao convite' }).click()
  await expect(page).toHaveURL(invitation)
  await page.getByRole('button', { name: 'Avaliar' }).click()
  const review = dialogNamed(page, `Avaliar ${product}`)
  await review.getByRole('radio', { name: '4 estrelas' }).check({ force: true })
  await expect(review).toContainText('mostra “Convidado”, pelo convite aberto neste navegador')
  await labelled(review, 'Comentário (opcional)').fill('A obra fecha no prazo.')
  await review.getByRole('button', { name: 'Enviar avaliação' }).click()
  await expect(review).toBeHidden()
  await page.getByRole('link', { name: `Ver a página de ${product}` }).click()
  await expect(page.getByRole('article').filter({ hasText: 'Beatriz' })).toContainText('Convidado')
  // Opened again, it greets whom it has logged in.
  await openPage(page, link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Olá, .+! Você já está na sua conta$/,
  )
  // It may be another's, or one that nobody used: nothing is said of it that is not known.
  await expect(page.getByText('Este link não vale mais: já foi usado ou venceu.')).toBeVisible()
  await expectAccessible(page)
  await openPage(page, '/supplier/sugestion')
  await page.getByRole('link', { name: 'Não quero' }).click()
  await expect(page).toHaveURL('/')
  await logOut(page)
  expect(await stored(page)).toEqual({})

  const login = await openLogin(page)
  await login.getByRole('checkbox', { name: 'Lembrar login' }).check()
  await logIn(login, person.email, PASSWORD)
  await expect(login).toBeHidden()
  await expect(page).toHaveURL('/about')
  const first = await stored(page)
  expect(first).toMatchObject({ email: person.email, isSaveLogin: 'true', owns: 'true' })
  expect(first.userData).toContain('Beatriz')
  expect(first.userData).not.toContain(person.email)
  expect(JSON.stringify(first)).not.toContain(PASSWORD)

  // Remembered: one click, and nothing that could be revealed.
  await logOut(page)
  const again = await openLogin(page)
  await expect(labelled(again, 'E-mail')).toHaveValue(person.email)
  await expect(again.getByText('Login lembrado neste navegador')).toBeVisible()
  await expect(again.getByRole('button', { name: 'Mostrar senha' })).toHaveCount(0)
  await again.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Menu da conta' })).toBeVisible()
  expect((await stored(page)).token).not.toBe(first.token)

  // Forgotten here and on the server.
  const { password: credential = '' } = await stored(page)
  await logOut(page)
  const last = await openLogin(page)
  await last.getByRole('button', { name: 'Esquecer este aparelho' }).click()
  await expect(page.getByText('Este aparelho foi esquecido.')).toBeVisible()
  await expect(labelled(last, 'Senha')).toBeFocused()
  expect(await stored(page)).toEqual({})
  allowConsoleErrors(/401/)
  await logIn(last, person.email, credential)
  await expect(last.getByRole('alert')).toContainText('E-mail ou senha incorretos.')
})

test('a new password ends the sessions and the remembered logins of the old one', async ({
  page,
  visitor: elsewhere,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/401/)
  const { user } = await newAccount(page.request)
  const login = await openLogin(page)
  await login.getByRole('checkbox', { name: 'Lembrar login' }).check()
  await logIn(login, user.email, PASSWORD)
  await expect(page.getByRole('button', { name: 'Menu da conta' })).toBeVisible()
  const { token } = await stored(page)

  await recover(elsewhere, user.email, 'segunda-senha')
  expect((await page.request.get(`/v1/login/validate?token=${token}`)).status()).toBe(401)

  // The menu asks for the person's invitations, and hears that the session is over.
  await page.getByRole('button', { name: 'Menu da conta' }).click()
  await expect(page.getByRole('button', { name: 'Entre ou cadastre-se' })).toBeVisible()
  const refused = await openLogin(page)
  await refused.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(refused.getByRole('alert')).toHaveText(
    'O login lembrado neste navegador não vale mais. Digite a sua senha.',
  )
  await expect(labelled(refused, 'Senha')).toBeFocused()
  expect(await stored(page)).toEqual({})
  await logIn(refused, user.email, 'segunda-senha')
  await expect(page.getByRole('button', { name: 'Menu da conta' })).toBeVisible()
})

/** Chooses another password, by the mail with its link. */
async function recover(page: Page, email: string, password: string) {
  await openPage(page, '/recuperar-senha')
  const forgot = dialogNamed(page, 'Esqueci minha senha')
  await labelled(forgot, 'E-mail').fill(email)
  await forgot.getByRole('button', { name: 'Enviar link' }).click()
  await expect(page.getByText('Email para redefinição de senha enviado.')).toBeVisible()
  await expect(forgot.getByRole('button', { name: /Você poderá reenviar/ })).toBeFocused()

  await openPage(page, await mailedPath(email, '/changepassword'))
  const reset = dialogNamed(page, 'Crie uma nova senha')
  await labelled(reset, 'Nova senha').fill(password)
  await labelled(reset, 'Confirme a nova senha').fill(password)
  await reset.getByRole('button', { name: 'Alterar senha' }).click()
  await expect(page.getByText('Senha alterada com sucesso.')).toBeVisible()
  await expect(reset.getByRole('button', { name: 'Continuar' })).toBeFocused()
  await reset.getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL('/')
}

test('a login that is remembered is forgotten as its tick is taken away', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('isSaveLogin', 'true')
    localStorage.setItem('email', 'ana@exemplo.demo.praca')
    localStorage.setItem('password', 'credencial-deste-navegador')
  })
  const dialog = await openLogin(page)
  await dialog.getByRole('button', { name: 'Usar outra senha' }).click()
  await expect(labelled(dialog, 'Senha')).toBeFocused()
  await expect(labelled(dialog, 'Senha')).toHaveValue('')
  expect(Object.keys(await stored(page))).toHaveLength(3)

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click()
  await labelled(dialog, 'E-mail').fill('outra@exemplo.com.br')
  await expect(labelled(dialog, 'Senha')).toBeEditable()
  await labelled(dialog, 'E-mail').fill('ana@exemplo.demo.praca')
  await expect(labelled(dialog, 'Senha')).not.toBeEditable()
  await dialog.getByRole('checkbox', { name: 'Lembrar login' }).uncheck()
  await expect(labelled(dialog, 'Senha')).toBeEditable()
  expect(await stored(page)).toEqual({})
})

test('a login that is refused says so in its form and may be tried again', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/401/)
  const { user } = await newAccount(page.request)
  const dialog = await openLogin(page)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(labelled(dialog, 'E-mail')).toBeFocused()
  await expect(labelled(dialog, 'E-mail')).toHaveAccessibleDescription('Email inválido')
  await expect(labelled(dialog, 'Senha')).toHaveAccessibleDescription('Senha inválida')

  await logIn(dialog, user.email, 'outra-senha')
  await expect(dialog.getByRole('alert')).toContainText('E-mail ou senha incorretos.')
  await logIn(dialog, user.plataformName, PASSWORD)
  await expect(dialog).toBeHidden()
  // What opened the dialog is gone: focus is where the account is now.
  await expect(page.getByRole('button', { name: 'Menu da conta' })).toBeFocused()
  expect(Object.keys(await stored(page))).not.toContain('isSaveLogin')
})

test('a password can be shown, by keyboard too', async ({ page }) => {
  const dialog = await openLogin(page)
  const password = labelled(dialog, 'Senha')
  const show = dialog.getByRole('button', { name: 'Mostrar senha' })
  await password.fill('segredo')
  await expect(password).toHaveAttribute('type', 'password')
  await show.click()
  await expect(password).toHaveAttribute('type', 'text')
  await password.focus()
  await page.keyboard.press('Tab')
  await expect(show).toBeFocused()
  await page.keyboard.press('Space')
  await expect(password).toHaveAttribute('type', 'password')
})

test('the views lead to one another with what was typed, and Escape leads back', async ({
  page,
}) => {
  const login = await openLogin(page)
  await labelled(login, 'E-mail').fill('ana@exemplo.com.br')
  await login.getByRole('button', { name: 'Esqueci a senha' }).click()
  const forgot = dialogNamed(page, 'Esqueci minha senha')
  await expect(labelled(forgot, 'E-mail')).toBeFocused()
  await expect(labelled(forgot, 'E-mail')).toHaveValue('ana@exemplo.com.br')
  await forgot.getByRole('button', { name: 'Lembrou a senha? Entre aqui' }).click()
  await login.getByRole('button', { name: 'Não é cadastrado? Crie seu cadastro aqui' }).click()
  const signUp = dialogNamed(page, 'Crie sua conta')
  await expect(labelled(signUp, 'E-mail')).toHaveValue('ana@exemplo.com.br')
  await signUp.getByRole('button', { name: 'Já tem conta? Clique aqui' }).click()
  await expect(labelled(login, 'E-mail')).toHaveValue('ana@exemplo.com.br')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Entre ou cadastre-se' })).toBeFocused()
})

test('the sign-up says what is missing and loses nothing', async ({ page }) => {
  const dialog = await openSignUp(page)
  const create = dialog.getByRole('button', { name: 'Criar conta' })
  const says = (label: string, message: string) =>
    expect(labelled(dialog, label)).toHaveAccessibleDescription(new RegExp(message))
  await expect(create).toBeDisabled()
  await expect(dialog.getByRole('link', { name: 'termos de uso' }).first()).toHaveAttribute(
    'href',
    '/termos',
  )

  await dialog.getByRole('checkbox').check()
  await create.click()
  await expect(page.getByText('Formulário inválido')).toBeVisible()
  await expect(labelled(dialog, 'Primeiro nome')).toBeFocused()
  await says('Primeiro nome', 'Primeiro nome é obrigatório')
  await says('Sobrenome', 'Sobrenome é obrigatório')
  await says('E-mail', 'Email é obrigatório')
  await says('Nome de usuário', 'Nome de usuário é obrigatório')
  await says('Senha', 'A senha precisa ter no mínimo 6 caracteres!')

  await fillSignUp(dialog, newPerson())
  await labelled(dialog, 'Confirme a senha').fill('outra-senha')
  await create.click()
  await expect(page.getByText('Senhas não conferem. Verifique.')).toBeVisible()
  await expect(labelled(dialog, 'Confirme a senha')).toBeFocused()
  await says('Confirme a senha', 'Senhas não conferem')

  // A field that was left wrong says so at once.
  await labelled(dialog, 'E-mail').fill('sem-arroba')
  await labelled(dialog, 'E-mail').press('Tab')
  await says('E-mail', 'Email inválido')
  await expect(labelled(dialog, 'E-mail')).toHaveAttribute('aria-invalid', 'true')
  await labelled(dialog, 'E-mail').fill('ana@exemplo.com.br')
  await expect(labelled(dialog, 'E-mail')).not.toHaveAttribute('aria-invalid')

  await dialog.getByRole('checkbox').uncheck()
  await expect(create).toBeDisabled()
})

test('what the server refuses is said by its field', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/409/)
  const taken = await newAccount(page.request)
  const dialog = await openSignUp(page)
  const { email } = newPerson()
  await fillSignUp(dialog, { email, username: taken.user.plataformName })
  await dialog.getByRole('button', { name: 'Criar conta' }).click()
  await expect(labelled(dialog, 'Nome de usuário')).toHaveAccessibleDescription(
    'Este nome de usuário já está em uso.',
  )
  await expect(labelled(dialog, 'Nome de usuário')).toBeFocused()
})

test('a mail may be asked for again after 60 s, each time anew', async ({ page }) => {
  const asked: unknown[] = []
  const answer = { data: null, message: '' }
  await page.route('**/v1/newlogin', (route) => route.fulfill({ json: answer }))
  await page.route('**/v1/reenviarEmailCadastro', (route) => {
    asked.push(route.request().postDataJSON())
    return route.fulfill({ json: answer })
  })
  const start = new Date('2026-06-01T12:00:00Z')
  await page.clock.install({ time: start })
  const signUp = await openSignUp(page)
  const person = newPerson()
  await fillSignUp(signUp, person)
  await page.clock.pauseAt(start.getTime() + 600_000)
  await signUp.getByRole('button', { name: 'Criar conta' }).click()

  const dialog = dialogNamed(page, 'Falta pouco!')
  const waiting = (seconds: number) =>
    dialog.getByRole('button', { name: `Você poderá reenviar o email em ${seconds} segundos` })
  const resend = dialog.getByRole('button', { name: 'Enviar email de verificação' })
  await expect(waiting(60)).toBeDisabled()
  await page.clock.runFor(1000)
  await expect(waiting(59)).toBeDisabled()
  // A page in the background misses ticks, never time.
  await page.clock.fastForward(40_000)
  await expect(waiting(19)).toBeDisabled()
  await page.clock.runFor(19_000)
  await expect(resend).toBeEnabled()

  await resend.click()
  await expect(waiting(60)).toBeDisabled()
  expect(asked).toEqual([
    {
      firstName: 'Beatriz',
      lastName: 'Nogueira',
      email: person.email,
      plataformName: person.username,
      password: PASSWORD,
    },
  ])
  // Who has pressed it stays on it, and pressing it while it waits asks for nothing.
  await expect(waiting(60)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.clock.runFor(60_000)
  await resend.click()
  await expect.poll(() => asked).toHaveLength(2)
})

test('who is waiting for the mail corrects the sign-up, or comes back for another mail', async ({
  page,
}) => {
  await page.route('**/v1/newlogin', (route) =>
    route.fulfill({ json: { data: null, message: '' } }),
  )
  const signUp = await openSignUp(page)
  const person = newPerson()
  await fillSignUp(signUp, person)
  await signUp.getByRole('button', { name: 'Criar conta' }).click()
  const mailbox = dialogNamed(page, 'Falta pouco!')
  await mailbox.getByRole('button', { name: 'Errou o e-mail? Volte ao cadastro' }).click()
  await expect(labelled(signUp, 'Primeiro nome')).toHaveValue('Beatriz')
  await expect(labelled(signUp, 'Sobrenome')).toHaveValue('Nogueira')
  await expect(labelled(signUp, 'E-mail')).toHaveValue(person.email)
  await expect(labelled(signUp, 'Nome de usuário')).toHaveValue(person.username)
  await expect(labelled(signUp, 'Senha')).toHaveValue('')
  await expect(signUp.getByRole('checkbox')).not.toBeChecked()

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click()
  const login = dialogNamed(page, 'Entre na sua conta')
  await login.getByRole('button', { name: /^Não recebeu o e-mail de validação/ }).click()
  await expect(labelled(mailbox, 'E-mail')).toHaveValue(person.email)
})

test('whether an address is known cannot be told from a recovery', async ({ page }) => {
  const seen: unknown[] = []
  for (const email of [DEMO.user, newPerson().email]) {
    await openPage(page, '/recuperar-senha')
    const dialog = dialogNamed(page, 'Esqueci minha senha')
    await labelled(dialog, 'E-mail').fill(email)
    const answered = page.waitForResponse('**/v1/changePasswordToken')
    await dialog.getByRole('button', { name: 'Enviar link' }).click()
    const answer = await answered
    await expect(page.getByText('Email para redefinição de senha enviado.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /Você poderá reenviar/ })).toBeDisabled()
    seen.push([answer.status(), await answer.json(), await dialog.textContent()])
  }
  expect(JSON.stringify(seen[1])).toBe(JSON.stringify(seen[0]))
})

test('going back closes what is open', async ({ page }) => {
  await openPage(page, '/news')
  await page.getByRole('banner').getByRole('link', { name: 'Softwares' }).click()
  await expect(page).toHaveURL('/softwares')
  // The address changes before its page is drawn, which closes what was opened over the former one.
  await expect(page.getByRole('heading', { name: 'Qual software você procura?' })).toBeVisible()
  await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click()
  await expect(dialogNamed(page, 'Entre na sua conta')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/softwares')
  await page.goBack()
  await expect(page).toHaveURL('/news')
})

test('going back closes what is open over a page that was opened directly', async ({ page }) => {
  await openPage(page, '/about')
  await openPage(page, '/news')
  const enter = page.getByRole('button', { name: 'Entre ou cadastre-se' })
  const dialog = dialogNamed(page, 'Entre na sua conta')
  for (let time = 0; time < 2; time++) {
    await enter.click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/news')
  }
  await page.getByRole('banner').getByRole('link', { name: 'Softwares' }).click()
  await expect(page).toHaveURL('/softwares')
  await page.goBack()
  await expect(page).toHaveURL('/news')
  await page.goForward()
  await expect(page).toHaveURL('/softwares')
  await page.goBack()
  await expect(page).toHaveURL('/news')
  await page.goBack()
  await expect(page).toHaveURL('/about')

  // Reloaded with a dialog open, it is a page like any other: a step back leaves it, and later ones lead nowhere else.
  await page.goForward()
  await expect(page).toHaveURL('/news')
  await enter.click()
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('the recovery has an address, and closing it leads home', async ({ page }) => {
  await openPage(page, '/recuperar-senha')
  const dialog = dialogNamed(page, 'Esqueci minha senha')
  await expect(labelled(dialog, 'E-mail')).toBeFocused()
  await dialog.getByRole('button', { name: 'Enviar link' }).click()
  await expect(labelled(dialog, 'E-mail')).toHaveAccessibleDescription('Insira um email válido.')
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/')
})

test('a dead link says so before it asks for passwords', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/400/)
  await openPage(page, '/changepassword/um-link-que-ninguem-recebeu')
  const dialog = dialogNamed(page, 'Crie uma nova senha')
  await expect(dialog.getByRole('alert')).toContainText('Este link não vale mais.')
  await expect(labelled(dialog, 'Nova senha')).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Pedir outro link' }).click()
  await expect(labelled(dialogNamed(page, 'Esqueci minha senha'), 'E-mail')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')
})

test('a new password must be one, twice the same, and its link good', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/400/)
  // It ends while the person types.
  await page.route('**/v1/changePasswordToken/validate', (route) =>
    route.fulfill({ json: { data: null, message: '' } }),
  )
  await openPage(page, '/changepassword/um-link-que-ninguem-recebeu')
  const dialog = dialogNamed(page, 'Crie uma nova senha')
  const send = dialog.getByRole('button', { name: 'Alterar senha' })
  const says = (label: string, message: string) =>
    expect(labelled(dialog, label)).toHaveAccessibleDescription(new RegExp(message))
  await send.click()
  await says('Nova senha', 'Insira uma senha válida.')
  await says('Confirme a nova senha', 'Insira uma senha válida.')
  await labelled(dialog, 'Nova senha').fill('curta')
  await send.click()
  await says('Nova senha', 'Senha escolhida muito curta.')
  await labelled(dialog, 'Nova senha').fill('segunda-senha')
  await labelled(dialog, 'Confirme a nova senha').fill('segunda-senhora')
  await send.click()
  await says('Confirme a nova senha', 'Senhas não conferem.')
  await labelled(dialog, 'Confirme a nova senha').fill('segunda-senha')
  await send.click()
  await expect(dialog.getByRole('alert')).toContainText('Este link não vale mais.')

  await dialog.getByRole('button', { name: 'Pedir outro link' }).click()
  await expect(labelled(dialogNamed(page, 'Esqueci minha senha'), 'E-mail')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')
})

test('the link of a sign-up says so where it takes the place of another account', async ({
  page,
}) => {
  const { email, username } = newPerson()
  const asked = await page.request.post('/v1/newlogin', {
    headers: XSRF,
    data: {
      firstName: 'Zoe',
      lastName: 'Reis',
      email,
      plataformName: username,
      password: PASSWORD,
    },
  })
  expect(asked.ok()).toBe(true)
  await enterAs(page, await newAccount(page.request))
  await openPage(page, await mailedPath(email, '/authvalidation'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Você agora está na conta de Zoe',
  )
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL('/supplier/sugestion')
})

test('a link without its secret, or with one that is over, says so', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/400/)
  for (const address of ['/authvalidation', '/changepassword']) {
    await openPage(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Token inválido!')
  }
  await openPage(page, '/authvalidation/um-link-que-ninguem-recebeu')
  await expect(page.getByRole('alert')).toContainText('Este link não vale mais.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pedir outro link' }).click()
  await expect(dialogNamed(page, 'Crie sua conta')).toBeVisible()
  // Another try would find the same: what is offered is the way to end letters without it.
  await openPage(page, '/acompanhamentos/encerrar/um-link-que-ninguem-recebeu')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não vale mais')
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Ver o que acompanho' }).click()
  await expect(page.getByText('Entre para ver o que você acompanha')).toBeVisible()
  for (const address of ['/desfechos/encerrar/um-link', '/desfechos/um-link-que-ninguem-recebeu']) {
    await openPage(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não vale mais')
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0)
  }
  await expectAccessible(page)
})

test('a validation waits for its answer, and a network that fails can be tried again', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Failed to load resource/)
  const waiting: (() => void)[] = []
  await page.route('**/v1/newlogin/validate', async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    await route.abort()
  })
  await openPage(page, '/authvalidation/um-link-qualquer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Validando seu e-mail...')
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.()
  await expect(page.getByRole('alert')).toHaveText('Erro ao executar requisição')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Validando seu e-mail...')
})

test('secrets in addresses stay out of what pages tell', async ({
  page,
  request,
  analytics,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/400/)
  for (const screen of ['authvalidation', 'changepassword']) {
    const html = await (await request.get(`/${screen}/segredo-do-link`)).text()
    expect(html).not.toContain('segredo-do-link')
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    await openPage(page, `/${screen}/segredo-do-link`)
    expect((await analytics())[0]).toMatchObject({ event: 'page_view', page_path: `/${screen}` })
  }
})

test('visitors who want to offer or to rate something are asked to log in', async ({ page }) => {
  await openPage(page, '/about')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Seja um fornecedor' }).click()
  const dialog = dialogNamed(page, 'Entre na sua conta')
  await expect(dialog).toContainText('Entre ou cadastre-se para anunciar a sua empresa.')

  const { data } = await (await page.request.get('/v1/software/searchMelhores')).json()
  const address = `/software/details/${data[0]._id}`
  await openPage(page, address)
  await page.getByRole('button', { name: 'Avaliar' }).click()
  await logIn(dialog, DEMO.user, DEMO.password)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(address)
  await expect(dialogNamed(page, `Avaliar ${data[0].name}`)).toBeVisible()
})

test('guarded screens send a visitor home, and a login leads to what was asked for', async ({
  page,
}) => {
  const dialog = dialogNamed(page, 'Entre na sua conta')
  for (const address of [
    '/supplier/sugestion',
    `/supplier/new/${encodeURIComponent('//mal.example/?x=1&y')}`,
    '/user/profile#conta',
    '/admin/users?search=ana',
  ]) {
    await page.goto(address)
    await expect(page).toHaveURL('/')
    await expect(dialog).toBeVisible()
  }
  await logIn(dialog, DEMO.admin, DEMO.password)
  await expect(page).toHaveURL('/admin/users?search=ana')
})

test('a session that ended elsewhere is asked for, and a login leads to the screen', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/40[14]/)
  const { user } = await demoLogin(page.request, DEMO.admin)
  const dialog = dialogNamed(page, 'Entre na sua conta')
  const over = 'Sua sessão terminou. Entre de novo para continuar.'
  for (const [address, words] of [
    ['/user/profile#conta', over],
    ['/supplier/sugestion', over],
    ['/admin/news/0198c0de-0000-7000-8000-000000000001', over],
    ['/convites/0198c0de-0000-7000-8000-000000000001', 'Entre com a conta do e-mail que recebeu'],
    ['/admin/users?search=ana', over],
    ['/supplier/profile?pagina=0198c0de-0000-7000-8000-000000000001#confirmacao', over],
  ] as const) {
    await openPage(page, '/about')
    await page.evaluate((stored) => {
      localStorage.setItem('token', 'x'.repeat(43))
      localStorage.setItem('userData', stored)
    }, JSON.stringify(user))
    await page.goto(address)
    await expect(page).toHaveURL('/')
    await expect(dialog).toContainText(words)
  }
  await logIn(dialog, DEMO.admin, DEMO.password)
  await expect(page).toHaveURL(/pagina=.*#confirmacao$/)
  await expect(page.getByRole('heading', { name: 'Não encontramos esta página' })).toBeVisible()
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('every view fits and is accessible', async ({ page }) => {
    const login = await openLogin(page)
    await expectWhole(page)
    await login.getByRole('button', { name: 'Esqueci a senha' }).click()
    await expect(dialogNamed(page, 'Esqueci minha senha')).toBeVisible()
    await expectWhole(page)
    const signUp = await openSignUp(page)
    await signUp.getByRole('checkbox').check()
    await signUp.getByRole('button', { name: 'Criar conta' }).click()
    await expect(labelled(signUp, 'Primeiro nome')).toHaveAttribute('aria-invalid', 'true')
    await expectWhole(page)
  })

  test('the menu offers to become a supplier and takes focus back', async ({ page }) => {
    await openPage(page, '/about')
    const toggle = page.getByRole('button', { name: 'Abrir menu' })
    await toggle.click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByRole('button', { name: 'Seja um fornecedor' }).click()
    const dialog = dialogNamed(page, 'Entre na sua conta')
    await expect(labelled(dialog, 'E-mail')).toBeFocused()
    await expect(menu).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(toggle).toBeFocused()
  })
})
