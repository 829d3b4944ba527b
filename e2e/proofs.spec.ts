import { makePdf } from '../src/platform/server/testing/documents.server.ts'
import { enterAs, newAccount } from './accounts.ts'
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
  const row = visitor.getByRole('row').filter({ hasText: company.name })
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
