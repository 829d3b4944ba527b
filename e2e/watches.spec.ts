import { enterAs, newAccount } from './accounts.ts'
import { expect, expectWholeAtEveryWidth, openPage, test } from './fixtures.ts'

test('what somebody wants to hear news of is watched, and ended', async ({ page, request }) => {
  await enterAs(page, await newAccount(request))
  await openPage(page, '/softwares?categoria=ERP')
  const first = page.getByRole('main').getByRole('article').first()
  const link = first.getByRole('heading').getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.click()
  await page.getByRole('link', { name: `Acompanhar ${name}` }).click()
  const form = page.getByRole('form', { name: `Acompanhar ${name}` })
  await form.getByRole('checkbox', { name: 'Preços' }).uncheck()
  await form.getByRole('button', { name: 'Acompanhar' }).click()
  const watched = page.getByRole('region', { name: 'Você acompanha' })
  await expect(watched).toContainText('Avaliações novas, Pronto para o Brasil')
  await expectWholeAtEveryWidth(page)
  await page.getByRole('combobox', { name: 'Resumo por e-mail' }).selectOption('diaria')
  await expect(page.getByText('Frequência salva.')).toBeVisible()
  await watched.getByRole('button', { name: `Encerrar ${name}` }).click()
  await expect(page.getByText('Você ainda não acompanha nada')).toBeVisible()
})
