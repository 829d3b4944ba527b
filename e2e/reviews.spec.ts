import type { Locator } from '@playwright/test'
import { enterAs, logInHere, newAccount, XSRF } from './accounts.ts'
import { expect, expectAccessible, expectWholeAtEveryWidth, openPage, test } from './fixtures.ts'
import { button, dialogNamed, labelled } from './parts.ts'
import {
  answerReview,
  asAdmin,
  asAnother,
  asOwner,
  asReviewer,
  cardOf,
  endSession,
  expectAverage,
  newCompany,
  pageOf,
  rate,
  report,
} from './reviews.ts'

const THANKS = 'Obrigado! Sua avaliação foi publicada.'
const OWN_COMPANY = 'Você não pode avaliar a própria empresa. Você administra esta página.'

test('a visitor logs in on the way, comes back and rates', async ({ page }) => {
  const company = await newCompany(page.request)
  const { user } = await asReviewer(page.request)
  await openPage(page, pageOf(company))
  await expectAverage(page, '0,0', 0)
  await button(page, 'Avaliar').click()
  await expect(dialogNamed(page, 'Entre na sua conta')).toContainText(company.name)
  await logInHere(page, user.email)
  await expect(page).toHaveURL(pageOf(company))

  const dialog = dialogNamed(page, `Avaliar ${company.name}`)
  const stars = dialog.getByRole('radiogroup', { name: 'Sua nota' })
  await expect(stars.getByRole('radio')).toHaveCount(5)
  await expect(stars.getByRole('radio', { name: '1 estrela' })).toBeFocused()
  const comment = labelled(dialog, 'Comentário (opcional)')
  await expect(comment).toHaveAccessibleDescription(/Max 500 caracteres/)

  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v1/comment')) sent++
  })
  await comment.fill('a'.repeat(501))
  await button(dialog, 'Enviar avaliação').click()
  await expect(stars).toHaveAccessibleDescription('Escolha de 1 a 5 estrelas.')
  await expect(stars.getByRole('radio', { name: '1 estrela' })).toBeFocused()
  await expect(comment).toHaveAccessibleDescription(/Use até 500 caracteres\./)
  await expect(comment).toHaveAccessibleDescription(/501\/500/)
  await expectAccessible(page)
  expect(sent).toBe(0)

  await comment.fill('😀'.repeat(251))
  await expect(comment).toHaveAccessibleDescription(/251\/500/)
  await comment.fill('Do orçamento à entrega, tudo em um lugar.')
  await stars.getByRole('radio', { name: '1 estrela' }).focus()
  await page.keyboard.press('Space')
  for (let star = 1; star < 4; star++) await page.keyboard.press('ArrowRight')
  await expect(stars.getByRole('radio', { name: '4 estrelas' })).toBeChecked()
  await button(dialog, 'Enviar avaliação').click()
  await expect(page.getByText(THANKS)).toBeVisible()
  await expect(dialog).toBeHidden()
  const loading = page.getByRole('status', { name: 'Carregamento' })
  await expect(loading).toHaveAttribute('data-loading', 'true')

  const card = cardOf(page, `${user.firstName} ${user.lastName}`)
  await expect(card).toContainText('Do orçamento à entrega, tudo em um lugar.')
  await expect(card).toContainText('Sua avaliação')
  await expectAverage(page, '4,0', 1)
  await expect(loading).toHaveAttribute('data-loading', 'false')
  await expect(button(page, 'Atualizar avaliação')).toBeVisible()
  await page.reload()
  await expectAverage(page, '4,0', 1)
  await expect(card).toBeVisible()
})

test('a review is updated and deleted, and the average follows', async ({ page }) => {
  const company = await newCompany(page.request)
  const login = await asReviewer(page.request)
  await rate(page.request, login, company, { rating: 4, comment: 'Bom.' })
  await rate(page.request, await asAnother(page.request), company, { rating: 2 })
  await enterAs(page, login)
  await openPage(page, pageOf(company))
  await expectAverage(page, '3,0', 2)
  const section = page.getByRole('region', { name: 'Avaliações' })
  await expect(section.getByText('1 pessoa deixou só a nota, sem comentário.')).toBeVisible()

  await button(page, 'Atualizar avaliação').click()
  const dialog = dialogNamed(page, 'Atualizar avaliação')
  const comment = labelled(dialog, 'Comentário (opcional)')
  await expect(dialog.getByRole('radio', { name: '4 estrelas' })).toBeChecked()
  await expect(comment).toHaveValue('Bom.')
  await dialog.getByRole('radio', { name: '2 estrelas' }).check()
  await comment.fill('Já foi melhor.')
  // What was typed outlives a dialog that was closed.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button(page, 'Atualizar avaliação')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(comment).toHaveValue('Já foi melhor.')
  await button(dialog, 'Atualizar').click()
  await expectAverage(page, '2,0', 2)
  await expect(section).toContainText('Já foi melhor.')

  await button(page, 'Atualizar avaliação').click()
  await button(dialog, 'Excluir avaliação').click()
  const question = dialogNamed(page, 'Excluir avaliação')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(comment).toHaveValue('Já foi melhor.')
  await button(dialog, 'Excluir avaliação').click()
  await button(question, 'Excluir avaliação').click()
  await expect(page.getByText('Avaliação excluída.')).toBeVisible()
  await expectAverage(page, '2,0', 1)
  await expect(section.getByRole('article')).toHaveCount(0)
  await expect(button(page, 'Avaliar')).toBeFocused()
})

test('what fails loses nothing, and what waits for moderation says so', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503/)
  const company = await newCompany(page.request)
  await enterAs(page, await asReviewer(page.request))
  await openPage(page, pageOf(company))
  await button(page, 'Avaliar').click()
  const dialog = dialogNamed(page, `Avaliar ${company.name}`)
  const comment = labelled(dialog, 'Comentário (opcional)')
  await dialog.getByRole('radio', { name: '5 estrelas' }).check()
  await comment.fill('Recomendo.')
  await page.route('**/v1/comment', (route) =>
    route.fulfill({ status: 503, json: { error: 'Volte em instantes.' } }),
  )
  await button(dialog, 'Enviar avaliação').click()
  await expect(dialog.getByRole('alert')).toHaveText('Volte em instantes.')
  await expect(comment).toHaveValue('Recomendo.')
  await expect(dialog.getByRole('radio', { name: '5 estrelas' })).toBeChecked()

  const prazo = '2026-12-01T15:00:00.000Z'
  const review = { _id: company.id, rating: 5, comment: 'Recomendo.', status: 'pending', prazo }
  const message = 'Sua avaliação aguarda moderação.'
  await page.route('**/v1/comment/mine?*', (route) =>
    route.fulfill({ json: { data: { review, canReview: true, canReply: false, reason: '' } } }),
  )
  await page.route('**/v1/comment', (route) =>
    route.fulfill({ json: { data: { review, status: 'pending' }, message } }),
  )
  await button(dialog, 'Enviar avaliação').click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Avisos').getByText(message)).toBeVisible()
  await expect(page.getByRole('main').getByText(message)).toContainText('decide até 1 dez 2026')
  await expectAverage(page, '0,0', 0)
})

test('who rates, deletes or reports as a session ends logs in and goes on', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/401/)
  const company = await newCompany(page.request)
  const login = await asReviewer(page.request)
  const another = await asAnother(page.request)
  await rate(page.request, another, company, { rating: 2, comment: 'Sem mais.' })
  await enterAs(page, login)
  await openPage(page, pageOf(company))
  await button(page, 'Avaliar').click()
  const dialog = dialogNamed(page, `Avaliar ${company.name}`)
  const comment = labelled(dialog, 'Comentário (opcional)')
  await comment.fill('Levei tempo para escrever isto.')
  await dialog.getByRole('radio', { name: '3 estrelas' }).check()
  await endSession(page)
  await button(dialog, 'Enviar avaliação').click()
  const entry = dialogNamed(page, 'Entre na sua conta')
  await expect(entry).toContainText('o que você escreveu continua aqui')
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await expect(comment).toHaveValue('Levei tempo para escrever isto.')
  await button(dialog, 'Enviar avaliação').click()
  await logInHere(page, login.user.email)
  await expect(comment).toHaveValue('Levei tempo para escrever isto.')
  await button(dialog, 'Enviar avaliação').click()
  await expect(page.getByText(THANKS)).toBeVisible()

  await button(page, 'Atualizar avaliação').click()
  await button(dialogNamed(page, 'Atualizar avaliação'), 'Excluir avaliação').click()
  const question = dialogNamed(page, 'Excluir avaliação')
  await endSession(page)
  await button(question, 'Excluir avaliação').click()
  await logInHere(page, login.user.email)
  await button(question, 'Excluir avaliação').click()
  await expect(page.getByText('Avaliação excluída.')).toBeVisible()

  const author = `${another.user.firstName} ${another.user.lastName}`
  const card = cardOf(page, author)
  await button(card, `Opções da avaliação de ${author}`).click()
  await button(card, 'Denunciar').click()
  const reporting = dialogNamed(page, 'Denunciar avaliação')
  await labelled(reporting, 'Detalhes (opcional)').fill('Não é cliente.')
  await reporting.getByRole('radio', { name: 'É falsa ou enganosa' }).check()
  await endSession(page)
  await button(reporting, 'Denunciar').click()
  await logInHere(page, login.user.email)
  await expect(labelled(reporting, 'Detalhes (opcional)')).toHaveValue('Não é cliente.')
  await button(reporting, 'Denunciar').click()
  await expect(page.getByText('Denúncia enviada. Obrigado por avisar.')).toBeVisible()
})

test('who answers as a session ends logs in and goes on', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/401/)
  const company = await newCompany(page.request)
  const owner = await asOwner(page.request)
  const reviewer = await asReviewer(page.request)
  await rate(page.request, reviewer, company, { rating: 3, comment: 'Sem mais.' })
  await enterAs(page, owner)
  await openPage(page, pageOf(company))
  const card = cardOf(page, `${reviewer.user.firstName} ${reviewer.user.lastName}`)
  await card.getByRole('button').click()
  await button(card, 'Responder').click()
  const dialog = dialogNamed(page, 'Responder avaliação')
  await labelled(dialog, 'Resposta').fill('Obrigado pela visita.')
  await endSession(page)
  await button(dialog, 'Publicar resposta').click()
  await logInHere(page, owner.user.email)
  await expect(labelled(dialog, 'Resposta')).toHaveValue('Obrigado pela visita.')
  await button(dialog, 'Publicar resposta').click()
  await expect(page.getByText('Resposta publicada.')).toBeVisible()

  await card.getByRole('button').click()
  await button(card, 'Excluir resposta').click()
  const question = dialogNamed(page, 'Excluir resposta')
  await endSession(page)
  await button(question, 'Excluir resposta').click()
  await logInHere(page, owner.user.email)
  await button(question, 'Excluir resposta').click()
  await expect(page.getByText('Resposta excluída.')).toBeVisible()
})

test('somebody of the company who logs in to rate is told why they may not', async ({ page }) => {
  const company = await newCompany(page.request, 'Prumo')
  await openPage(page, pageOf(company))
  await button(page, 'Avaliar').click()
  await logInHere(page, (await asOwner(page.request)).user.email)
  await expect(page.getByLabel('Avisos').getByRole('status')).toHaveText(OWN_COMPANY)
  await expect(page.getByRole('button', { name: /^(Avaliar|Contestar)/ })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an answer and a report outlive their dialogs, each of its review', async ({ page }) => {
  const company = await newCompany(page.request)
  const [reviewer, another] = [await asReviewer(page.request), await asAnother(page.request)]
  await rate(page.request, reviewer, company, { rating: 3, comment: 'Sem mais.' })
  await rate(page.request, another, company, { rating: 5, comment: 'Sem mais.' })
  await enterAs(page, await asOwner(page.request))
  await openPage(page, pageOf(company))
  const [one, other] = [reviewer, another].map(({ user }) =>
    cardOf(page, `${user.firstName} ${user.lastName}`),
  )
  const open = async (card: Locator | undefined, deed: string) => {
    await card?.getByRole('button').click()
    if (card) await button(card, deed).click()
  }
  const answer = labelled(dialogNamed(page, 'Responder avaliação'), 'Resposta')
  await open(one, 'Responder')
  await answer.fill('Resposta à primeira.')
  await page.keyboard.press('Escape')
  await expect(answer).toBeHidden()
  await open(other, 'Responder')
  await expect(answer).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(answer).toBeHidden()
  await open(one, 'Responder')
  await expect(answer).toHaveValue('Resposta à primeira.')
  await page.keyboard.press('Escape')

  const reporting = dialogNamed(page, 'Denunciar avaliação')
  await open(one, 'Denunciar')
  await reporting.getByRole('radio', { name: 'Outro motivo' }).check()
  await labelled(reporting, 'Detalhes').fill('Nunca foi cliente.')
  await page.mouse.click(5, 5)
  await expect(reporting).toBeHidden()
  await open(one, 'Denunciar')
  await expect(labelled(reporting, 'Detalhes')).toHaveValue('Nunca foi cliente.')
  await expect(reporting.getByRole('radio', { name: 'Outro motivo' })).toBeChecked()
})

test('a review can be reported though nothing is known of one’s own', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503/)
  const company = await newCompany(page.request)
  await rate(page.request, await asAnother(page.request), company, {
    rating: 1,
    comment: 'Sem mais.',
  })
  await page.route('**/v1/comment/mine?*', (route) =>
    route.fulfill({ status: 503, json: { error: 'Volte já.' } }),
  )
  await enterAs(page, await asReviewer(page.request))
  await openPage(page, pageOf(company))
  const card = page.getByRole('region', { name: 'Avaliações' }).getByRole('article')
  await card.getByRole('button').click()
  await button(card, 'Denunciar').click()
  const dialog = dialogNamed(page, 'Denunciar avaliação')
  await dialog.getByRole('radio', { name: 'É propaganda' }).check()
  await button(dialog, 'Denunciar').click()
  await expect(page.getByText('Denúncia enviada. Obrigado por avisar.')).toBeVisible()
})

test('nobody rates their own company, which answers once', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/409/)
  const company = await newCompany(page.request)
  const owner = await asOwner(page.request)
  const reviewer = await asReviewer(page.request)
  const another = await asAnother(page.request)
  await rate(page.request, reviewer, company, { rating: 3, comment: 'Falta um aplicativo.' })
  const secondId = await rate(page.request, another, company, { rating: 5, comment: 'Sem mais.' })
  await enterAs(page, owner)
  await openPage(page, pageOf(company))
  await expect(page.getByText('Você pode editar esta página')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Avaliar|Atualizar|Contestar)/ })).toHaveCount(0)
  await expect(page.getByText(OWN_COMPANY)).toHaveCount(0)

  const author = `${reviewer.user.firstName} ${reviewer.user.lastName}`
  const card = cardOf(page, author)
  const options = button(card, `Opções da avaliação de ${author}`)
  await options.click()
  await button(card, 'Responder').click()
  const dialog = dialogNamed(page, 'Responder avaliação')
  await button(dialog, 'Publicar resposta').click()
  await expect(labelled(dialog, 'Resposta')).toHaveAccessibleDescription(/Escreva a resposta\./)
  await expect(labelled(dialog, 'Resposta')).toBeFocused()
  await expectAccessible(page)
  await labelled(dialog, 'Resposta').fill('O aplicativo chega em março.')
  await button(dialog, 'Publicar resposta').click()
  await expect(page.getByText('Resposta publicada.')).toBeVisible()
  await expect(card).toContainText(`Resposta de ${company.name}`)
  await expect(card).toContainText('O aplicativo chega em março.')
  await expect(options).toBeFocused()
  await options.click()
  await expect(button(card, 'Responder')).toHaveCount(0)
  await button(card, 'Excluir resposta').click()
  await button(dialogNamed(page, 'Excluir resposta'), 'Excluir resposta').click()
  await expect(page.getByText('Resposta excluída.')).toBeVisible()
  await expect(card).not.toContainText('O aplicativo chega em março.')

  const other = cardOf(page, `${another.user.firstName} ${another.user.lastName}`)
  await other.getByRole('button').click()
  await button(other, 'Responder').click()
  await labelled(dialog, 'Resposta').fill('Obrigado pelas cinco estrelas!')
  await answerReview(page.request, owner, secondId, 'Respondida por um colega.')
  await button(dialog, 'Publicar resposta').click()
  await expect(dialog.getByRole('alert')).toHaveText('Esta avaliação já foi respondida.')
  await expect(labelled(dialog, 'Resposta')).toHaveValue('Obrigado pelas cinco estrelas!')
  await button(dialog, 'Cancelar').click()
  await expect(other).toContainText('Respondida por um colega.')
})

test('scripts in names, comments and answers never run', async ({ page }) => {
  const attacks = [
    '<script>window.attacked = 1</script>',
    '<img src=x onerror="window.attacked = 1">',
    '"><svg onload=window.attacked=1>',
    "</script><script>window.attacked='1'</script>",
    '{{constructor.constructor("window.attacked=1")()}}',
    '[x](javascript:window.attacked=1)',
  ]
  const text = attacks.join('\n')
  const company = await newCompany(page.request, '<img src=x onerror=window.attacked=1>')
  const owner = await asOwner(page.request)
  const reviewer = await newAccount(page.request)
  const names = { firstName: attacks[1] ?? '', lastName: attacks[0] ?? '' }
  const renamed = await page.request.post('/v1/login/alter', {
    headers: { ...XSRF, token: reviewer.token },
    multipart: {
      ...names,
      email: reviewer.user.email,
      plataformName: reviewer.user.plataformName,
      phoneNumber: '',
      company: '',
      position: '"><svg onload=window.attacked=1>',
      about: '',
    },
  })
  expect(renamed.ok(), await renamed.text()).toBe(true)
  const id = await rate(page.request, reviewer, company, { rating: 1, comment: text })
  await answerReview(page.request, owner, id, text)

  await enterAs(page, owner)
  await openPage(page, pageOf(company))
  const card = page.getByRole('region', { name: 'Avaliações' }).getByRole('article')
  await expect(card.getByRole('heading')).toHaveText(`${names.firstName} ${names.lastName}`)
  for (const attack of attacks) await expect(card.getByText(attack).first()).toBeVisible()
  await expect(card.locator('img, script')).toHaveCount(0)
  await card.getByRole('button').click()
  await button(card, 'Denunciar').click()
  await expect(dialogNamed(page, 'Denunciar avaliação')).toContainText(attacks[1] ?? '')
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)

  await report(page.request, owner, id, text.slice(0, 250))
  await enterAs(page, await asAdmin(page.request))
  await openPage(page, `/admin/reviews?${new URLSearchParams({ search: company.name })}`)
  await expect(page.getByRole('article')).toContainText(attacks[0] ?? '')
  await expect(page.getByRole('article').locator('img, script')).toHaveCount(0)
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
})

test('all reviews come in pages, can be tried again, and close one thing at a time', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503/)
  const { data } = await (await page.request.get('/v1/software/searchMelhores')).json()
  const [offer] = data
  await openPage(page, `/software/details/${offer._id}`)
  await page.route('**/v1/comments?*', (route) =>
    route.fulfill({ status: 503, json: { error: 'Volte já.' } }),
  )
  await button(page, 'Visualizar todas as avaliações').click()
  const dialog = dialogNamed(page, `Avaliações de ${offer.name}`)
  await expect(dialog.getByText('Não foi possível carregar a lista.')).toBeVisible()
  await page.unroute('**/v1/comments?*')
  await button(dialog, 'Tentar de novo').click()
  const options = dialog.getByRole('button', { name: /^Opções da avaliação/ }).first()
  await options.click()
  await expect(button(dialog, 'Denunciar')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(dialog, 'Denunciar')).toBeHidden()
  await expect(options).toBeFocused()
  await page.keyboard.press('Enter')
  await button(dialog, 'Denunciar').click()
  const login = dialogNamed(page, 'Entre na sua conta')
  await expect(login).toContainText('Entre ou cadastre-se para denunciar uma avaliação.')
  await page.keyboard.press('Escape')
  await expect(login).toBeHidden()
  await expect(dialog).toBeVisible()

  // The next ones come after the last that is there, whatever was written meanwhile.
  const cards = dialog.getByRole('article')
  await expect(cards).toHaveCount(20)
  const asked = page.waitForResponse('**/v1/comments?*')
  await button(dialog, 'Carregar mais').click()
  const answered = await asked
  expect(new URL(answered.url()).searchParams.get('after')).toBeTruthy()
  const { result } = (await answered.json()).data
  await expect(cards).toHaveCount(20 + result.length)

  // What is the same for everybody stays as it is when somebody logs in.
  await options.click()
  await button(dialog, 'Denunciar').click()
  await logInHere(page, (await asReviewer(page.request)).user.email)
  const reporting = dialogNamed(page, 'Denunciar avaliação')
  await expect(reporting.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(reporting).toBeHidden()
  await expect(options).toBeFocused()
  await expect(cards).toHaveCount(20 + result.length)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('long words fit, and the dialogs are accessible, at every width', async ({ page }) => {
  const company = await newCompany(page.request, 'Supercalifragilístico'.repeat(4))
  const owner = await asOwner(page.request)
  const login = await asReviewer(page.request)
  const long = `${'palavra-sem-fim'.repeat(20)} `.repeat(2).slice(0, 499)
  const id = await rate(page.request, login, company, { rating: 2, comment: long })
  await answerReview(page.request, owner, id, long)
  await enterAs(page, login)
  await openPage(page, pageOf(company))
  await expect(page.getByRole('article').getByText('Sua avaliação')).toBeVisible()
  await expectWholeAtEveryWidth(page)
  await button(page, 'Atualizar avaliação').click()
  await expect(dialogNamed(page, 'Atualizar avaliação').getByRole('radiogroup')).toBeVisible()
  await expectWholeAtEveryWidth(page)
})
