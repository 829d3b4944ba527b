import type { Page } from '@playwright/test'
import { enterAs, newAccount, XSRF } from './accounts.ts'
import { addOffer, publishCompany } from './companies.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts'
import { button } from './parts.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function makeOwn(page: Page) {
  const login = await newAccount(page.request)
  const vendorId = await publishCompany(page.request, login)
  const name = `Régua ${vendorId.slice(-6)}`
  return {
    login,
    name,
    id: await addOffer(page.request, login, vendorId, { tipo: 'Software', name }),
  }
}

const SHEET = {
  planos: [
    {
      nome: 'Essencial',
      precoCentavos: 9900,
      periodo: 'mensal',
      por: 'empresa',
      inclui: 'NF-e\nEstoque',
      limites: 'Até 2 usuários',
    },
    { nome: 'Sob medida', precoCentavos: null, periodo: 'mensal', por: 'empresa' },
  ],
  diasGratis: 14,
  portes: ['mei', 'me'],
  plataformas: ['web'],
  integracoes: ['nfe', 'pix'],
}

test('a visitor reads what a product costs, whom it suits and what it works with', async ({
  page,
  visitor,
}) => {
  const { login, id } = await makeOwn(page)
  await openPage(visitor, `/software/details/${id}`)
  await expect(section(visitor, 'Preços')).toContainText('O fornecedor ainda não informou preços.')
  await expect(section(visitor, 'Para quem é')).toHaveCount(0)
  await page.request.put(`/v1/software/${id}/ficha`, {
    headers: { ...XSRF, token: login.token },
    data: SHEET,
  })
  await openPage(visitor, `/software/details/${id}`)
  const prices = section(visitor, 'Preços')
  const plan = prices.getByRole('listitem').filter({ hasText: 'Essencial' })
  await expect(plan).toContainText(/R\$\s99,00\s*por mês, por empresa/)
  await expect(plan.getByRole('listitem')).toHaveText(['NF-e', 'Estoque'])
  await expect(prices).toContainText('Sob consulta')
  await expect(prices).toContainText('14 dias')
  await expect(prices).toContainText(/Ficha informada pelo fornecedor em \d{1,2} \w{3} \d{4}\./)
  await expect(section(visitor, 'Para quem é')).toContainText('Microempresa (ME)')
  await expect(section(visitor, 'Integrações e detalhes')).toContainText('Pix')
  await expectAccessible(visitor)
})

test('a supplier fills the sheet on a telephone, and loses nothing on the way', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { login, id, name } = await makeOwn(page)
  await enterAs(page, login)
  await openPage(page, `/software/details/${id}`)
  await button(page, 'Editar').click()
  await button(page, 'Editar preços').click()
  const dialog = page.getByRole('dialog', { name: `Preços: ${name}` })
  await button(dialog, 'Adicionar plano').click()
  const first = dialog.getByRole('group', { name: 'Plano 1' })
  await expect(first.getByLabel('Nome do plano')).toBeFocused()
  await page.keyboard.type('Básico')
  const basic = dialog.getByRole('group', { name: 'Básico' })
  await basic.getByLabel('Preço em reais').fill('noventa')
  await button(dialog, 'Salvar').click()
  await expect(basic.getByText('Informe o valor em reais, como 99,90.')).toBeVisible()
  await expect(basic.getByLabel('Preço em reais')).toBeFocused()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  // Closed and opened again, it is as it was left.
  await button(dialog, 'Cancelar').click()
  await button(page, 'Editar preços').click()
  await expect(dialog.getByText('Você tem alterações que ainda não salvou.')).toBeVisible()
  await expect(basic.getByLabel('Preço em reais')).toHaveValue('noventa')
  await basic.getByLabel('Preço em reais').fill('90')
  await button(dialog, 'Adicionar plano').click()
  await expect(
    dialog.getByRole('group', { name: 'Plano 2' }).getByLabel('Nome do plano'),
  ).toBeFocused()
  await page.keyboard.type('Pleno')
  const full = dialog.getByRole('group', { name: 'Pleno' })
  await full.getByLabel('Sob consulta').check()
  await button(full, 'Subir').click()
  await dialog.getByLabel('Teste grátis (dias)').fill('7')
  await button(dialog, 'Salvar').click()
  await expect(page.getByText('Ficha atualizada.')).toBeVisible()
  await expect(section(page, 'Preços').getByRole('heading', { level: 3 })).toHaveText([
    'Pleno',
    'Básico',
  ])
  await button(page, 'Editar para quem é').click()
  const audience = page.getByRole('dialog', { name: `Para quem é: ${name}` })
  await audience.getByLabel('MEI', { exact: true }).check()
  await button(audience, 'Salvar').click()
  await expect(section(page, 'Para quem é')).toContainText('MEI')
  await openPage(visitor, `/software/details/${id}`)
  await expect(section(visitor, 'Preços')).toContainText(/R\$\s90,00/)
  await expect(section(visitor, 'Para quem é')).toContainText('MEI')
})
