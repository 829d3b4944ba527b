import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { enterAs, type Login, newAccount, sharedAccount, XSRF } from './accounts.ts'
import { dayFromNow, makePicture } from './advertisements.ts'
import { publishCompany } from './companies.ts'
import { expect, expectAccessible, expectWholeAtEveryWidth, openPage, test } from './fixtures.ts'
import { button } from './parts.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
/** The value beside one of the terms. */
const said = (page: Page, term: string) =>
  page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd')

/** An advertisement of a page of its own. @returns their ids */
async function draft(request: APIRequestContext, login: Login) {
  const vendorId = await publishCompany(request, login)
  const answer = await request.post(`/v1/vendor/${vendorId}/publicidades`, {
    headers: { ...XSRF, token: login.token },
    multipart: {
      nomePublicidade: `Semana ${randomUUID().slice(0, 8)}`,
      dataInicio: dayFromNow(1),
      dataFim: dayFromNow(7),
      descricao: 'Sistemas para construtoras, com desconto.',
      logotipo: await makePicture(),
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return { vendorId, id: (await answer.json()).data._id as string }
}

/** Begins to pay. @returns where the browser goes */
async function checkoutOf(request: APIRequestContext, { token }: Login, id: string) {
  const answer = await request.post(`/v1/publicidades/${id}/pagamento`, {
    headers: { ...XSRF, token },
    data: { metodo: 'Cartão' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data.url as string
}

/** What became of an advertisement, for who keeps its page. */
async function stateOf(request: APIRequestContext, { token }: Login, vendorId: string) {
  const answer = await request.get(`/v1/vendor/${vendorId}/publicidades`, { headers: { token } })
  return (await answer.json()).data[0].status as string
}

test.describe('an advertisement that is paid at the checkout for trying out', () => {
  for (const { choice, title, path, becomes } of [
    {
      choice: 'Aprovar',
      title: 'Pagamento Aprovado!',
      path: 'success',
      becomes: 'awaiting_review',
    },
    {
      choice: 'Recusar',
      title: 'Pagamento recusado',
      path: 'failure',
      becomes: 'awaiting_payment',
    },
    {
      choice: 'Deixar pendente',
      title: 'Pagamento pendente',
      path: 'pending',
      becomes: 'awaiting_payment',
    },
  ]) {
    test(`by '${choice}' ends at '${title}'`, async ({ page }) => {
      const login = await newAccount(page.request)
      const { vendorId, id } = await draft(page.request, login)
      await enterAs(page, login)
      const checkout = await checkoutOf(page.request, login, id)
      await openPage(page, checkout)
      await expect(heading(page)).toHaveText('Pagamento de demonstração')
      await expect(page.getByText('nada é cobrado')).toBeVisible()
      await expect(said(page, 'Total')).toHaveText('R$ 59,28')
      await expect(said(page, 'Forma')).toHaveText('Cartão')
      await expectAccessible(page)

      await button(page, choice).click()
      await expect(heading(page)).toHaveText(title)
      await expect(page).toHaveURL(new RegExp(`/payment/${path}\\?`))
      await expect(said(page, 'Tipo de pagamento')).toHaveText('credit_card (cartão de crédito)')
      await expect
        .poll(() => stateOf(page.request, login, vendorId), { timeout: 15_000 })
        .toBe(becomes)

      const wayOn = choice === 'Recusar' ? 'Tentar pagar de novo' : 'Ver minhas publicidades'
      await expect(link(page, wayOn)).toHaveAttribute(
        'href',
        new RegExp(`^/supplier/profile\\?pagina=${vendorId}&aba=publicidades`),
      )
      if (choice === 'Recusar') {
        await link(page, wayOn).click()
        await expect(page.getByRole('dialog', { name: 'Pagar publicidade' })).toBeVisible()
      }
      if (choice !== 'Deixar pendente') return

      // What was left pending is decided at the same address.
      await openPage(page, checkout)
      await button(page, 'Aprovar').click()
      await expect(heading(page)).toHaveText('Pagamento Aprovado!')
      await openPage(page, checkout)
      await expect(page.getByText('Este pagamento já foi aprovado.')).toBeVisible()
    })
  }
})

test.describe('what an address says of a payment', () => {
  test('is shown, and not believed', async ({ page }) => {
    await openPage(
      page,
      '/payment/success?payment_id=81234567890&status=approved&payment_type=credit_card',
    )
    await expect(heading(page)).toHaveText('Pagamento não encontrado')
    await expect(said(page, 'Payment ID')).toHaveText('81234567890')
    await expect(page.getByText('nós não os confirmamos')).toBeVisible()
    await expect(said(page, 'Status')).toHaveText('approved')
    await expect(said(page, 'Tipo de pagamento')).toHaveText('credit_card')
    await expect(page.getByText('Pagamento Aprovado!')).toHaveCount(0)
    await link(page, 'Voltar ao início').click()
    await expect(page).toHaveURL('/')
  })

  test("is nothing where it is 'null' or missing", async ({ page }) => {
    for (const query of ['?payment_id=null&status=null&payment_type=null', '']) {
      await openPage(page, `/payment/failure${query}`)
      await expect(heading(page)).toHaveText('Pagamento não encontrado')
      for (const term of ['Payment ID', 'Status', 'Tipo de pagamento'])
        await expect(said(page, term)).toBeEmpty()
      await expect(page.getByText('null')).toHaveCount(0)
    }
  })

  test('is told as the server knows it', async ({ page }) => {
    const answer = { estado: 'approved', vendorId: '', publicidadeId: '' }
    await page.route('**/v1/payments/state?*', (route) => route.fulfill({ json: { data: answer } }))
    for (const [estado, path, title] of [
      ['approved', 'success', 'Pagamento Aprovado!'],
      ['approved', 'failure', 'Pagamento Aprovado!'],
      ['refused', 'success', 'Pagamento recusado'],
      ['pending', 'success', 'Pagamento em análise'],
      ['pending', 'pending', 'Pagamento pendente'],
      ['pending', 'failure', 'Pagamento não concluído'],
      ['refunded', 'success', 'Pagamento devolvido'],
    ] as const) {
      answer.estado = estado
      await openPage(page, `/payment/${path}?payment_id=1`)
      await expect(heading(page)).toHaveText(title)
    }
  })

  test('turns true while its reader waits', async ({ page }) => {
    let asked = 0
    await page.route('**/v1/payments/state?*', (route) => {
      asked += 1
      const estado = asked < 3 ? 'pending' : 'approved'
      return route.fulfill({ json: { data: { estado, vendorId: '', publicidadeId: '' } } })
    })
    await openPage(page, '/payment/success?payment_id=1')
    await expect(heading(page)).toHaveText('Pagamento em análise')
    await expect(heading(page)).toHaveText('Pagamento Aprovado!')
    expect(asked).toBe(3)
  })

  test('can be asked about again when nobody answers', async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/503|ERR_FAILED|Failed to load/)
    await page.route('**/v1/payments/state?*', (route) => route.abort())
    await openPage(page, '/payment/success?payment_id=1')
    await expect(heading(page)).toHaveText('Não foi possível consultar o pagamento')
    await page.unroute('**/v1/payments/state?*')
    await button(page, 'Tentar de novo').click()
    await expect(heading(page)).toHaveText('Pagamento não encontrado')
  })

  test('is not in what the server keeps and sends', async ({ request }) => {
    for (const path of ['success', 'failure', 'pending']) {
      const response = await request.get(`/payment/${path}?payment_id=81234567890&status=approved`)
      expect(response.headers()['cache-control']).toBe('no-store')
      const html = await response.text()
      expect(html).toContain('Confirmando o pagamento…')
      expect(html).toContain('Voltar ao início')
      expect(html).toContain('content="noindex"')
      expect(html).not.toContain('81234567890')
      expect(html).not.toContain('Pagamento Aprovado!')
    }
  })
})

test('a checkout that nobody began is none', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/404/)
  await enterAs(page, await sharedAccount(page.request))
  await openPage(page, `/payment/checkout/${randomUUID()}`)
  await expect(heading(page)).toHaveText('Pagamento não encontrado')
})

test('a visitor is asked for the account that began a checkout', async ({ page }) => {
  await openPage(page, `/payment/checkout/${randomUUID()}`)
  const dialog = page.getByRole('dialog', { name: 'Entre na sua conta' })
  await expect(dialog.getByText('Entre com a conta que começou este pagamento.')).toBeVisible()
})

test('the screens of payments are accessible and fit at every width', async ({ page }) => {
  const estados = ['approved', 'refused', 'pending', 'unknown']
  let estado = ''
  await page.route('**/v1/payments/state?*', (route) =>
    route.fulfill({ json: { data: { estado, vendorId: '', publicidadeId: '' } } }),
  )
  for (estado of estados) {
    await openPage(page, `/payment/success?payment_id=${'9'.repeat(300)}&status=in_process`)
    await expect(heading(page)).not.toHaveText('Confirmando o pagamento…')
    await expectWholeAtEveryWidth(page)
  }
})

test('the checkout for trying out is accessible and fits at every width', async ({ page }) => {
  const titulo = 'Publicidade: Semana do ERP para construtoras de todo o Brasil'
  const data = { titulo, valor: 5928, metodo: 'Boleto', status: '' }
  await page.route('**/v1/payments/offline/*', (route) => route.fulfill({ json: { data } }))
  await enterAs(page, await sharedAccount(page.request))
  await openPage(page, `/payment/checkout/${randomUUID()}`)
  await expect(button(page, 'Deixar pendente')).toBeVisible()
  await expectWholeAtEveryWidth(page)
})
