import { DEMO, demoLogin, enterAs, newAccount, PASSWORD } from './accounts.ts'
import { newCnpj, publishCompany } from './companies.ts'
import { expect, expectAccessible, expectWholeAtEveryWidth, openPage, test } from './fixtures.ts'
import { mailedPath } from './outbox.ts'

const NOTICE = 'Cadastro ainda não confirmado'

test('a company that proves a mailbox is confirmed by an Admin', async ({ page, visitor }) => {
  const owner = await newAccount(page.request)
  const name = `Prumo ${newCnpj().slice(0, 8)}`
  const id = await publishCompany(page.request, owner, { nomeFantasia: name })
  await openPage(visitor, `/supplier/details/${id}`)
  await expect(visitor.getByText(NOTICE)).toBeVisible()
  await expectWholeAtEveryWidth(visitor)

  await enterAs(page, owner)
  await openPage(page, `/supplier/profile?pagina=${id}`)
  const card = page.getByRole('region', { name: NOTICE })
  const another = card.getByRole('button', { name: 'Usar outro e-mail' })
  await another.click()
  await card.getByRole('button', { name: 'Cancelar' }).click()
  await expect(another).toBeFocused()
  await another.click()
  const email = `ana@${name.toLowerCase().replace(' ', '-')}.com.br`
  await card.getByLabel('E-mail da empresa').fill(email)
  await card.getByRole('button', { name: 'Enviar link' }).click()
  await expect(card.getByText(email)).toBeVisible()
  await expect(card.getByRole('button', { name: /reenviar o email/ })).toBeFocused()
  await expectWholeAtEveryWidth(page)

  // The link is the account's that registered the company: another one leaves, and comes back as it.
  await enterAs(visitor, await newAccount(page.request))
  await openPage(visitor, await mailedPath(email, '/confirmar-cadastro'))
  const confirm = visitor.getByRole('button', { name: 'Confirmar o cadastro' })
  await confirm.click()
  await expect(visitor.getByRole('heading', { name: 'Este link é de outra conta' })).toBeVisible()
  await visitor.getByRole('button', { name: 'Entrar com outra conta' }).click()
  const login = visitor.getByRole('dialog', { name: 'Entre na sua conta' })
  await expect(login).toContainText('Entre com a conta que cadastrou a empresa')
  await login.getByRole('textbox', { name: 'E-mail' }).fill(owner.user.email)
  await login.getByRole('textbox', { name: 'Senha' }).fill(PASSWORD)
  await login.getByRole('button', { name: 'Entrar', exact: true }).click()
  await confirm.click()
  await expect(visitor.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
  await visitor.getByRole('link', { name: 'Abrir a área do fornecedor' }).click()
  await expect(
    visitor.getByRole('region', { name: 'Nossa equipe confere o cadastro' }),
  ).toBeVisible()

  await enterAs(page, await demoLogin(page.request, DEMO.admin))
  await openPage(page, `/admin/confirmations?search=${encodeURIComponent(name)}`)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(email)
  await row.getByRole('button', { name: `Confirmar ${name}` }).click()
  const asked = page.getByRole('dialog', { name: 'Confirmar cadastro' })
  await asked.getByRole('button', { name: 'Sim' }).click()
  await expect(row).toHaveCount(0)
  await openPage(visitor, `/supplier/details/${id}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(visitor.getByText(NOTICE)).toHaveCount(0)
})

test('the marks have their rule on a public page', async ({ page }) => {
  await openPage(page, '/suppliers')
  await page.getByRole('link', { name: 'Recomendado' }).first().click()
  await expect(page).toHaveURL('/selos#recomendado')
  await expect(page.getByText('A marca não se vende')).toBeVisible()
  await expectAccessible(page)
})
