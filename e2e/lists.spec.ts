import type { Page } from '@playwright/test'
import { enterAs, newAccount } from './accounts.ts'
import { expect, expectWholeAtEveryWidth, openPage, test } from './fixtures.ts'

const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const note = (page: Page, software: string) =>
  page.getByRole('textbox', { name: `Anotação sobre ${software}` })

/** Saves the first software of a list of software. @returns its name */
async function saveFirst(page: Page) {
  await openPage(page, '/erp')
  const first = page.getByRole('main').getByRole('article').first()
  const name = (await first.getByRole('heading').getByRole('link').textContent()) ?? ''
  await first.getByRole('checkbox', { name: /^Salvar/ }).check()
  await expect(page.getByText('Salvo em “Salvos”.')).toBeVisible()
  return name
}

test('what a visitor saves is theirs after a login too', async ({ page, request }) => {
  const name = await saveFirst(page)
  await page.getByRole('link', { name: 'Ver minhas listas' }).click()
  await note(page, name).fill('Pedir preço')
  await expect(page.getByText('Anotação salva.')).toBeVisible()
  await expectWholeAtEveryWidth(page)

  await enterAs(page, await newAccount(request))
  await openPage(page, '/minhas-listas')
  await expect(note(page, name)).toHaveValue('Pedir preço')
  await page.evaluate(() => localStorage.removeItem('listas'))
  await page.reload()
  await expect(note(page, name)).toHaveValue('Pedir preço')
  await openPage(page, '/user/profile#atividade')
  await expect(page.getByRole('region', { name: 'Minhas listas' })).toContainText(name)
  // On a telephone the menu of the account is whole.
  await page.setViewportSize({ width: 360, height: 780 })
  await page.getByRole('button', { name: 'Menu da conta' }).click()
  const menu = await page.getByRole('navigation', { name: 'Conta' }).boundingBox()
  expect(menu?.x).toBeGreaterThanOrEqual(0)
  await openPage(page, '/erp')
  await expect(page.getByRole('checkbox', { name: `Salvar ${name}` })).toBeChecked()
})

test('what leaves a list comes back, with its note', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const name = await saveFirst(page)
  await openPage(page, '/minhas-listas')
  await note(page, name).fill('Falar com a Ana')
  await page.getByRole('button', { name: `Opções de ${name}` }).click()
  const away = page.getByRole('button', { name: 'Tirar da lista' })
  await expect(away).toBeInViewport({ ratio: 1 })
  await away.click()
  await expect(note(page, name)).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(note(page, name)).toHaveValue('Falar com a Ana')

  await page.getByLabel('Nova lista').fill('SALVOS')
  await page.getByRole('button', { name: 'Criar lista' }).click()
  await expect(page.getByText('Você já tem uma lista com este nome.')).toBeVisible()
  await expect(page.getByLabel('Nova lista')).toHaveValue('SALVOS')

  await page.getByRole('button', { name: 'Opções da lista Salvos' }).click()
  await page.getByRole('button', { name: 'Excluir lista' }).click()
  await expect(page.getByText('Você ainda não salvou nada')).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(list(page, 'Salvos').getByRole('link', { name })).toBeVisible()
})
