import { enterAs, newAccount } from './accounts.ts'
import { expect, expectAccessible, openPage, test } from './fixtures.ts'
import { button, dialogNamed, labelled } from './parts.ts'
import { cardOf, newCompany, pageOf } from './reviews.ts'

test('a review is told step by step, and what was typed outlives a reload', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const company = await newCompany(page.request)
  const login = await newAccount(page.request)
  await enterAs(page, login)
  await openPage(page, pageOf(company))
  await button(page, 'Avaliar').click()
  const dialog = dialogNamed(page, `Avaliar ${company.name}`)
  await dialog.getByRole('radio', { name: '4 estrelas' }).check()

  await button(dialog, 'Contar mais: pontos fortes e fracos').click()
  await expect(labelled(dialog, 'Pontos fortes')).toBeFocused()
  await labelled(dialog, 'Pontos fortes').fill('Emite nota sem internet.')
  await labelled(dialog, 'Pontos fracos').fill('x'.repeat(501))
  await dialog.getByRole('radio', { name: 'Sim' }).check()
  await button(dialog, 'Contar mais: critérios').click()
  const support = dialog.getByRole('radiogroup', { name: 'Suporte' })
  await support.getByRole('radio', { name: '2 estrelas' }).check()
  await button(dialog, 'Limpar Suporte').click()
  await expect(support.getByRole('radio', { checked: true })).toHaveCount(0)
  await support.getByRole('radio', { name: '5 estrelas' }).check()
  await button(dialog, 'Contar mais: sua empresa').click()
  await expect(dialog.getByLabel('Porte da empresa')).toBeFocused()
  await dialog.getByLabel('Porte da empresa').selectOption('Pequena empresa (EPP)')
  await dialog.getByLabel('Setor').selectOption('Comércio e varejo')
  await expectAccessible(page)

  // What is wrong in another step is shown there.
  await button(dialog, 'Enviar avaliação').click()
  await expect(labelled(dialog, 'Pontos fracos')).toBeFocused()
  await expect(labelled(dialog, 'Pontos fracos')).toHaveAccessibleDescription(
    /Use até 500 caracteres\./,
  )
  await labelled(dialog, 'Pontos fracos').fill('O relatório demora.')

  await page.reload()
  await button(page, 'Avaliar').click()
  await expect(dialog.getByRole('radio', { name: '4 estrelas' })).toBeChecked()
  await button(dialog, 'Pontos fortes e fracos').click()
  await expect(labelled(dialog, 'Pontos fracos')).toHaveValue('O relatório demora.')
  await button(dialog, 'Enviar avaliação').click()

  const card = cardOf(page, `${login.user.firstName} ${login.user.lastName}`)
  await expect(card).toContainText('Emite nota sem internet.')
  await expect(card).toContainText('O relatório demora.')
  await expect(card).toContainText('Pequena empresa (EPP) · Comércio e varejo')
  await expect(card).toContainText('Recomenda')
  await expect(card).toContainText('Suporte5,0 de 5')
})
