import { DAY_MS } from '#/domain/durations.ts'
import { workingDaysFrom } from '#/domain/working-days.ts'
import { findPage } from '#/features/companies/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, TooManyAttempts } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { countRequest, countTry, REQUESTS_ADVICE } from './attempts.server.ts'
import type { HoldReason } from './choices.ts'
import { HELD_DAYS, REQUESTS_PER_DAY, SAME_TEXT_MAX } from './limits.ts'
import { recipientsOf } from './recipients.server.ts'
import * as repository from './repository.server.ts'
import type { QuoteForm, RecipientWire } from './schema.ts'
import { shinglesOf } from './shingles.ts'
import { tellSupplier } from './telling.server.ts'

const refused = (status: 400 | 403 | 409, field: string, message: string) =>
  new AppError(status, message, { [field]: message })

/**
 * Sends what a buyer needs to the suppliers whom they agreed to, one by one: each gets a conversation of its
 * own and sees no other. What looks like a mailing waits for moderation first.
 * @returns its id, and until when it is looked at before anybody gets it; null for what was sent
 * @throws AppError 400 for a supplier that was not agreed to, or that sells nothing of what is asked for; 403 for
 *   one's own page; 409 for a supplier that takes no requests, and for a consent to another text; TooManyAttempts
 */
export async function askForQuotes(
  platform: Platform,
  viewer: Viewer,
  form: QuoteForm,
): Promise<{ id: string; heldUntil: Date | null }> {
  await countTry(platform, viewer.id)
  return platform.db.transaction(async (tx) => {
    const email = await repository.queueUp(tx, viewer.id)
    await requireRoom(tx, viewer.id)
    const recipients = await agreedRecipients(tx, viewer, form)
    await countRequest(tx, email)
    const hold = await holdReason(tx, form, recipients)
    const requestId = await repository.insertRequest(tx, columnsOf(viewer, form))
    const now = new Date()
    // In one order, as everybody locks pages.
    for (const { _id: vendorId, consentimento } of recipients) {
      const id = await repository.insertConversation(tx, {
        requestId,
        vendorId,
        consentText: consentimento,
        consentedAt: now,
        status: hold ? 'held' : 'waiting',
        deliveredAt: hold ? null : now,
        lastMessageAt: now,
      })
      const about = recipients.find((one) => one._id === vendorId)?.software ?? []
      await repository.insertOffers(
        tx,
        about.map((offer) => ({ conversationId: id, offerId: offer._id })),
      )
      if (!hold) await tellSupplier(platform, tx, id, 'new')
    }
    if (hold) await repository.insertReport(tx, { requestId, reason: hold, details: '' })
    return { id: requestId, heldUntil: hold ? workingDaysFrom(now, HELD_DAYS) : null }
  })
}

/** @throws TooManyAttempts until the oldest request of the day is a day old */
async function requireRoom(tx: Database, userId: string) {
  const made = await repository.requestsSince(tx, userId, new Date(Date.now() - DAY_MS))
  const oldest = made.at(-REQUESTS_PER_DAY)
  if (!oldest) return
  const wait = oldest.createdAt.getTime() + DAY_MS - Date.now()
  throw new TooManyAttempts(Math.max(1, Math.ceil(wait / 1000)), 'quote:request', {
    advice: REQUESTS_ADVICE,
  })
}

/** Whom the request goes to: nobody whom the buyer did not agree to, word for word. @throws AppError */
async function agreedRecipients(
  tx: Database,
  viewer: Viewer,
  { fornecedores, software, consentimento }: QuoteForm,
): Promise<RecipientWire[]> {
  const agreed = consentimento.map(({ fornecedor }) => fornecedor).sort()
  if (fornecedores.some((id) => !agreed.includes(id)))
    throw refused(400, 'consentimento', 'Autorize cada fornecedor, um por um.')
  const takers = await recipientsOf(tx, { vendorIds: agreed, offerIds: software })
  const recipients: RecipientWire[] = []
  for (const id of agreed) {
    const taker = takers.find(({ _id }) => _id === id)
    if (!taker)
      throw refused(
        409,
        'consentimento',
        'Um dos fornecedores não recebe mais pedidos. Escolha outro.',
      )
    if (!fornecedores.includes(id) && taker.software.length === 0)
      throw refused(400, 'consentimento', `${taker.nome} não oferece o que você escolheu.`)
    const text = consentimento.find(({ fornecedor }) => fornecedor === id)?.texto
    if (text !== taker.consentimento)
      throw refused(409, 'consentimento', 'O texto da autorização mudou. Leia e autorize de novo.')
    if ((await findPage(tx, id))?.adminIds.includes(viewer.id))
      throw refused(403, 'consentimento', `Você administra a página de ${taker.nome}.`)
    recipients.push(taker)
  }
  const sold = recipients.flatMap((one) => one.software.map(({ _id }) => _id))
  if (software.some((id) => !sold.includes(id)))
    throw refused(400, 'software', 'Nenhum dos fornecedores autorizados oferece um dos softwares.')
  return recipients
}

async function holdReason(
  tx: Database,
  { necessidade }: QuoteForm,
  recipients: RecipientWire[],
): Promise<HoldReason | undefined> {
  const ids = recipients.map(({ _id }) => _id)
  const before = await repository.countCopies(tx, necessidade, shinglesOf(necessidade), ids)
  const isToMany = before.suppliers + recipients.length > SAME_TEXT_MAX
  // One supplier is flooded too, by whoever has many accounts.
  if (isToMany || before.toThese >= SAME_TEXT_MAX) return 'repetido'
  return (await repository.isAmidBurst(tx, ids)) ? 'rajada' : undefined
}

const columnsOf = (viewer: Viewer, form: QuoteForm) => ({
  userId: viewer.id,
  need: form.necessidade,
  shingles: shinglesOf(form.necessidade),
  companySize: form.porte,
  sector: form.setor,
  city: form.cidade,
  deadline: form.prazo,
  budget: form.orcamento,
  contactWays: form.contato.formas,
  phone: form.contato.telefone,
  contactTime: form.contato.quando,
})
