import { DAY_MS } from '#/domain/durations.ts'
import { isPartyTo } from '#/features/reviews/standing.server.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { type CacheTag, dropPages, kept } from '#/platform/server/page-cache.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { ALERT_DAYS, ALERT_MAX, ALERTS_MAX } from '../limits.ts'
import { seenOf } from '../repository.server.ts'
import * as repository from './repository.server.ts'
import { type AlertWire, type NewAlert, targetOfPage } from './schema.ts'

/** What an alert takes in memory, about. */
const BYTES_EACH = ALERT_MAX * 2

const NO_PAGE = 'Nenhuma página visível tem este endereço.'
const HAS_ONE = 'Esta página já tem um alerta.'
const FULL = `Já há ${ALERTS_MAX} alertas. Encerre um antigo.`
const OWN_COMPANY = 'Outra pessoa da administração decide: a página é da sua empresa.'
const OVER = 'Este alerta já terminou.'

type Targeted = Pick<repository.AlertRow, 'offerId' | 'vendorId'>

const targetId = ({ offerId, vendorId }: Targeted) => offerId ?? vendorId ?? ''
const kindOf = ({ offerId }: Targeted) => (offerId ? ('offer' as const) : ('vendor' as const))

/** The page of the alert, and what tells of all of them. */
const tagsOf = (row: Targeted): CacheTag[] => [`${kindOf(row)}:${targetId(row)}`, 'transparency']

const present = ({ seen, createdAt, endsAt }: repository.AlertRow): AlertWire => ({
  visto: seen,
  desde: createdAt.toISOString(),
  ate: endsAt.toISOString(),
})

/** What is shown now, by the id of the product or supplier; few, and read for every page. */
export const runningAlerts = (db: Database): Promise<Map<string, AlertWire>> =>
  kept(
    db,
    {
      key: 'review alerts',
      tags: ['transparency'],
      bytesOf: (alerts) => (alerts.size + 1) * BYTES_EACH,
    },
    async () => {
      const rows = await repository.running(db, new Date())
      return new Map(rows.map((row) => [targetId(row), present(row)]))
    },
  )

/** The alert about the reviews of a product or supplier. */
export const alertOf = async (db: Database, id: string) => (await runningAlerts(db)).get(id)

/**
 * Puts an alert on a page, for 90 days.
 * @returns its id
 * @throws AppError 400 at the field for what nobody sees, 403 for one's own company, 409
 */
export const addAlert = (db: Database, admin: Viewer, { pagina, visto }: NewAlert) =>
  db.transaction(async (tx) => {
    const [target] = await seenOf(tx, [targetOfPage(pagina)])
    if (!target) throw new AppError(400, NO_PAGE, { pagina: NO_PAGE })
    await requireNoParty(tx, admin, target.id)
    if ((await repository.countRunning(tx)) >= ALERTS_MAX) throw new AppError(409, FULL)
    const createdAt = new Date()
    const endsAt = new Date(createdAt.getTime() + ALERT_DAYS * DAY_MS)
    const row = await repository.insertAlert(tx, target, { seen: visto, createdAt, endsAt })
    if (!row) throw new AppError(409, HAS_ONE, { pagina: HAS_ONE })
    await record(tx, admin, 'alert', row, visto)
    return row.id
  })

/** Takes one away before its time. @throws AppError 403 for one's own company, 404, 409 */
export const endAlert = (db: Database, admin: Viewer, id: string, reason: string) =>
  db.transaction(async (tx) => {
    const row = await repository.lockAlert(tx, id)
    if (!row) throw notFound('Alerta não encontrado.')
    await requireNoParty(tx, admin, targetId(row))
    if (row.endedAt) throw new AppError(409, OVER)
    await repository.endAlert(tx, id, new Date())
    await record(tx, admin, 'endAlert', row, reason)
  })

/** What has run its time leaves the pages; what ended before a moment is forgotten. */
export async function endLapsed(tx: Database, now: Date, forgottenBefore: Date) {
  const rows = await repository.endLapsed(tx, now)
  await repository.forgetEnded(tx, forgottenBefore)
  if (rows.length > 0) await dropPages(tx, rows.flatMap(tagsOf))
}

/** Nobody judges their own company, nor takes an alert off its page. */
async function requireNoParty(tx: Database, admin: Viewer, id: string) {
  if (await isPartyTo(tx, admin, id)) throw new AppError(403, OWN_COMPANY)
}

async function record(
  tx: Database,
  admin: Viewer,
  action: string,
  row: repository.AlertRow,
  reason: string,
) {
  await recordAudit(tx, {
    actorId: admin.id,
    action,
    subjectKind: kindOf(row),
    subjectId: targetId(row),
    detail: { reason },
  })
  await dropPages(tx, tagsOf(row))
}
