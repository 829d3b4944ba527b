import { randomUUID } from 'node:crypto'
import { logInHere, newAccount } from './accounts.ts'
import { confirmCompany, publishCompany } from './companies.ts'
import { expect, openPage, test } from './fixtures.ts'
import { writeRequest } from './requests.ts'

test.use({ consent: 'none' })

test.beforeEach(async ({ page, allowConsoleErrors }) => {
  await page.addInitScript(() => {
    for (const place of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, place, {
        get() {
          throw new DOMException(`No ${place}`, 'SecurityError')
        },
      })
  })
  // The router's own script, which puts the page back to where it was read last.
  allowConsoleErrors(/No sessionStorage/)
})

test('in a browser that keeps nothing, a look is chosen and software is compared', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, '/erp')
  await page.getByRole('button', { name: 'Rejeitar' }).click()
  await expect(page.getByRole('button', { name: 'Rejeitar' })).toBeHidden()

  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  const look = page.getByRole('group', { name: 'Aparência' })
  await look.getByRole('button', { name: 'Escuro' }).click()
  await expect(look.getByRole('button', { name: 'Escuro' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(ground).not.toBe(light)

  const choices = page.getByRole('checkbox', { name: /^Comparar/ })
  await choices.nth(0).click()
  await choices.nth(1).click()
  const bar = page.getByRole('region', { name: 'Softwares escolhidos' })
  await expect(bar).toContainText('2 de 4 escolhidos')
  await bar.getByRole('link', { name: 'Comparar' }).click()
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3)
  await expect(look.getByRole('button', { name: 'Escuro' })).toHaveAttribute('aria-pressed', 'true')
})

test('in a browser that keeps nothing, a visitor logs in and sends what was written', async ({
  page,
}) => {
  const keeper = await newAccount(page.request)
  const name = `Esteio ${randomUUID().slice(0, 8)}`
  const vendorId = await publishCompany(page.request, keeper, { nomeFantasia: name, leads: true })
  await confirmCompany(page.request, vendorId)
  const buyer = await newAccount(page.request)
  await openPage(page, `/pedir-orcamento?fornecedor=${vendorId}`)
  await page.getByRole('button', { name: 'Rejeitar' }).click()
  const words = `Frota de doze caminhões, com manutenção. ${randomUUID()}`
  const need = await writeRequest(page, words)
  await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: 'Entrar e enviar pedido' }).click()
  await logInHere(page, buyer.user.email)
  await expect(page.getByRole('button', { name: 'Menu da conta' })).toBeVisible()
  await expect(need).toHaveValue(words)
  await page.getByRole('button', { name: 'Enviar pedido', exact: true }).click()
  await expect(page.getByText('Aguarda resposta')).toBeVisible()

  await page.getByRole('button', { name: 'Menu da conta' }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('button', { name: 'Entre ou cadastre-se' })).toBeVisible()
})
