import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newAccount, PASSWORD } from './accounts.ts'
import { expect, expectAccessible, openPage, test } from './fixtures.ts'
import { googleTokenUrl } from './google-issuer.ts'

/** Presses Google's button in the login, as the person of whom Google would say so. */
async function continueWithGoogle(page: Page, claims: Record<string, string>) {
  await page.getByRole('button', { name: 'Entre ou cadastre-se' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Entre na sua conta' })
  const button = dialog.getByRole('button', { name: 'Continuar com o Google' })
  await button.waitFor()
  const nonce = await page.evaluate(() => (window as { googleNonce?: string }).googleNonce ?? '')
  const token = await page.request.get(googleTokenUrl({ nonce, ...claims }))
  await page.evaluate(
    (idToken) => Object.assign(window, { googleIdToken: idToken }),
    await token.text(),
  )
  await button.click()
  return dialog
}

test('someone new enters with Google and finds the account again', async ({ page }) => {
  const sub = randomUUID()
  const claims = { sub, email: `${sub}@gmail.com`, given_name: 'Rita', family_name: 'Alves' }
  await openPage(page, '/about')
  const dialog = await continueWithGoogle(page, claims)
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Menu da conta' }).click()
  await page
    .getByRole('navigation', { name: 'Conta' })
    .getByRole('link', { name: 'Perfil' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rita Alves')

  await page.getByRole('button', { name: 'Menu da conta' }).click()
  await page
    .getByRole('navigation', { name: 'Conta' })
    .getByRole('button', { name: 'Sair' })
    .click()
  await expect(page).toHaveURL('/')
  await continueWithGoogle(page, claims)
  await expect(page.getByRole('button', { name: 'Menu da conta' })).toBeVisible()
})

test('a login that was made for another browser opens nothing', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/401/)
  await openPage(page, '/about')
  const claims = { sub: randomUUID(), email: 'rita@gmail.com', nonce: 'de-outro-navegador' }
  const dialog = await continueWithGoogle(page, claims)
  await expect(page.getByRole('alert')).toContainText('Não foi possível confirmar o seu acesso')
  await expect(dialog).toBeVisible()
})

test('Google is linked once by the password, where it does not answer for the address', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/409|403/)
  const { user } = await newAccount(page.request)
  const claims = { sub: randomUUID(), email: user.email }
  await openPage(page, '/about')
  // An address without an account: the way on stays, with the address.
  const email = `rita@${claims.sub}.com.br`
  const login = await continueWithGoogle(page, { sub: randomUUID(), email })
  await expect(login.getByRole('alert')).toContainText('Crie antes a sua conta')
  await login.getByRole('button', { name: `Criar conta com ${email}` }).click()
  const signUp = page.getByRole('dialog', { name: 'Crie sua conta' })
  await expect(signUp.getByLabel('E-mail', { exact: true })).toHaveValue(email)

  await openPage(page, '/about')
  await continueWithGoogle(page, claims)
  const asked = page.getByRole('dialog', { name: 'Entrar com o Google' })
  await expect(asked).toContainText(user.email)
  const password = asked.getByLabel('Senha da conta na Praça', { exact: true })
  await password.fill('não é esta')
  await asked.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(asked).toContainText('Senha incorreta.')
  await expectAccessible(page)
  await password.fill(PASSWORD)
  await asked.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Menu da conta' })).toBeVisible()

  await openPage(page, '/user/profile#conta')
  const google = page.getByRole('region', { name: 'Acesso pelo Google' })
  await google.getByRole('button', { name: 'Desligar o Google' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desligar o Google' }).click()
  await expect(page.getByText('O acesso pelo Google foi desligado.')).toBeVisible()
  await expect(google).toHaveCount(0)
})
