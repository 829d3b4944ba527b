import type { APIRequestContext, Page } from '@playwright/test'
import { enterAs, type Login, logInHere, newAccount, XSRF } from './accounts.ts'
import { confirmCompany } from './companies.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectWholeAtEveryWidth,
  openPage,
  test,
  WIDTHS,
} from './fixtures.ts'
import { button, dialogNamed, field, labelled } from './parts.ts'
import {
  asAdmin,
  asAnother,
  asOwner,
  asReviewer,
  type Company,
  cardOf,
  endSession,
  expectAverage,
  hide,
  newCompany,
  pageOf,
  rate,
  report,
} from './reviews.ts'

/** Of the queue, the reviews of one page: other tests have theirs there. */
const queueOf = ({ name }: Company, queue = '') =>
  `/admin/reviews?${new URLSearchParams({ ...(queue && { queue }), search: name })}`
const decision = (page: Page, name: string) =>
  page.getByRole('article').getByRole('button', { name: new RegExp(`^${name}:`) })

/** The way to them from any page, without reading it again. */
async function searchQueue(page: Page, { name }: Company) {
  await page.getByRole('button', { name: 'Menu da conta' }).click()
  await page.getByRole('link', { name: 'Administração' }).click()
  await page
    .getByRole('navigation', { name: 'Administração' })
    // How many wait stands behind it.
    .getByRole('link', { name: /^Avaliações/ })
    .click()
  await expect(page).toHaveURL('/admin/reviews')
  const search = page.getByRole('searchbox', { name: 'Pesquise por texto, autor ou página' })
  await search.fill(name)
  await search.press('Enter')
  await expect(page).toHaveURL(/\?search=/)
}

test('a report reaches the Admins, who hide the review, hear its author and restore it', async ({
  page,
  visitor,
}) => {
  const company = await newCompany(page.request)
  const reviewer = await asReviewer(page.request)
  const another = await asAnother(page.request)
  const said = { rating: 1, comment: 'Fale com a Joana: 99999.' }
  const id = await rate(page.request, reviewer, company, said)
  const author = `${reviewer.user.firstName} ${reviewer.user.lastName}`
  await openPage(page, pageOf(company))
  await expectAverage(page, '1,0', 1)

  const card = cardOf(page, author)
  await button(card, `Opções da avaliação de ${author}`).click()
  await button(card, 'Denunciar').click()
  await logInHere(page, another.user.email)
  const dialog = dialogNamed(page, 'Denunciar avaliação')
  const reasons = dialog.getByRole('radiogroup')
  const send = button(dialog, 'Denunciar')
  await send.click()
  await expect(reasons).toHaveAccessibleDescription('Escolha o motivo.')
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await dialog.getByRole('radio', { name: 'Outro motivo' }).check()
  await send.click()
  await expect(labelled(dialog, 'Detalhes')).toHaveAccessibleDescription(
    /Conte o que há de errado com esta avaliação\./,
  )
  await expectAccessible(page)
  await labelled(dialog, 'Detalhes').fill('Diz o telefone de uma pessoa.')
  await send.click()
  await expect(page.getByText('Denúncia enviada. Obrigado por avisar.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(button(card, `Opções da avaliação de ${author}`)).toBeFocused()

  await enterAs(page, await asAdmin(page.request))
  await openPage(page, '/')
  await searchQueue(page, company)
  const found = page.getByRole('article')
  await expect(found).toHaveCount(1)
  await expect(found.getByRole('heading', { level: 2 })).toHaveText(company.name)
  await expect(found).toContainText('Fale com a Joana: 99999.')
  await expect(found).toContainText(reviewer.user.email)
  const reports = found.getByRole('list', { name: 'Denúncias' })
  await expect(reports.getByRole('listitem')).toHaveText(
    /^Outro motivoDiz o telefone de uma pessoa\..+ · \d+ \p{L}{3} \d{4}, \d{2}:\d{2}$/u,
  )
  await expect(
    reports.getByRole('link', { name: `${another.user.firstName} ${another.user.lastName}` }),
  ).toHaveAttribute('href', `/usuario/perfil/${another.user._id}`)
  await expectAccessible(page)

  await decision(page, 'Ocultar').click()
  const hiding = dialogNamed(page, 'Ocultar avaliação')
  await button(hiding, 'Ocultar avaliação').click()
  await expect(field(hiding, 'Motivo')).toHaveAccessibleDescription(
    /Escreva o motivo com ao menos 5 caracteres\./,
  )
  await field(hiding, 'Motivo').fill('Expõe um telefone.')
  await page.keyboard.press('Escape')
  await expect(hiding).toBeHidden()
  await decision(page, 'Ocultar').click()
  await expect(field(hiding, 'Motivo')).toHaveValue('Expõe um telefone.')
  await button(hiding, 'Ocultar avaliação').click()
  await expect(page.getByText('Avaliação ocultada.')).toBeVisible()
  await expect(page.getByText(/^Nada encontrado/)).toBeVisible()
  await openPage(page, pageOf(company))
  await expectAverage(page, '0,0', 0)
  await expect(page.getByText('Ainda não há avaliações')).toBeVisible()

  await enterAs(visitor, reviewer)
  await openPage(visitor, `/recorrer/${id}`)
  await expect(visitor.getByText('Motivo: Expõe um telefone.')).toBeVisible()
  const why = labelled(visitor, 'Por que a decisão deve mudar?')
  await why.fill('O número é do suporte, e está no site da empresa.')
  await expectWholeAtEveryWidth(visitor)
  await button(visitor, 'Enviar recurso').click()
  await expect(visitor.getByText('Espera a decisão')).toBeVisible()
  await expect(why).toHaveCount(0)

  await openPage(page, queueOf(company))
  await page.getByRole('link', { name: 'Ocultas' }).click()
  await expect(page).toHaveURL(/queue=hidden/)
  await expect(page.getByRole('link', { name: 'Ocultas' })).toHaveAttribute('aria-current', 'page')
  await expect(found.getByRole('list', { name: 'Histórico' })).toContainText(
    /ocultou a avaliação.*Expõe um telefone\./,
  )
  await expect(reports).toContainText('resolvida')
  await decision(page, 'Restaurar').click()
  const question = dialogNamed(page, 'Restaurar avaliação')
  await button(question, 'Não').click()
  await expect(question).toBeHidden()
  await decision(page, 'Restaurar').click()
  await button(question, 'Restaurar avaliação').click()
  await expect(page.getByText('Avaliação restaurada.')).toBeVisible()
  await expect(found).toHaveCount(0)
  await openPage(page, pageOf(company))
  await expectAverage(page, '1,0', 1)
  await expect(card).toContainText('Fale com a Joana: 99999.')
})

test('of two Admins the second is told what the first decided', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/409/)
  const company = await newCompany(page.request)
  const admin = await asAdmin(page.request)
  const another = await asAnother(page.request)
  const reviewer = await asReviewer(page.request)
  const kept = await rate(page.request, reviewer, company, { rating: 1, comment: 'Ruim.' })
  await report(page.request, another, kept)
  await enterAs(page, admin)
  await openPage(page, queueOf(company))
  await decision(page, 'Manter').click()
  await hide(page.request, admin, kept, 'Ofende.')
  await button(dialogNamed(page, 'Manter avaliação'), 'Manter avaliação').click()
  await expect(page.getByText('Esta avaliação já foi ocultada.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const second = await rate(page.request, another, company, { rating: 2 })
  await openPage(page, queueOf(company, 'all'))
  await expect(page.getByRole('article')).toHaveCount(2)
  const mine = page.getByRole('article').filter({ hasText: another.user.email })
  await mine.getByRole('button', { name: /^Ocultar:/ }).click()
  const hiding = dialogNamed(page, 'Ocultar avaliação')
  await field(hiding, 'Motivo').fill('Mente.')
  await hide(page.request, admin, second, 'Anuncia.')
  await button(hiding, 'Ocultar avaliação').click()
  const alerts = page.getByRole('region', { name: 'Avisos' })
  await expect(alerts).toContainText('Esta avaliação já foi ocultada.')
  await expect(hiding).toBeHidden()
  await expect(mine).toContainText('Oculta')

  // Both at once, by the keyboard.
  await page.getByRole('article').first().focus()
  for (const key of ['x', 'j', 'x']) await page.keyboard.press(key)
  const chosen = page.getByRole('region', { name: 'Selecionados' })
  await expect(chosen).toContainText('Seleção: 2 avaliações')
  await button(chosen, 'Restaurar').click()
  await button(dialogNamed(page, 'Restaurar 2 avaliações'), 'Restaurar 2 avaliações').click()
  await expect(page.getByText('Restaurar: feito com 2 de 2.')).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Visível' })).toHaveCount(2)
  await expect(chosen).toHaveCount(0)
})

test('an Admin whose session ends finds the reason again after logging in', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/401/)
  const company = await newCompany(page.request)
  const id = await rate(page.request, await asReviewer(page.request), company, { rating: 1 })
  await report(page.request, await asAnother(page.request), id)
  const admin = await asAdmin(page.request)
  await enterAs(page, admin)
  await openPage(page, queueOf(company))
  await decision(page, 'Ocultar').click()
  const reason = field(dialogNamed(page, 'Ocultar avaliação'), 'Motivo')
  await reason.fill('Anuncia outro produto.')
  await endSession(page)
  await button(dialogNamed(page, 'Ocultar avaliação'), 'Ocultar avaliação').click()
  await expect(page).toHaveURL('/')
  await logInHere(page, admin.user.email)
  await expect(page).toHaveURL(queueOf(company))
  await decision(page, 'Ocultar').click()
  await expect(reason).toHaveValue('Anuncia outro produto.')
})

test('what is hidden from everybody waits for nobody', async ({ page }) => {
  const company = await newCompany(page.request)
  const id = await rate(page.request, await asReviewer(page.request), company, { rating: 1 })
  await report(page.request, await asAnother(page.request), id)
  const { token } = await asOwner(page.request)
  const hidden = await page.request.post(`/v1/vendor/page/visible/${company.id}`, {
    headers: { ...XSRF, token },
    data: { visivel: false, categoria: 'pagina' },
  })
  expect(hidden.ok(), await hidden.text()).toBe(true)
  await enterAs(page, await asAdmin(page.request))
  await openPage(page, queueOf(company))
  await expect(page.getByText(/^Nada encontrado/)).toBeVisible()
  await page.getByRole('link', { name: 'Todas' }).click()
  await expect(page.getByRole('article')).toContainText('Página fora do ar')
  await expect(page.getByRole('article').getByRole('link', { name: company.name })).toHaveCount(0)
})

test('what is reported and in order is kept', async ({ page }) => {
  const company = await newCompany(page.request)
  const id = await rate(page.request, await asReviewer(page.request), company, { rating: 1 })
  await report(page.request, await asAnother(page.request), id, 'Não gostei.')
  await enterAs(page, await asAdmin(page.request))
  await openPage(page, queueOf(company))
  await decision(page, 'Manter').click()
  await button(dialogNamed(page, 'Manter avaliação'), 'Manter avaliação').click()
  await expect(page.getByText('Avaliação mantida.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await openPage(page, pageOf(company))
  await expectAverage(page, '1,0', 1)
})

test('what is long in the queue is cut below a whole line, and read whole when asked for', async ({
  page,
}) => {
  const company = await newCompany(page.request)
  // Who reviews much waits, and the queue says why.
  const [one, other] = [await newAccount(page.request), await newAccount(page.request)]
  const short = await rate(page.request, one, company, { rating: 4, comment: 'Bom.' })
  const said = 'O texto é o mesmo de outra página. '.repeat(7).trim()
  await report(page.request, await asAnother(page.request), short, said)
  const long = `${'Atende bem. '.repeat(40)}Fim.`
  await rate(page.request, other, company, { rating: 3, comment: long })
  await enterAs(page, await asAdmin(page.request))
  await openPage(page, queueOf(company, 'all'))
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(2)
  const heights = () =>
    cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().height)))
  const known = cards.getByRole('button', { name: /^Ler tudo: o que se sabe/ })
  await expect(known).not.toHaveCount(0)
  const rest = cards.getByRole('button', { name: /^Ler tudo: (?!o que se sabe)/ })
  await expect(rest).toHaveCount(1)
  const before = await heights()
  /** How much of a line is cut through, in px, at the bottom of each text that is cut. */
  const halves = () =>
    cards.getByRole('button', { name: /^Ler tudo:/ }).evaluateAll((all) =>
      all.map((button) => {
        const text = button.previousElementSibling as HTMLElement
        const end = text.getBoundingClientRect().bottom
        const range = document.createRange()
        range.selectNodeContents(text)
        const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
        let most = 0
        while (nodes.nextNode()) {
          range.selectNodeContents(nodes.currentNode)
          for (const { top, bottom } of range.getClientRects())
            if (top < end) most = Math.max(most, Math.min(end - top, bottom - end))
        }
        return Math.round(most)
      }),
    )
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expect(rest).toHaveCount(1)
    await expect.poll(async () => Math.max(...(await halves())), `${width} px`).toBeLessThan(2)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(heights).toEqual(before)

  await rest.focus()
  await page.keyboard.press('Enter')
  const less = cards.getByRole('button', { name: /^Ler menos:/ })
  await expect(less).toBeFocused()
  await expect(less).toHaveAttribute('aria-expanded', 'true')
  expect(new Set(await heights()).size).toBe(2)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(rest).toBeFocused()
  expect(await heights()).toEqual(before)
})

test('no line of a card in the queue says a heading alone, nor breaks an e-mail within a word', async ({
  page,
}) => {
  const company = await newCompany(page.request)
  const author = await newAccount(page.request, 'financeiro.corporativo.exemplo.com.br')
  const points = { pontosFortes: 'É rápido. '.repeat(9), pontosFracos: 'É caro. '.repeat(9) }
  await rate(page.request, author, company, { rating: 3, comment: 'Bom.', ...points })
  await enterAs(page, await asAdmin(page.request))
  await openPage(page, queueOf(company, 'all'))
  const card = page.getByRole('article')
  const top = (text: string) =>
    card.getByText(text).evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return Math.round(range.getClientRects()[0]?.top ?? 0)
    })
  /** What each line of an e-mail says. */
  const linesOf = (email: string) =>
    card.getByText(email).evaluate((element, text) => {
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const lines = new Map<number, string>()
      let whole = ''
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        for (const [at, letter] of [...(node.textContent ?? '')].entries()) {
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const line = Math.round(range.getBoundingClientRect().top)
          lines.set(line, (lines.get(line) ?? '') + letter)
          whole += letter
        }
      }
      return whole.includes(text) ? [...lines.values()] : []
    }, email)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expect(card).toHaveCount(1)
    // Both are read while the card takes its new width.
    for (const [title, text] of [
      ['Pontos fortes', 'É rápido.'],
      ['Pontos fracos', 'É caro.'],
    ] as const)
      await expect
        .poll(async () => Math.abs((await top(title)) - (await top(text))), `${width} px`)
        .toBeLessThan(8)
    const lines = await linesOf(author.user.email)
    expect(lines).not.toHaveLength(0)
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/[@. -]$/)
  }
})

test('the queue is empty, cannot be read, has pages and is for Admins alone', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503/)
  await page.goto('/admin/reviews')
  await expect(page).toHaveURL('/')
  await enterAs(page, await asReviewer(page.request))
  await page.goto('/admin/reviews')
  await expect(page).toHaveURL('/')

  const calls = '**/v1/admin/reviews?*'
  await page.route(calls, (route) => route.fulfill({ status: 503, json: { error: 'Volte já.' } }))
  await enterAs(page, await asAdmin(page.request))
  await openPage(page, '/admin/reviews')
  await expect(page.getByText('Não foi possível carregar as avaliações.')).toBeVisible()
  await expect(page.getByText('Volte já.')).toBeVisible()
  await page.unroute(calls)
  const empty = { data: [], page: 1, totalPages: 1, total: 0 }
  await page.route(calls, (route) => route.fulfill({ json: empty }))
  await button(page, 'Tentar de novo').click()
  await expect(page.getByText('Nenhuma denúncia espera por você')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(calls)

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, '/admin/reviews?queue=all')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Próxima página' }).click()
  await expect(page).toHaveURL('/admin/reviews?queue=all&page=2')
  await openPage(page, '/admin/reviews?queue=all&page=9999')
  await expect(page).not.toHaveURL(/9999/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('who may not review contests it, an Admin agrees, and then they may', async ({
  page,
  visitor: theirs,
}) => {
  const company = await newCompany(page.request)
  await enterAs(theirs, await formerAdministrator(page.request, company))
  await openPage(theirs, pageOf(company))
  await expect(theirs.getByText('Você já administrou esta página.')).toBeVisible()
  await button(theirs, 'Contestar').click()
  const form = dialogNamed(theirs, 'Contestar')
  const text = form.getByRole('textbox', { name: 'Por que você pode avaliar?' })
  await expect(text).toBeFocused()
  await button(form, 'Enviar contestação').click()
  await expect(form.getByText('Explique com ao menos 10 caracteres.')).toBeVisible()
  await text.fill('Não sou da empresa, e uso o produto.')
  await expectAccessible(theirs)
  await button(form, 'Enviar contestação').click()
  await expect(theirs.getByText('Contestação enviada.')).toBeVisible()
  await expect(theirs.getByText('espera a conferência da nossa equipe')).toBeVisible()

  await enterAs(page, await asAdmin(page.request))
  await openPage(page, '/admin/reviews')
  // On a telephone, too, all parts of the desk are in sight, and how much waits at each.
  await page.setViewportSize({ width: 360, height: 740 })
  const parts = page.getByRole('navigation', { name: 'Filas' }).getByRole('link')
  await expect(parts).toHaveCount(5)
  for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: /^Contestações.*\d esperando$/ }).click()
  const waiting = page.getByRole('article').filter({ hasText: company.name })
  await expect(waiting).toContainText('uso o produto')
  await expectAccessible(page)
  await waiting.getByRole('button', { name: /^Aceitar:/ }).click()
  const decided = dialogNamed(page, 'Aceitar contestação')
  await decided.getByRole('textbox', { name: 'Motivo' }).fill('Conferimos o seu vínculo.')
  await button(decided, 'Aceitar contestação').click()
  await expect(page.getByText('Contestação aceita.')).toBeVisible()
  await expect(waiting).toHaveCount(0)

  await openPage(theirs, pageOf(company))
  await expect(button(theirs, 'Avaliar')).toBeVisible()
  await expect(theirs.getByText('Você já administrou esta página.')).toHaveCount(0)
})

/** Somebody who accepted to administer a page, and does so no more. */
async function formerAdministrator(request: APIRequestContext, { id }: Company): Promise<Login> {
  const [owner, former] = [await asOwner(request), await newAccount(request)]
  const call = async (login: Login, method: string, path: string, data?: object) => {
    const headers = { ...XSRF, token: login.token }
    const answer = await request.fetch(`/v1${path}`, { method, headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()).data
  }
  await confirmCompany(request, id)
  const usuarios = [former.user.email]
  await call(owner, 'POST', `/vendor/${id}/administradores`, { usuarios })
  const [invitation] = await call(former, 'GET', '/convites')
  await call(former, 'POST', `/convites/${invitation._id}/aceitar`)
  const path = `/vendor/${id}/administradores/${former.user._id}`
  await call(owner, 'PUT', path, { ativo: false })
  return former
}
