import { DEMO, demoLogin, enterAs, newAccount } from './accounts.ts'
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
  await card.getByRole('button', { name: 'Usar outro e-mail' }).click()
  const email = `ana@${name.toLowerCase().replace(' ', '-')}.com.br`
  await card.getByLabel('E-mail da empresa').fill(email)
  await card.getByRole('button', { name: 'Enviar link' }).click()
  await expect(card.getByText(email)).toBeVisible()
  await expectWholeAtEveryWidth(page)

  await openPage(page, await mailedPath(email, '/confirmar-cadastro'))
  await page.getByRole('button', { name: 'Confirmar o cadastro' }).click()
  await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
  await page.getByRole('link', { name: 'Abrir a área do fornecedor' }).click()
  await expect(page.getByRole('region', { name: 'Nossa equipe confere o cadastro' })).toBeVisible()

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
