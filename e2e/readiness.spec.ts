import type { Page } from '@playwright/test'
import { DEMO, demoLogin, enterAs, newAccount, XSRF } from './accounts.ts'
import { addOffer, publishCompany } from './companies.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts'
import { button } from './parts.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Pronto para o Brasil' })

test('a supplier declares, a reviewer confirms, and an Admin takes away what is wrong', async ({
  page,
  openBrowser,
}) => {
  const keeper = await newAccount(page.request)
  const vendorId = await publishCompany(page.request, keeper)
  const name = `Nota ${vendorId.slice(-6)}`
  const id = await addOffer(page.request, keeper, vendorId, { tipo: 'Software', name })
  const path = `/software/details/${id}`

  // On a telephone.
  const phone = await openBrowser({ viewport: { width: 360, height: 740 } })
  await enterAs(phone, keeper)
  await openPage(phone, path)
  await expect(section(phone)).toContainText('O fornecedor ainda não informou')
  await button(phone, 'Editar').click()
  await button(phone, 'Declarar Pix').click()
  const dialog = phone.getByRole('dialog', { name: 'Pix', exact: true })
  await dialog.getByRole('radio', { name: 'Planejado', exact: true }).check()
  await button(dialog, 'Salvar').click()
  await expect(dialog.getByText('Diga para quando está planejado.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Sim', exact: true }).check()
  await dialog.getByRole('textbox', { name: 'Endereço da comprovação' }).fill('acme')
  await button(dialog, 'Salvar').click()
  await expect(dialog.getByText('Use o endereço de uma página pública')).toBeVisible()
  await dialog
    .getByRole('textbox', { name: 'Endereço da comprovação' })
    .fill('https://exemplo.com.br/pix')
  await expectAccessible(phone)
  await expectNoSidewaysScroll(phone)
  await button(dialog, 'Salvar').click()
  await expect(section(phone)).toContainText('Sim, vale até')
  await button(phone, 'Salvar e sair do modo de edição').click()
  // What is long is folded there, and opens where a link leads to it.
  await expect(section(phone).getByText('Sim: 1')).toBeVisible()
  const proof = section(phone).getByLabel('Mostrar datas, confirmações e comprovações')
  await expect(proof).toBeHidden()
  const index = phone.getByRole('navigation', { name: 'Nesta página' })
  await index.getByRole('link', { name: 'Pronto para o Brasil' }).click()
  await proof.check()
  await expect(section(phone).getByRole('link', { name: 'Ver comprovação de Pix' })).toBeVisible()

  const reviewer = await newAccount(page.request)
  const reviewed = await page.request.post('/v1/comment', {
    headers: { ...XSRF, token: reviewer.token },
    data: { softwareId: id, userId: reviewer.user._id, rating: 4, comment: 'Cobra bem.' },
  })
  expect(reviewed.ok()).toBe(true)
  await enterAs(page, reviewer)
  await openPage(page, path)
  await button(page, 'Confirmar ou discordar').click()
  const opinions = page.getByRole('dialog', { name: 'Confirmar ou discordar' })
  await button(opinions, 'Discordo').click()
  await expect(button(opinions, 'Discordo')).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(opinions).toBeHidden()
  await expect(section(page)).toContainText('0 usuários confirmam, 1 discorda')
  await button(page, 'Denunciar').click()
  const report = page.getByRole('dialog', { name: 'Denunciar declaração' })
  await button(report, 'Denunciar').click()
  await expect(report.getByText('Escolha a declaração.')).toBeVisible()
  await expect(report.getByRole('combobox')).toBeFocused()
  await report.getByRole('combobox').selectOption('Pix: Sim')
  const wrong = `O Pix é digitado à mão. ${'A conferência também é. '.repeat(8)}`.trim()
  await report.getByRole('textbox').fill(wrong)
  await button(report, 'Denunciar').click()
  await expect(page.getByText('Nossa equipe confere e avisa você.')).toBeVisible()

  const desk = await openBrowser()
  await enterAs(desk, await demoLogin(page.request, DEMO.admin))
  await openPage(desk, '/admin/readiness-reports?situacao=waiting')
  const row = desk.getByRole('article').filter({ hasText: name })
  // Who decides reads all of it.
  const reported = row.getByRole('definition').filter({ hasText: wrong })
  expect(await reported.evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true)
  await row.getByRole('button', { name: /Retirar declaração/ }).click()
  const reason = desk.getByRole('dialog', { name: 'Retirar declaração' })
  await reason.getByRole('textbox').fill('A página não mostra o Pix.')
  await button(reason, 'Retirar declaração').click()
  await expect(desk.getByText('Declaração retirada.')).toBeVisible()
  await page.reload()
  await expect(section(page)).toContainText('Declaração retirada pela Praça em')
})
