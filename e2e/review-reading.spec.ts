import { expect, expectAccessible, expectWholeAtEveryWidth, openPage, test } from './fixtures.ts'
import { button, dialogNamed } from './parts.ts'
import { asAnother, asReviewer, newCompany, pageOf, rate } from './reviews.ts'

test('all reviews are narrowed down by stars, words and companies like one’s own', async ({
  page,
}) => {
  const company = await newCompany(page.request)
  await rate(page.request, await asReviewer(page.request), company, {
    rating: 4,
    comment: 'O relatório sai na hora.',
    criterios: { suporte: 5 },
    porte: 'me',
    setor: 'comercio',
  })
  await rate(page.request, await asAnother(page.request), company, { rating: 2 })
  await openPage(page, pageOf(company))
  const section = page.getByRole('region', { name: 'Avaliações' })
  await expect(section.getByRole('article')).toHaveCount(1)
  await expect(section).toContainText('Suporte5,0 de 5,1 avaliação')

  await section.getByRole('button', { name: /^2 estrelas/ }).click()
  const dialog = dialogNamed(page, `Avaliações de ${company.name}`)
  const cards = dialog.getByRole('article')
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('sem adicionar um comentário')
  await expectAccessible(page)
  await expectWholeAtEveryWidth(page)
  // On a telephone what is found comes before the ways to narrow it down.
  await page.setViewportSize({ width: 360, height: 900 })
  await expect(dialog.getByLabel('Nota', { exact: true })).toBeHidden()
  await button(dialog, 'Buscar, filtrar e ordenar').click()
  await expect(dialog.getByLabel('Nota', { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 720 })
  await dialog.getByLabel('Nota', { exact: true }).selectOption('Todas as notas')
  await expect(cards).toHaveCount(2)

  await dialog.getByLabel('Palavras nas avaliações').fill('RELATORIO')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status').filter({ hasText: /^1 avaliação$/ })).toBeVisible()
  // The address shows the same to whom it is passed on.
  await page.reload()
  await expect(dialog.getByRole('status').filter({ hasText: /^1 avaliação$/ })).toBeVisible()
  await expect(dialog.getByLabel('Palavras nas avaliações')).toHaveValue('RELATORIO')
  await dialog.getByLabel('Palavras nas avaliações').fill('estoque')
  await button(dialog, 'Buscar').click()
  await expect(dialog.getByText('Nenhuma avaliação assim')).toBeVisible()
  await button(dialog, 'Limpar filtros').click()
  await expect(cards).toHaveCount(2)
  await expect(dialog.getByLabel('Palavras nas avaliações')).toHaveValue('')

  const mine = button(dialog, 'Empresas como a minha')
  await mine.click()
  await dialog.getByLabel('Porte da minha empresa').selectOption('Microempresa (ME)')
  await button(dialog, 'Mostrar').click()
  await expect(cards).toHaveCount(1)
  await expect(mine).toHaveAttribute('aria-pressed', 'true')
  await mine.click()
  await expect(cards).toHaveCount(2)
})
