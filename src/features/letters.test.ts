import { describe, expect, it } from 'vitest'
import { type Letter, renderLetter } from '#/integrations/mail/letter.server.tsx'
import { NAME_IN_LETTER_MAX } from '#/integrations/mail/line.ts'
import { REASON_MAX } from '#/platform/refusal.ts'
import * as accounts from './accounts/letters.server.ts'
import * as secondFactor from './accounts/second-factor/letters.server.ts'
import * as invitations from './administrators/invitations/letters.server.ts'
import * as administrators from './administrators/letters.server.ts'
import * as advertising from './advertising/letters.server.ts'
import * as suggestions from './catalogue/category-suggestions/letters.server.ts'
import * as claims from './claims/letters.server.ts'
import * as confirmation from './confirmation/letters.server.ts'
import * as makers from './makers/letters.server.ts'
import * as outcomes from './outcomes/letters.server.ts'
import * as proofs from './proofs/letters.server.ts'
import * as quotes from './quotes/letters.server.ts'
import { WRITTEN_MAX } from './quotes/limits.ts'
import * as readiness from './readiness/reminders/letters.server.ts'
import * as reviewInvitations from './review-invitations/letters.server.ts'
import * as appeals from './reviews/appeals/letters.server.ts'
import * as integrity from './reviews/integrity/letters.server.ts'
import * as recourses from './reviews/recourses/letters.server.ts'
import * as testimonials from './testimonials/letters.server.ts'
import * as watches from './watches/letters.server.ts'

const URL = 'https://praca.test/x'
const NOW = new Date()
const UNTIL = '2 de dez. de 2026'
const SENDER = { operator: 'Praça', site: 'https://praca.test' }

/** Every letter, by its feature and name, with the same words wherever it has somebody's. */
const LETTERS: Record<string, (theirs: string) => Letter> = {
  'accounts.validateEmailLetter': (username) =>
    accounts.validateEmailLetter({ username, createdAt: NOW }, URL),
  'accounts.alreadyRegisteredLetter': (name) => accounts.alreadyRegisteredLetter(reader(name), URL),
  'accounts.resetPasswordLetter': (name) => accounts.resetPasswordLetter(reader(name), URL),
  'accounts.passwordChangedLetter': (name) =>
    accounts.passwordChangedLetter(reader(name), URL, true),
  'accounts.googleLetter': (name) => accounts.googleLetter(reader(name), 'linked', URL),
  'accounts.accountRemovalLetter': (name) => accounts.accountRemovalLetter(reader(name), NOW, URL),
  'accounts/second-factor.secondFactorLetter': (name) =>
    secondFactor.secondFactorLetter(reader(name), 'codeUsed', 9, URL),
  'administrators.inactivatedLetter': (name) => administrators.inactivatedLetter(member(name), URL),
  'administrators.supersededLetter': (name) => administrators.supersededLetter(member(name), URL),
  'administrators.pageMovedLetter': (name) => administrators.pageMovedLetter(member(name), URL),
  'administrators.pageReceivedLetter': (name) =>
    administrators.pageReceivedLetter(member(name), URL),
  'administrators/invitations.invitationLetter': (name) =>
    invitations.invitationLetter({ inviter: name, company: name }, URL),
  'advertising.approvedLetter': (name) => advertising.approvedLetter(advertisement(name)),
  'advertising.refusedLetter': (name) => advertising.refusedLetter(advertisement(name), name),
  'catalogue/category-suggestions.approvedLetter': (name) =>
    suggestions.approvedLetter({ firstName: name, name }, name, URL),
  'catalogue/category-suggestions.refusedLetter': (name) =>
    suggestions.refusedLetter({ firstName: name, name }, name, URL),
  'claims.confirmRequestLetter': (name) => claims.confirmRequestLetter(request(name), URL),
  'claims.accessGrantedLetter': (name) => claims.accessGrantedLetter(request(name), URL),
  'claims.accessRefusedLetter': (name) => claims.accessRefusedLetter(request(name), name, URL),
  'claims.awaitingCheckLetter': (name) => claims.awaitingCheckLetter(request(name), URL),
  'confirmation.linkLetter': (name) => confirmation.linkLetter(registrar(name), URL),
  'confirmation.awaitingLetter': (name) => confirmation.awaitingLetter(registrar(name), true, URL),
  'confirmation.confirmedLetter': (name) =>
    confirmation.confirmedLetter(registrar(name), false, URL),
  'confirmation.refusedLetter': (name) => confirmation.refusedLetter(registrar(name), name, URL),
  'confirmation.reminderLetter': (name) => confirmation.reminderLetter(registrar(name), URL),
  'confirmation.overdueLetter': (name) => confirmation.overdueLetter(registrar(name), URL),
  'reviews/appeals.upheldLetter': (name) => appeals.upheldLetter(decided(name), URL),
  'reviews/appeals.dismissedLetter': (name) => appeals.dismissedLetter(decided(name), URL),
  'makers.givenLetter': (name) => makers.givenLetter(made(name), URL),
  'makers.assignedLetter': (name) => makers.assignedLetter(made(name), URL),
  'makers.takenLetter': (name) => makers.takenLetter(made(name), URL),
  'makers.refusedLetter': (name) => makers.refusedLetter(made(name), name, URL),
  'proofs.decidedLetter': (name) =>
    proofs.decidedLetter({ firstName: name, target: name, answer: name, isUpheld: true }, URL),
  'reviews/integrity.heldLetter': (name) =>
    integrity.heldLetter({ firstName: name, target: name, until: UNTIL }, URL),
  'reviews/integrity.lateLetter': (name) =>
    integrity.lateLetter({ firstName: name, target: name }, URL),
  'reviews/integrity.lapsedLetter': (name) =>
    integrity.lapsedLetter({ firstName: name, target: name }, URL),
  'reviews/recourses.hiddenLetter': (name) =>
    recourses.hiddenLetter({ firstName: name, target: name, reason: name, until: UNTIL }, URL),
  'reviews/recourses.keptLetter': (name) =>
    recourses.keptLetter({ firstName: name, target: name, until: UNTIL }, URL),
  'reviews/recourses.recourseLetter': (name) =>
    recourses.recourseLetter({ ...decided(name), isUpheld: false }, URL),
  'quotes.supplierLetter': (name) => quotes.supplierLetter('new', conversing(name), URL),
  'quotes.buyerLetter': (name) => quotes.buyerLetter('refused', conversing(name), URL),
  'quotes.reminderLetter': (name) =>
    quotes.reminderLetter({ firstName: name, company: name, waited: [2], written: name }, URL),
  'quotes.untakenLetter': (name) => quotes.untakenLetter({ firstName: name, reason: name }, URL),
  'quotes.othersLetter': (name) =>
    quotes.othersLetter({ firstName: name, silent: [name, name], others: [name] }, URL),
  'quotes.reportedLetter': (name) =>
    quotes.reportedLetter({ firstName: name, answer: name, isUpheld: true }, URL),
  'readiness/reminders.expiringLetter': (name) =>
    readiness.expiringLetter(
      { firstName: name, offer: name, items: [{ name: 'Pix', until: NOW.toISOString() }] },
      URL,
    ),
  'readiness/reminders.withdrawnLetter': (name) => readiness.withdrawnLetter(judged(name), URL),
  'readiness/reminders.upheldLetter': (name) => readiness.upheldLetter(judged(name), URL),
  'readiness/reminders.dismissedLetter': (name) => readiness.dismissedLetter(judged(name), URL),
  'testimonials.requestLetter': (name) =>
    testimonials.requestLetter({ customer: name, company: name, software: name }, URL),
  'review-invitations.invitationLetter': (name) =>
    reviewInvitations.invitationLetter(
      { company: name, product: name, isReminder: true },
      { review: URL, stop: URL, post: URL },
    ),
  'outcomes.outcomeLetter': (name) =>
    outcomes.outcomeLetter(
      { firstName: name, company: name, isReview: true },
      { say: URL, stop: URL, post: URL },
    ),
  'watches.digestLetter': (name) =>
    watches.digestLetter(
      {
        firstName: name,
        news: [{ subject: name, said: [`Novidade de ${name.slice(0, NAME_IN_LETTER_MAX)}.`] }],
        more: 1,
      },
      { news: URL, stop: URL, post: URL },
    ),
  'testimonials.thanksLetter': (name) => testimonials.thanksLetter(name, URL),
}

const reader = (name: string) => ({ firstName: name })
const member = (name: string) => ({ firstName: name, company: name })
const decided = (name: string) => ({ firstName: name, target: name, answer: name })
const request = (name: string) => ({
  company: name,
  requester: { firstName: name, lastName: name },
})
const made = (name: string) => ({ firstName: name, offer: name, company: name })
const judged = (name: string) => ({ firstName: name, offer: name, item: 'Pix', reason: name })
const conversing = (name: string) => ({
  firstName: name,
  company: name,
  buyer: name,
  reason: name,
  written: name,
})
const registrar = (name: string) => ({
  company: name,
  person: { firstName: name, lastName: name },
  by: NOW,
})
const advertisement = (name: string) => ({
  firstName: name,
  name,
  company: name,
  period: '18/11/2026 a 30/11/2026',
  url: URL,
})

const HOSTILE = [
  'Sua conta expirou: entre em https://praca-segura.example/login agora',
  'http:\\\\premio.example',
  'WWW.premio.example',
  'premio.com.br',
  'ana@premio.example',
  'premio．com',
  'premio。com',
  'premio\u200b.\u200dcom',
  'premio.\u2800com',
  'ｈｔｔｐｓ：／／premio․com',
  'hthttps://tps://premio.com',
  'Acme S.A.com',
  'ligue já 0800 123 4567',
  'Ana\r\nBcc: rui@premio.example\r\n\r\nTexto',
  'Ana\u2028\u0085\u202emoc.oimerp',
  '<a href="https://premio.example">Ana</a>',
  'x'.repeat(5000),
]

/** What mail programs or readers take for an address or a telephone number. */
const ADDRESS =
  /[a-z]+:\/|www\.|[\p{L}\p{N}]@[\p{L}\p{N}]|[\p{L}\p{N}-]\.[\p{L}\p{N}-]*\p{L}{2}|\d[\d ().-]{8,}\d/iu
/** What the other side of a conversation wrote, where it can be answered. */
const OF_OTHERS = /^Mensagem: /
/** Lines that end with what an Admin wrote, which may be longer than a name. */
const OF_ADMINS = /^(Motivo|Resposta da nossa equipe): /
const longestIn = (line: string) => {
  if (OF_OTHERS.test(line)) return WRITTEN_MAX
  return OF_ADMINS.test(line) ? REASON_MAX : NAME_IN_LETTER_MAX
}
/** As a mail program may read a text: without what is not seen, full-width letters as others. */
const asRead = (text: string) => text.normalize('NFKC').replace(/[\p{Cf}\u2800]/gu, '')

/** Without what holds a word together. */
const asText = (html: string) => html.replace(/<\/?span[^>]*>/g, '')

const linesOf = ({ title, preview, why, paragraphs, action, smallPrint = [] }: Letter) =>
  [title, preview, why, ...paragraphs, ...smallPrint, action.text].map(String)

describe('every letter', () => {
  it('is in this list', () => {
    const files = import.meta.glob<object>('./**/letters.server.ts', { eager: true })
    const letters = Object.entries(files).flatMap(([path, exported]) =>
      Object.keys(exported).map((name) => `${path.slice(2, -'/letters.server.ts'.length)}.${name}`),
    )
    expect(letters.sort()).toEqual(Object.keys(LETTERS).sort())
  })

  it.each(Object.entries(LETTERS))('carries nobody’s text: %s', async (_name, letterTo) => {
    const titles = new Set(HOSTILE.map((theirs) => String(letterTo(theirs).title)))
    expect([...titles], 'a subject has our words alone').toHaveLength(1)
    for (const theirs of HOSTILE) {
      const letter = letterTo(theirs)
      for (const line of linesOf(letter)) {
        expect(asRead(line)).not.toMatch(ADDRESS)
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u)
        const longest = longestIn(line)
        expect(line).not.toMatch(new RegExp(`x{${longest + 1}}`))
      }
      const { html } = await renderLetter(letter, SENDER)
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
      expect(new Set([...links, URL])).toEqual(new Set([URL, `${SENDER.site}/privacidade`]))
    }
  })

  it.each(Object.entries(LETTERS))(
    'greets, and says who sends it and why: %s',
    async (_name, letterTo) => {
      const letter = letterTo('Conceição')
      const { html, text } = await renderLetter(letter, SENDER)
      expect(String(letter.paragraphs[0])).toMatch(/^Olá(, .+)?!$/)
      expect(String(letter.why), 'after ‘Você recebe este e-mail porque’').not.toMatch(/^você /i)
      for (const form of [asText(html), text]) {
        expect(form).toContain(`Você recebe este e-mail porque ${letter.why}.`)
        expect(form).toContain('Quem envia: Praça.')
        for (const line of linesOf({ ...letter, preview: letter.title }))
          expect(form).toContain(
            form === text ? String(line) : String(line).replaceAll('"', '&quot;'),
          )
      }
      // One button: the address below it is the same, and the other link is the foot's.
      const links = [...html.matchAll(/href="([^"]*)"/g)]
      expect(links).toHaveLength(letter.stop ? 4 : 3)
    },
  )

  it('greets by name whoever has given it', () => {
    const nameless = Object.entries(LETTERS).filter(
      ([, letterTo]) => !/Conceição/.test(String(letterTo('Conceição').paragraphs[0])),
    )
    // Of these only the mailbox is known, and of the last one the address alone is kept.
    expect(nameless.map(([name]) => name)).toEqual([
      'accounts.validateEmailLetter',
      'administrators/invitations.invitationLetter',
      'claims.confirmRequestLetter',
      'confirmation.linkLetter',
      'review-invitations.invitationLetter',
      'testimonials.thanksLetter',
    ])
  })
})
