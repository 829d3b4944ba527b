import { expect, expectWholeAtEveryWidth, openPage, test } from './fixtures.ts'

test('a software leads to its alternatives, and those to a comparison in which one decides', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/v1/software/searchPaginados?categoria=ERP')).json()
  const [{ _id: id, name }] = data
  await openPage(page, `/software/details/${id}`)
  await page.getByRole('link', { name: 'Ver todas e por quê' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Alternativas a ${name}`)
  const reasons = page.getByRole('list', { name: 'Por que é uma alternativa' })
  await expect(reasons.first()).toContainText('Mesma')
  await expectWholeAtEveryWidth(page)

  await page.getByRole('link', { name: 'Comparar lado a lado' }).click()
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(5)
  await page.getByRole('link', { name: 'Mostrar só diferenças' }).click()
  await expect(page.getByRole('link', { name: 'Mostrar tudo' })).toBeVisible()
  await expect(page).toHaveURL(/diferencas=1/)

  await page.getByRole('link', { name: 'Matriz de decisão' }).click()
  await expect(page.getByRole('group', { name: 'Minha matriz' })).toBeFocused()
  const matrix = page.getByRole('region', { name: 'Pesos e notas' })
  await page.getByLabel('Adicionar critério').fill('Suporte no sábado')
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click()
  await page.getByLabel('Peso de Suporte no sábado').selectOption('5')
  await page.getByLabel(`Suporte no sábado de ${name}`).selectOption('1')
  await page.getByLabel(`Minha anotação sobre ${name}`).fill('Sem plantão')
  const total = matrix.getByRole('row', { name: /^Total/ })
  await expect(total).toContainText('de 5')
  await page
    .getByRole('button', { name: /^Remover critério/ })
    .first()
    .click()
  await expect(page.getByRole('group', { name: 'Minha matriz' })).toBeFocused()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar em CSV' }).click()
  expect((await file).suggestedFilename()).toBe('matriz-de-decisao.csv')
  const pdf = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar em PDF' }).click()
  expect((await pdf).suggestedFilename()).toBe('matriz-de-decisao.pdf')
  await expectWholeAtEveryWidth(page)

  await page.reload()
  await page.getByRole('button', { name: 'Abrir a minha matriz' }).click()
  await expect(page.getByLabel(`Minha anotação sobre ${name}`)).toHaveValue('Sem plantão')
  await page.getByRole('button', { name: 'Começar de novo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Começar de novo' }).click()
  await expect(page.getByLabel(`Minha anotação sobre ${name}`)).toHaveValue('')
})
