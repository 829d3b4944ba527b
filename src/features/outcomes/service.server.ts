import { DAY_MS, HOUR_MS } from '#/domain/durations.ts'
import { companyName } from '#/features/vendors/names.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { forbidden, type Viewer } from '#/platform/server/session.server.ts'
import { CORRECTION_HOURS, LINK_DAYS } from './limits.ts'
import { canSay } from './policy.ts'
import * as repository from './repository.server.ts'
import type { AskedWire, OutcomesWire, OutcomeWire, OwnOutcomes, Said } from './schema.ts'
import { outcomeOf, stoppedBy } from './tokens.server.ts'
import { isOutsider } from './voices.server.ts'

const linkSince = (now: Date) => new Date(now.getTime() - LINK_DAYS * DAY_MS)

/** The name by which people know who answered. */
export const nameOf = ({ nomeFantasia, ...vendor }: repository.OutcomeRow['vendor']) =>
  companyName({ ...vendor, nomeFantasia: nomeFantasia ?? '' })

const presentAsked = ({ vendor, reviewId }: repository.OutcomeRow): AskedWire => ({
  fornecedor: { _id: vendor.id, nome: nameOf(vendor) },
  sobre: reviewId ? 'avaliacao' : 'orcamento',
})

const present = (row: repository.OutcomeRow): OutcomeWire => ({
  ...presentAsked(row),
  _id: row.id,
  perguntadoEm: row.askedAt.toISOString(),
  resposta:
    row.solved === null || row.hiresAgain === null
      ? null
      : { resolvido: row.solved, voltaria: row.hiresAgain },
})

/** What a person was asked and said, and whether they are asked from now on. */
export async function ownOutcomes(db: Database, viewer: Viewer): Promise<OwnOutcomes> {
  const rows = await repository.outcomesOf(db, viewer.id)
  return { itens: rows.map(present), perguntar: !(await repository.isRefusing(db, viewer.id)) }
}

/** How many questions wait for a person, as long as a letter's link is good. */
export const countOpen = (db: Database, viewer: Viewer): Promise<number> =>
  repository.countOpen(db, viewer.id, linkSince(new Date()))

/** Keeps what a person says came of an answer. @throws AppError 404, also for what others were asked; 403 */
export async function sayOutcome(
  db: Database,
  viewer: Viewer,
  id: string,
  said: Said,
): Promise<OwnOutcomes> {
  return db.transaction(async (tx) => {
    const outcome = await repository.findOutcome(tx, id)
    if (!outcome || !canSay(viewer, outcome)) throw notFound('Pergunta não encontrada.')
    if (!(await isOutsider(tx, viewer.id, outcome.vendor.id))) throw forbidden()
    await repository.say(tx, id, said)
    return ownOutcomes(tx, viewer)
  })
}

/** Whether a person is asked from now on. */
export async function changeAsking(
  db: Database,
  viewer: Viewer,
  isAsked: boolean,
): Promise<OwnOutcomes> {
  await (isAsked ? repository.allow(db, viewer.id) : repository.refuse(db, viewer.id))
  return ownOutcomes(db, viewer)
}

const linkOver = () =>
  new AppError(
    400,
    'Este link não vale mais. Entre na sua conta para responder ou mudar a resposta.',
  )

const isGood = (outcome: repository.OutcomeRow, now: Date) =>
  outcome.askedAt > linkSince(now) && (!outcome.saidAt || outcome.saidAt > correctedSince(now))

const correctedSince = (now: Date) => new Date(now.getTime() - CORRECTION_HOURS * HOUR_MS)

async function requireLinked({ db, env }: Platform, token: string, now: Date) {
  const id = await outcomeOf(env, token)
  const outcome = id ? await repository.findOutcome(db, id) : undefined
  const isTheirs =
    outcome &&
    isGood(outcome, now) &&
    (await repository.addresseeOf(db, outcome.userId)) &&
    (await isOutsider(db, outcome.userId, outcome.vendor.id))
  if (!isTheirs) throw linkOver()
  return outcome
}

/** What the link of a letter asks about; nothing of who was asked, nor of what they said. @throws AppError 400 */
export const readLinked = async (platform: Platform, token: string): Promise<AskedWire> =>
  presentAsked(await requireLinked(platform, token, new Date()))

/**
 * Keeps what somebody says by the link of a letter, which may be corrected by it for a day: who is given the letter
 * later changes nothing.
 * @throws AppError 400
 */
export async function sayByLink(platform: Platform, token: string, said: Said): Promise<void> {
  const now = new Date()
  const { id } = await requireLinked(platform, token, now)
  const since = { askedSince: linkSince(now), saidSince: correctedSince(now) }
  if (!(await repository.say(platform.db, id, said, since))) throw linkOver()
}

/** Ends the questions to who got a letter. @throws AppError 400 for what is in no letter of ours */
export async function stopAsking({ db, env }: Platform, token: string): Promise<void> {
  const userId = await stoppedBy(env, token)
  if (!userId) throw new AppError(400, 'Este link não vale. Use o do e-mail mais recente.')
  await repository.refuse(db, userId)
}

/** What came of a supplier's answers, as everybody reads it. */
export const outcomesOf = async (db: Database, vendorId: string): Promise<OutcomesWire> =>
  (await repository.figuresOf(db, vendorId))?.figures ?? { dozeMeses: null, seisMeses: null }
