import { randomUUID } from 'node:crypto'
import { makePdf } from '../src/platform/server/testing/documents.server.ts'
import { enterAs, newAccount } from './accounts.ts'
import { newCnpj } from './companies.ts'
import { expect, expectWholeAtEveryWidth, openPage, test } from './fixtures.ts'
import { asAdmin, cardOf, newCompany, pageOf, rate } from './reviews.ts'

test('an author proves the use, an Admin looks at it, and readers see that', async ({
  page,
  visitor,
}) => {
  const company = await newCompany(page.request)
  const login = await newAccount(page.request)
  await rate(page.request, login, company, { rating: 4, comment: 'Fecha o caixa sem susto.' })
  await enterAs(page, login)
  await openPage(page, '/user/profile#minhas-avaliacoes')
  await page.getByRole('link', { name: `Comprovar o uso de ${company.name}` }).click()
  const send = page.getByRole('button', { name: 'Enviar para conferência' })
  await send.click()
  await expect(page.getByText('Leia e aceite a autorização')).toBeVisible()
  await page
    .getByLabel('Imagem ou PDF')
    .setInputFiles({ name: 'nota.pdf', mimeType: 'application/pdf', buffer: await makePdf() })
  await page.getByRole('checkbox', { name: /Autorizo a equipe da Praça/ }).check()
  await expectWholeAtEveryWidth(page)
  await send.click()
  await expect(page.getByText('Em conferência')).toBeVisible()

  await enterAs(visitor, await asAdmin(visitor.request))
  await openPage(visitor, '/admin/proofs')
  const row = visitor.getByRole('article').filter({ hasText: company.name })
  const download = visitor.waitForEvent('download')
  await row.getByRole('button', { name: /Baixar o arquivo/ }).click()
  expect((await download).suggestedFilename()).toBe('comprovacao.pdf')
  await row.getByRole('button', { name: /^Comprovar/ }).click()
  const asking = visitor.getByRole('dialog')
  await asking.getByRole('textbox', { name: 'Motivo' }).fill('A nota é deste fornecedor.')
  await asking.getByRole('button', { name: /^Comprovar/ }).click()
  await expect(visitor.getByText('Comprovado. O arquivo foi destruído.')).toBeVisible()

  await openPage(visitor, pageOf(company))
  const card = cardOf(visitor, `${login.user.firstName} ${login.user.lastName}`)
  await card.getByRole('link', { name: 'Uso comprovado' }).click()
  await expect(
    visitor.getByRole('heading', { name: 'Como verificamos as avaliações' }),
  ).toBeVisible()
})

test('an author with a domain of their own names the company of the mailbox, and reads what came of it', async ({
  page,
  allowedErrors,
}) => {
  // Nobody can be asked here.
  allowedErrors.push(/503/)
  const company = await newCompany(page.request)
  const login = await newAccount(page.request, `oficina-${randomUUID().slice(0, 8)}.com.br`)
  const id = await rate(page.request, login, company, { rating: 4, comment: 'Atende no prazo.' })
  await enterAs(page, login)
  await openPage(page, `/comprovar-uso/${id}`)
  await expect(page.getByText('E-mail de domínio próprio', { exact: true })).toBeVisible()
  const part = page.getByRole('region', { name: 'Com o e-mail da sua empresa' })
  const cnpj = part.getByRole('textbox', { name: 'CNPJ da sua empresa' })
  const check = part.getByRole('button', { name: 'Conferir o e-mail' })
  await cnpj.fill('11.111.111/1111-11')
  await check.click()
  await expect(cnpj).toHaveAccessibleDescription(/Insira um CNPJ válido\./)
  await expectWholeAtEveryWidth(page)
  await cnpj.fill(newCnpj())
  await check.click()
  await expect(part.getByText('O registro público não pode ser consultado agora.')).toBeVisible()
})
