import { and, asc, eq, exists, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import {
  activeAdmins,
  foldedNames,
  isActiveAdmin,
  vendorAdmins,
  vendorConfirmations,
  vendorName,
  vendors,
} from '#/db/schema/index.ts'
import { isCnpj, normaliseCnpj } from '#/domain/cnpj.ts'
import type { DeskQuery } from '#/platform/desk.ts'
import { orderOf, readDeskPage } from '#/platform/server/database/desk-page.server.ts'
import { holds } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type desk from './desk.tsx'

type Query = DeskQuery<typeof desk>

const rowsOf = (db: Database, which: SQL | undefined) =>
  db
    .select({
      id: vendors.id,
      razaoSocial: vendors.razaoSocial,
      nomeFantasia: vendors.nomeFantasia,
      cnpj: vendors.cnpj,
      site: vendors.site,
      isVisible: vendors.isVisible,
      unconfirmedSince: vendors.unconfirmedSince,
      confirmBy: vendors.confirmBy,
      email: vendorConfirmations.email,
      provenAt: vendorConfirmations.provenAt,
      expiresAt: vendorConfirmations.expiresAt,
      admins: activeAdmins,
    })
    .from(vendors)
    .leftJoin(vendorConfirmations, eq(vendorConfirmations.vendorId, vendors.id))
    .where(which)
export type UnconfirmedRow = Awaited<ReturnType<typeof rowsOf>>[number]

/** The states of state.ts, as conditions. */
function isIn(state: NonNullable<Query['situacao']>): SQL | undefined {
  const proven = isNotNull(vendorConfirmations.provenAt)
  const open = isNull(vendorConfirmations.provenAt)
  const over = lte(vendors.confirmBy, sql`now()`)
  const inTime = or(isNull(vendors.confirmBy), gt(vendors.confirmBy, sql`now()`))
  const sent = gt(vendorConfirmations.expiresAt, sql`now()`)
  const conditions = {
    conferindo: proven,
    vencido: and(open, over),
    enviado: and(open, inTime, sent),
    pendente: and(open, inTime, sql`(${sent}) IS NOT TRUE`),
  }
  return conditions[state]
}

const name = sql`${vendorName} COLLATE "und-x-icu"`

function isFound(search: string): SQL | undefined {
  if (!search) return undefined
  if (isCnpj(search)) return eq(vendors.cnpj, normaliseCnpj(search))
  return holds(foldedNames, search)
}

/** Pages that somebody keeps, and that nobody confirmed; registrations that go on are none yet. */
export function readUnconfirmed(db: Database, { sort, page, limit, search, situacao }: Query) {
  const kept = exists(
    db
      .select({ one: sql`1` })
      .from(vendorAdmins)
      .where(and(eq(vendorAdmins.vendorId, vendors.id), isActiveAdmin)),
  )
  const where = and(
    isNotNull(vendors.unconfirmedSince),
    eq(vendors.isDraft, false),
    kept,
    isFound(search),
    situacao && isIn(situacao),
  )
  // Those that wait for an Admin first, whatever the order.
  const order = [
    sql`${vendorConfirmations.provenAt} IS NULL`,
    ...orderOf(sort, {
      nome: [name, asc(vendors.id)],
      desde: [vendors.unconfirmedSince, asc(vendors.id)],
    }),
  ]
  const from = sql`${vendors} LEFT JOIN ${vendorConfirmations} ON ${vendorConfirmations.vendorId} = ${vendors.id}`
  return readDeskPage(db, { page, limit }, { from, where, rows: rowsOf(db, where), order })
}

export async function unconfirmedRow(
  db: Database,
  id: string,
): Promise<UnconfirmedRow | undefined> {
  const [row] = await rowsOf(db, eq(vendors.id, id))
  return row
}
