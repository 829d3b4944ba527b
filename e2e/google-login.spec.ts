import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, openPage, test } from './fixtures.ts'
import { googleTokenUrl } from './google-issuer.ts'

/** What Google would answer to a person. */
async function googleAnswers(page: Page, claims: Record<string, string>) {
  const token = await page.request.get(googleTokenUrl(claims))
  await page.evaluate(
    (idToken) => Object.assign(window, { googleIdToken: idToken }),
    await token.text(),
  )
}

async function continueWithGoogle(page: Page) {
  await page.getByRole('button', { name: 'Entre ou cadastre-se' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Entre na sua conta' })
  await dialog.getByRole('button', { name: 'Continuar com o Google' }).click()
  return dialog
}

test('someone new enters with Google and finds the account again', async ({ page }) => {
  const sub = randomUUID()
  const claims = { sub, email: `${sub}@empresa.example`, given_name: 'Rita', family_name: 'Alves' }
  await openPage(page, '/about')
  await googleAnswers(page, claims)
  const dialog = await continueWithGoogle(page)
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
  await googleAnswers(page, claims)
  await continueWithGoogle(page)
  await expect(page.getByRole('button', { name: 'Menu da conta' })).toBeVisible()
})

test('a login that Google did not sign opens nothing', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/401/)
  await openPage(page, '/about')
  await page.evaluate(() => Object.assign(window, { googleIdToken: 'inventado' }))
  const dialog = await continueWithGoogle(page)
  await expect(page.getByRole('alert')).toContainText('Não foi possível confirmar o seu login')
  await expect(dialog).toBeVisible()
})
