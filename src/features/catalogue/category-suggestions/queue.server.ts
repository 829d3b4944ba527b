import { type Page, pageOf } from '#/domain/pagination.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { presentQueued } from '../categories/desk/presenter.server.ts'
import { insertChecked, inTurn } from '../categories/desk/service.server.ts'
import { presentCategory } from '../categories/presenter.server.ts'
import type { CategoryEdit, CategoryWire, QueuedSuggestion } from '../categories/schema.ts'
import { suggestionMail } from './mail-job.server.ts'
import * as repository from './repository.server.ts'

/** What the audit trail calls a suggestion. */
const SUGGESTION_SUBJECT = 'category_suggestion'

/** Suggestions that wait, the oldest first; for Admins. */
export async function listSuggestions(
  db: Database,
  { page, limit }: { page: number; limit: number },
): Promise<Page<QueuedSuggestion>> {
  const slice = { limit, offset: (page - 1) * limit }
  const { rows, total } = await repository.waitingSuggestions(db, slice)
  return pageOf(rows.map(presentQueued), total, page, limit)
}

/**
 * Makes a category of a suggestion, as the Admin writes it.
 * @throws AppError 404; 400 by the field `parentId`; 409 by the field `name`, or when it was decided
 */
export async function approveSuggestion(
  { db, jobs }: Platform,
  admin: Viewer,
  id: string,
  { name, parentId = null }: CategoryEdit,
): Promise<CategoryWire> {
  return inTurn(db, async (tx) => {
    const suggestion = await lockWaiting(tx, id)
    const category = await insertChecked(
      tx,
      admin,
      { name, kind: suggestion.kind, parentId },
      { action: 'approve', detail: { suggestionId: id, suggested: suggestion.name } },
    )
    await repository.settleSuggestion(tx, id, { status: 'approved', categoryId: category.id })
    await jobs.enqueue(tx, suggestionMail, { suggestionId: id })
    return presentCategory(category)
  })
}

/**
 * @param reason shown to who suggested it
 * @throws AppError 404; 409 when it was decided
 */
export async function refuseSuggestion(
  { db, jobs }: Platform,
  admin: Viewer,
  id: string,
  reason: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { name } = await lockWaiting(tx, id)
    await repository.settleSuggestion(tx, id, { status: 'refused', reason })
    await recordAudit(tx, {
      actorId: admin.id,
      action: 'refuse',
      subjectKind: SUGGESTION_SUBJECT,
      subjectId: id,
      detail: { name, reason },
    })
    await jobs.enqueue(tx, suggestionMail, { suggestionId: id })
  })
}

const STANDS_AT = {
  approved: 'Esta sugestão já foi aceita.',
  refused: 'Esta sugestão já foi recusada.',
}

/** Of several decisions at once, one finds the suggestion undecided. */
async function lockWaiting(tx: Database, id: string): Promise<repository.SuggestionRow> {
  const suggestion = await repository.lockSuggestion(tx, id)
  if (!suggestion) throw notFound('Sugestão não encontrada.')
  if (suggestion.status !== 'waiting') throw new AppError(409, STANDS_AT[suggestion.status])
  return suggestion
}
