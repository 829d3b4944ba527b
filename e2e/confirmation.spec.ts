import { DEMO, demoLogin, enterAs, logInHere, newAccount } from './accounts.ts'
import { addOffer, confirmCompany, newCnpj, publishCompany } from './companies.ts'
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
  // Who may not invite reads so before they type a name.
  await expect(page.getByText('Para convidar outra pessoa, confirme antes')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Convidar' })).toHaveCount(0)
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
  await logInHere(visitor, owner.user.email)
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
  await row.getByRole('button', { name: `Mais sobre ${name}` }).click()
  await row.getByRole('button', { name: `Confirmar ${name}` }).click()
  const asked = page.getByRole('dialog', { name: 'Confirmar cadastro' })
  await asked.getByRole('button', { name: 'Confirmar cadastro' }).click()
  await expect(row).toHaveCount(0)
  await openPage(visitor, `/supplier/details/${id}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(visitor.getByText(NOTICE)).toHaveCount(0)
})

test('a maker asks for its software: what waits is seen, and what is granted is there', async ({
  page,
  visitor,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/409/)
  const stranger = await newAccount(page.request)
  const reseller = await publishCompany(page.request, stranger)
  const mark = newCnpj().slice(0, 8)
  const [own, others] = [`Ipê Obras ${mark}`, `Ipê Folha ${mark}`]
  const named = { tipo: 'Software', fabricante: `Ipê ${mark}` } as const
  await addOffer(page.request, stranger, reseller, { ...named, name: own })
  const unlike = { tipo: 'Software', fabricante: 'Outra', name: others } as const
  await addOffer(page.request, stranger, reseller, unlike)
  const maker = await newAccount(page.request)
  const names = { razaoSocial: `Ipê ${mark} Ltda`, nomeFantasia: `Ipê ${mark}` }
  const cnpj = newCnpj()
  const id = await publishCompany(page.request, maker, { ...names, cnpj })

  await enterAs(page, maker)
  await openPage(page, `/supplier/profile?pagina=${id}&aba=software`)
  await page.getByRole('button', { name: 'Novo software' }).click()
  const form = page.getByRole('dialog', { name: 'Novo software' })
  await expect(form.getByText('só entra no seu catálogo depois')).toBeVisible()
  await form.getByLabel('Nome do software').fill(own)
  await page.getByRole('option', { name: own }).click()
  await expect(form.getByText(/antes de adicionar softwares/)).toBeVisible()
  await expect(form.getByLabel('Nome do software')).toHaveValue(own)
  await expect(form.getByLabel('Slogan')).toHaveValue('')

  await confirmCompany(page.request, id)
  await openPage(page, `/supplier/profile?pagina=${id}&aba=software`)
  await page.getByRole('button', { name: `Pedir ${own}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pedir software' }).click()
  const edits = async (name: string) => {
    await page.getByRole('button', { name: `Opções de ${name}` }).click()
    await expect(page.getByRole('button', { name: 'Editar', exact: true })).toBeVisible()
  }
  await edits(own)
  await page.getByLabel('Procure um software pelo nome').fill(others)
  await page.getByRole('button', { name: 'Buscar' }).click()
  await page.getByRole('button', { name: `Pedir ${others}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pedir software' }).click()
  await expect(page.getByText('Nossa equipe confere', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: others })).toContainText('confere')
  await expectWholeAtEveryWidth(page)

  await enterAs(visitor, await demoLogin(visitor.request, DEMO.admin))
  await openPage(visitor, '/admin')
  const waits = visitor.getByRole('region', { name: 'Espera por você' })
  await expect(waits.getByRole('link', { name: 'Confirmações' })).toHaveText(/^\d/)
  await waits.getByRole('link', { name: 'Pedidos de software' }).click()
  await expect(visitor.getByLabel('Situação')).toHaveValue('waiting')
  const row = visitor.getByRole('row').filter({ hasText: others })
  await row.getByRole('button', { name: /^Recusar/ }).click()
  const reason = visitor.getByRole('dialog')
  await reason.getByRole('textbox', { name: 'Motivo' }).fill('O fabricante é outro.')
  await reason.getByRole('button', { name: 'Recusar pedido' }).click()
  await expect(row).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Pedido recusado. Motivo: O fabricante é outro.')).toBeVisible()

  await openPage(visitor, `/admin/offers?search=${encodeURIComponent(others)}`)
  await visitor.getByRole('button', { name: `Opções de ${others}` }).click()
  await visitor.getByRole('button', { name: 'Passar a outra empresa' }).click()
  const giving = visitor.getByRole('dialog')
  await expect(giving.getByLabel('CNPJ da empresa')).toBeFocused()
  await giving.getByLabel('CNPJ da empresa').fill(cnpj)
  await giving.getByLabel('Motivo').fill('É a fabricante.')
  await giving.getByRole('button', { name: 'Passar software' }).click()
  await expect(giving).toBeHidden()
  await page.reload()
  await edits(others)
})

test('the marks have their rule on a public page', async ({ page }) => {
  await openPage(page, '/suppliers')
  await page.getByRole('link', { name: 'Recomendado' }).first().click()
  await expect(page).toHaveURL('/selos#recomendado')
  await expect(page.getByText('A marca não está à venda')).toBeVisible()
  await expectAccessible(page)
})
