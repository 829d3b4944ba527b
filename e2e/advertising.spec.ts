import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { formatPeriod } from '../src/features/advertising/period.ts'
import { DEMO, demoLogin, enterAs, logInHere, newAccount } from './accounts.ts'
import { dayFromNow, makePicture } from './advertisements.ts'
import { publishCompany } from './companies.ts'
import { expect, expectAccessible, expectWholeAtEveryWidth, openPage, test } from './fixtures.ts'
import { button, chooseOption, dialogNamed } from './parts.ts'
import { endSession } from './reviews.ts'

const newName = () => `Oferta de teste ${randomUUID().slice(0, 8)}`

/** The advertisements of a company of the test's own. */
async function openPanel(page: Page) {
  const login = await newAccount(page.request)
  const vendorId = await publishCompany(page.request, login)
  await enterAs(page, login)
  await openPage(page, `/supplier/profile?pagina=${vendorId}&aba=publicidades`)
  await expect(page.getByText('Nenhuma publicidade ainda')).toBeVisible()
  return { vendorId, login }
}

async function openWizard(page: Page) {
  await button(page, 'Nova publicidade').click()
  const wizard = dialogNamed(page, 'Nova publicidade')
  await expect(wizard.getByLabel('Nome da publicidade')).toBeFocused()
  return wizard
}

async function fillDetails(form: Locator, name: string) {
  await form.getByLabel('Nome da publicidade').fill(name)
  await form.getByLabel('Data de início').fill(dayFromNow(0))
  await form.getByLabel('Data de fim').fill(dayFromNow(9))
  await form.getByLabel('Descrição').fill('Um mês de teste para novas empresas.')
  await form.getByLabel('Logotipo').setInputFiles(await makePicture())
}

/** The wizard's second step, of an advertisement of the test's own. */
async function openPaymentStep(page: Page, name = newName()) {
  const wizard = await openWizard(page)
  await fillDetails(wizard, name)
  await button(wizard, 'Avançar').click()
  return { wizard, name }
}

/** Answers for who takes payments. */
async function answerPayments(page: Page, answers: (string | { error: string })[]) {
  const calls: unknown[] = []
  await page.route('**/v1/publicidades/*/pagamento', (route) => {
    const answer = answers[Math.min(calls.length, answers.length - 1)]
    calls.push(route.request().postDataJSON())
    return typeof answer === 'string'
      ? route.fulfill({ json: { data: { url: answer }, message: '' } })
      : route.fulfill({ status: 503, json: { data: null, message: '', ...answer } })
  })
  return calls
}

test('a supplier is told by the fields what is wrong with an advertisement', async ({ page }) => {
  await openPanel(page)
  const wizard = await openWizard(page)
  await button(wizard, 'Avançar').click()
  for (const message of [
    'Insira um nome para a publicidade.',
    'Insira uma data de início válida.',
    'Insira uma data de fim válida.',
    'Insira uma descrição.',
    'Por favor, envie uma imagem .png ou .jpg.',
  ])
    await expect(wizard.getByText(message)).toBeVisible()
  await expect(wizard.getByLabel('Nome da publicidade')).toBeFocused()

  await fillDetails(wizard, newName())
  await wizard.getByLabel('Data de início').fill(dayFromNow(-1))
  await wizard.getByLabel('Data de fim').fill(dayFromNow(-2))
  await button(wizard, 'Avançar').click()
  await expect(wizard.getByText('A data de início não pode estar no passado.')).toBeVisible()
  await expect(wizard.getByText('A data de fim não pode ser anterior à de início.')).toBeVisible()

  await wizard.getByLabel('Data de início').fill(dayFromNow(0))
  await wizard.getByLabel('Data de fim').fill(dayFromNow(90))
  await button(wizard, 'Avançar').click()
  await expect(wizard.getByText('A publicidade pode durar até 90 dias.')).toBeVisible()

  await wizard.getByLabel('Data de fim').fill(dayFromNow(0))
  await wizard.getByLabel('Logotipo').setInputFiles(await makePicture(300, 100))
  const shape = 'A proporção da imagem deve ser aproximadamente 9:5. Sua imagem está em 3:1.'
  await expect(wizard.getByText(shape)).toBeVisible()
  await button(wizard, 'Avançar').click()
  await expect(wizard.getByText(shape)).toBeVisible()
  await wizard.getByLabel('Logotipo').setInputFiles(await makePicture())
  await expect(wizard.getByText(shape)).toBeHidden()
  // The second step is lower: the second click of a double one would meet what is beside it.
  await button(wizard, 'Avançar').dblclick()
  await expect(wizard.getByText('R$ 59,28')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('an advertisement is made once, and its payment tried again', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503/)
  const { vendorId } = await openPanel(page)
  const payments = await answerPayments(page, [
    { error: 'O pagamento está fora do ar agora.' },
    { error: 'O pagamento está fora do ar agora.' },
    '/about',
  ])
  const made: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/publicidades'))
      made.push(request.url())
  })
  const { wizard, name } = await openPaymentStep(page)
  await expect(wizard.getByRole('listitem').filter({ hasText: 'Pagamento' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expect(wizard.getByRole('img', { name })).toBeVisible()
  await expect(wizard.getByText(formatPeriod(dayFromNow(0), dayFromNow(9)))).toBeVisible()

  await button(wizard, 'Criar').click()
  await expect(wizard.getByText('Escolha Cartão, Boleto ou Pix.')).toBeVisible()
  await button(wizard, 'Anterior').click()
  await expect(wizard.getByLabel('Nome da publicidade')).toHaveValue(name)
  await expect(wizard.getByLabel('Data de fim')).toHaveValue(dayFromNow(9))
  await expect(wizard.getByLabel('Descrição')).toHaveValue('Um mês de teste para novas empresas.')
  await button(wizard, 'Avançar').click()
  await expect(wizard.getByRole('img', { name })).toBeVisible()

  await wizard.getByRole('radio', { name: 'Pix' }).check()
  await button(wizard, 'Criar').click()
  await expect(wizard.getByRole('alert')).toContainText('O pagamento está fora do ar agora.')
  await expect(wizard.getByRole('alert')).toContainText('A publicidade está salva')
  await expect(page.getByRole('heading', { name })).toBeAttached()

  // What is changed afterwards goes over what was kept.
  await button(wizard, 'Anterior').click()
  await wizard.getByLabel('Nome da publicidade').fill(`${name} revista`)
  await button(wizard, 'Avançar').click()
  await wizard.getByRole('radio', { name: 'Boleto' }).check()
  await button(wizard, 'Criar').click()
  await expect(wizard.getByRole('alert')).toContainText('fora do ar')
  await button(wizard, 'Tentar de novo').click()
  await expect(page).toHaveURL('/about')
  expect(payments).toEqual([{ metodo: 'Pix' }, { metodo: 'Boleto' }, { metodo: 'Boleto' }])
  expect(made).toHaveLength(1)

  await openPage(page, `/supplier/profile?pagina=${vendorId}&aba=publicidades`)
  await expect(page.getByRole('heading', { name: `${name} revista` })).toBeVisible()
  await expect(button(page, `Excluir: ${name} revista`)).toHaveCount(1)
})

test('an advertisement is changed, paid later and deleted', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503/)
  await openPanel(page)
  await answerPayments(page, [{ error: 'O pagamento está fora do ar agora.' }, '/about'])
  const name = newName()
  const wizard = await openWizard(page)
  await fillDetails(wizard, name)
  // A click beside it does not lose what was typed.
  await page.keyboard.press('Escape')
  const question = dialogNamed(page, 'Descartar alterações')
  await button(question, 'Não').click()
  await button(wizard, 'Avançar').click()
  await wizard.getByRole('radio', { name: 'Cartão' }).check()
  await button(wizard, 'Criar').click()
  await expect(wizard.getByRole('alert')).toContainText('fora do ar')
  await page.keyboard.press('Escape')
  await expect(wizard).toBeHidden()

  await button(page, `Editar: ${name}`).click()
  const form = dialogNamed(page, 'Editar publicidade')
  await form.getByLabel('Descrição').fill('Dois meses de teste.')
  await button(form, 'Salvar').click()
  await expect(page.getByText('Publicidade salva.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(
    'Dois meses de teste.',
  )

  const pay = page.getByRole('button', { name: new RegExp(`[Pp]agar.*: ${name}`) })
  await pay.click()
  const payment = dialogNamed(page, 'Pagar publicidade')
  await payment.getByRole('radio', { name: 'Pix' }).check()
  await button(payment, 'Ir para o pagamento').click()
  await expect(page).toHaveURL('/about')
  await page.goBack()

  await button(page, `Excluir: ${name}`).click()
  await button(dialogNamed(page, 'Excluir publicidade'), 'Excluir publicidade').click()
  await expect(page.getByText('Nenhuma publicidade ainda')).toBeVisible()
  await expect(button(page, 'Nova publicidade')).toBeFocused()
})

test('who makes an advertisement as their session ends logs in and goes on', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/401/)
  const { login } = await openPanel(page)
  const { wizard, name } = await openPaymentStep(page)
  await wizard.getByRole('radio', { name: 'Pix' }).check()
  await endSession(page)
  await button(wizard, 'Criar').click()
  await expect(dialogNamed(page, 'Entre na sua conta')).toContainText('Sua sessão terminou')
  await logInHere(page, login.user.email)
  await expect(wizard.getByRole('radio', { name: 'Pix' })).toBeChecked()
  await button(wizard, 'Anterior').click()
  await expect(wizard.getByLabel('Nome da publicidade')).toHaveValue(name)
  await button(wizard, 'Avançar').click()
  await button(wizard, 'Criar').click()
  await expect(page).toHaveURL(/\/payment\/checkout\//)
})

test('the advertisements of a page are accessible', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/503/)
  await openPanel(page)
  await answerPayments(page, [{ error: 'O pagamento está fora do ar agora.' }])
  await page.getByText('Como funciona').click()
  await expect(page.getByRole('rowheader', { name: 'Em análise' })).toBeVisible()
  const name = newName()
  const wizard = await openWizard(page)
  await expectAccessible(page)
  await fillDetails(wizard, name)
  await button(wizard, 'Avançar').click()
  await expect(wizard.getByText('R$ 59,28')).toBeVisible()
  await expectWholeAtEveryWidth(page)
  await wizard.getByRole('radio', { name: 'Pix' }).check()
  await button(wizard, 'Criar').click()
  await expect(wizard.getByRole('alert')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expectWholeAtEveryWidth(page)
})

test('what is paid is approved by an Admin, shown, and taken off', async ({
  page,
  visitor: desk,
}) => {
  const { vendorId } = await openPanel(page)
  const { wizard, name } = await openPaymentStep(
    page,
    `Um mês grátis para escritórios de contabilidade ${randomUUID().slice(0, 8)}`,
  )
  await wizard.getByRole('radio', { name: 'Pix' }).check()
  await button(wizard, 'Criar').click()
  await expect(page).toHaveURL(/\/payment\/checkout\//)
  await button(page, 'Aprovar').click()
  await expect(page).toHaveURL(/\/payment\/success/)
  await openPage(page, `/supplier/profile?pagina=${vendorId}&aba=publicidades`)
  const item = page.getByRole('listitem').filter({ hasText: name })
  await expect(item).toContainText('Em análise')

  await enterAs(desk, await demoLogin(desk.request, DEMO.admin))
  await openPage(desk, `/admin/advertisements?search=${encodeURIComponent(name)}`)
  await expect(desk.getByText('1 publicidade', { exact: true })).toBeVisible()
  await desk.setViewportSize({ width: 1440, height: 900 })
  const isRead = await desk.getByText(name, { exact: true }).evaluate((element) => {
    const right = element.closest('th')?.getBoundingClientRect().right ?? 0
    return [...element.getClientRects()].every((line) => line.right <= right)
  })
  expect(isRead).toBe(true)
  await expectWholeAtEveryWidth(desk)
  await button(desk, `Mais sobre ${name}`).click()
  await button(desk, `Aprovar ${name}`).click()
  await button(dialogNamed(desk, 'Aprovar publicidade'), 'Aprovar publicidade').click()
  await expect(desk.getByText('Publicidade aprovada.')).toBeVisible()

  const ad = page.getByRole('link', { name: `${name} · Prumo Sistemas` })
  await openPage(page, '/about')
  await expect(page.getByRole('complementary', { name: 'Publicidade', exact: true })).toContainText(
    'Publicidade',
  )
  await ad.click()
  await expect(page).toHaveURL(`/supplier/details/${vendorId}`)

  await chooseOption(desk, name, 'Retirar do ar')
  const reason = dialogNamed(desk, 'Retirar publicidade do ar')
  await reason.getByRole('textbox', { name: 'Motivo' }).fill('O texto promete demais.')
  await button(reason, 'Retirar publicidade do ar').click()
  await expect(desk.getByText('Publicidade retirada do ar.')).toBeVisible()
  await openPage(page, '/about')
  await expect(ad).toHaveCount(0)

  await openPage(page, `/supplier/profile?pagina=${vendorId}&aba=publicidades`)
  await expect(item).toContainText('Motivo: O texto promete demais.')
  await button(page, `Corrigir: ${name}`).click()
  const form = dialogNamed(page, 'Editar publicidade')
  await form.getByLabel('Descrição').fill('Teste por um mês.')
  await button(form, 'Salvar e enviar para análise').click()
  await expect(page.getByText('Publicidade enviada para análise.')).toBeVisible()
  await expect(item).toContainText('Em análise')
})
