import type { ReadinessItem } from '#/domain/readiness.ts'
import { canEdit } from '#/features/catalogue/offers/edition.server.ts'
import { findAnyOffer } from '#/features/catalogue/offers/record.server.ts'
import { barredText, canReview } from '#/features/reviews/policy.ts'
import { standingOn } from '#/features/reviews/standing.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { countOpinion } from '../attempts.server.ts'
import { declaredOf, lockDeclared } from '../declarations/repository.server.ts'
import { isValid } from '../declarations/validity.ts'
import { waitingReportsBy } from '../reports/repository.server.ts'
import type { Opinion, OwnOpinions } from '../schema.ts'
import { missingSoftware } from '../service.server.ts'
import * as repository from './repository.server.ts'

interface Which {
  id: string
  item: ReadinessItem
}

const REVIEW_FIRST =
  'Só quem avaliou este software confirma ou discorda. Avalie primeiro, no botão “Avaliar” desta página.'
const PLANNED = 'O que está planejado ainda não pode ser confirmado.'
const NOT_DECLARED = 'Nada está declarado deste item agora.'

async function requireShown(db: Database, id: string) {
  const found = await findAnyOffer(db, id)
  if (!found?.offer.isVisible || found.offer.kind !== 'software') throw missingSoftware()
  return found
}

/** Why somebody may not say whether it is so; '' for who may. */
async function refusalFor(db: Database, viewer: Viewer, id: string): Promise<string> {
  const standing = await standingOn(db, viewer, id)
  if (!canReview(standing)) return barredText(standing).replace('avaliar', 'opinar sobre')
  return (await repository.hasReviewed(db, id, viewer.id)) ? '' : REVIEW_FIRST
}

/** What somebody may say, and said, of what is declared of a product. @throws AppError 404 */
export async function ownOpinionsOf(
  db: Database,
  viewer: Viewer,
  id: string,
): Promise<OwnOpinions> {
  const found = await requireShown(db, id)
  const now = new Date()
  const motivo = await refusalFor(db, viewer, id)
  const rows = await declaredOf(db, id)
  const opinions = await repository.opinionsBy(db, id, viewer.id)
  const reported = await waitingReportsBy(db, id, viewer.id)
  const itens = rows.flatMap((row) => {
    if (!isValid(row, now)) return []
    const said = opinions.find(({ item, state }) => item === row.item && state === row.state)
    const opiniao = said?.opinion ?? ('' as const)
    return { item: row.item, situacao: row.state, opiniao, denunciada: reported.includes(row.item) }
  })
  // An Admin is no party, and may report as everybody.
  const podeDenunciar = viewer.role === 'admin' || !canEdit(viewer, found)
  return { podeOpinar: motivo === '', motivo, podeDenunciar, itens }
}

/**
 * Says whether what is declared of an item is so, or the contrary of what one said before.
 * @throws AppError 403 for who has not reviewed the product or may not, 404, 409 for what is not declared;
 *   TooManyAttempts
 */
export async function say(
  db: Database,
  viewer: Viewer,
  { id, item }: Which,
  opinion: Opinion,
): Promise<OwnOpinions> {
  await countOpinion(db, viewer.id)
  return db.transaction(async (tx) => {
    await requireShown(tx, id)
    const refusal = await refusalFor(tx, viewer, id)
    if (refusal) throw new AppError(403, refusal)
    const row = await lockDeclared(tx, id, item)
    if (!row || !isValid(row, new Date())) throw new AppError(409, NOT_DECLARED)
    if (row.state === 'planejado') throw new AppError(409, PLANNED)
    const { state } = row
    await repository.saveOpinion(tx, { offerId: id, item, userId: viewer.id, state, opinion })
    await dropPages(tx, [`offer:${id}`])
    return ownOpinionsOf(tx, viewer, id)
  })
}

/** Takes back what one said; also who may not say it any more. @throws AppError 404; TooManyAttempts */
export async function removeOpinion(
  db: Database,
  viewer: Viewer,
  { id, item }: Which,
): Promise<OwnOpinions> {
  await countOpinion(db, viewer.id)
  return db.transaction(async (tx) => {
    await requireShown(tx, id)
    const said = await repository.deleteOpinion(tx, { offerId: id, item, userId: viewer.id })
    if (said) await dropPages(tx, [`offer:${id}`])
    return ownOpinionsOf(tx, viewer, id)
  })
}
