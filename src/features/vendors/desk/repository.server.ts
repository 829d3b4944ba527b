import { and, asc, desc, eq, exists, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import {
  activeAdmins,
  auditLog,
  foldedNames,
  isActiveAdmin,
  vendorAdmins,
  vendorName,
  vendors,
} from '#/db/schema/index.ts'
import { isCnpj, normaliseCnpj } from '#/domain/cnpj.ts'
import type { PageState } from '#/features/companies/state.ts'
import type { DeskQuery } from '#/platform/desk.ts'
import { orderOf, readDeskPage } from '#/platform/server/database/desk-page.server.ts'
import { holds } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { VENDOR_SUBJECT } from '../pages.server.ts'
import type vendorDesk from './desk.tsx'

type Query = DeskQuery<typeof vendorDesk>

interface VendorFilter {
  search: string
  state?: PageState
  isAssociated?: boolean
  mark?: Query['marca']
}

/** The first eight characters of a CNPJ name the company. */
const CNPJ_BEGINNING = /^\d{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}[0-9A-Z./-]*$/i

function isFound(search: string): SQL | undefined {
  if (!search) return undefined
  if (isCnpj(search)) return eq(vendors.cnpj, normaliseCnpj(search))
  if (CNPJ_BEGINNING.test(search))
    return sql`starts_with(${vendors.cnpj}, ${normaliseCnpj(search)})`
  return holds(foldedNames, search)
}

/** The states of companies/state.ts, as conditions. */
function isIn(db: Database, state: PageState): SQL | undefined {
  const admins = db
    .select({ one: sql`1` })
    .from(vendorAdmins)
    .where(and(eq(vendorAdmins.vendorId, vendors.id), isActiveAdmin))
  const unseen = and(eq(vendors.isVisible, false), isNull(vendors.suspendedAt))
  const conditions: Record<PageState, () => SQL | undefined> = {
    published: () => eq(vendors.isVisible, true),
    suspended: () => isNotNull(vendors.suspendedAt),
    hidden: () => and(unseen, exists(admins), eq(vendors.isDraft, false)),
    unfinished: () => and(unseen, exists(admins), eq(vendors.isDraft, true)),
    removed: () => and(unseen, not(exists(admins))),
  }
  return conditions[state]()
}

const MARKS: Record<NonNullable<Query['marca']>, SQL> = {
  recomendado: eq(vendors.isFeatured, true),
  naoConfirmado: isNotNull(vendors.unconfirmedSince),
}

const matches = (db: Database, { search, state, isAssociated, mark }: VendorFilter) =>
  and(
    isFound(search),
    state && isIn(db, state),
    isAssociated === undefined ? undefined : eq(vendors.isAssociated, isAssociated),
    mark && MARKS[mark],
  )

const name = sql`${vendorName} COLLATE "und-x-icu"`

/** What is seen first, then what an Admin hid, then the rest; whether anybody keeps it is not asked here. */
const state = sql`CASE WHEN ${vendors.isVisible} THEN 0 WHEN ${vendors.suspendedAt} IS NOT NULL THEN 1
  WHEN ${vendors.isDraft} THEN 3 ELSE 2 END`

const offersSold = sql<number>`(
  SELECT count(*)::int FROM vendor_offers WHERE vendor_offers.vendor_id = vendors.id)`

/** Why an Admin took a page off the site: the last time. */
const hiddenFor = sql<string | null>`CASE WHEN ${vendors.suspendedAt} IS NOT NULL THEN (
  SELECT ${auditLog.detail}->>'reason' FROM ${auditLog}
  WHERE ${auditLog.subjectKind} = ${VENDOR_SUBJECT} AND ${auditLog.subjectId} = vendors.id AND ${auditLog.action} = 'hide'
  ORDER BY ${auditLog.id} DESC LIMIT 1) END`

const rowsOf = (db: Database, which: SQL | undefined) =>
  db
    .select({
      id: vendors.id,
      razaoSocial: vendors.razaoSocial,
      nomeFantasia: vendors.nomeFantasia,
      cnpj: vendors.cnpj,
      isVisible: vendors.isVisible,
      suspendedAt: vendors.suspendedAt,
      hiddenFor,
      isDraft: vendors.isDraft,
      isAssociated: vendors.isAssociated,
      unconfirmedSince: vendors.unconfirmedSince,
      isFeatured: vendors.isFeatured,
      logoKey: vendors.logoKey,
      description: vendors.description,
      createdAt: vendors.createdAt,
      admins: activeAdmins,
      offers: offersSold,
    })
    .from(vendors)
    .where(which)
export type DeskVendorRow = Awaited<ReturnType<typeof rowsOf>>[number]

/** Suppliers that a filter leaves, seen or not. */
export function readVendors(
  db: Database,
  { sort, page, limit, ...filter }: Pick<Query, 'sort' | 'page' | 'limit'> & VendorFilter,
) {
  const where = matches(db, filter)
  // Ids of what somebody keeps begin with the moment in which they were made; those of mirrors do not.
  const order = orderOf(sort, {
    nome: [name, asc(vendors.id)],
    situacao: [state, asc(name), asc(vendors.id)],
    ofertas: [offersSold, asc(vendors.id)],
    desde: [vendors.createdAt, asc(vendors.id)],
    cuidado: [vendors.isAssociated, desc(vendors.id)],
  })
  return readDeskPage(db, { page, limit }, { from: vendors, where, rows: rowsOf(db, where), order })
}

export async function deskVendorRow(db: Database, id: string): Promise<DeskVendorRow | undefined> {
  const [row] = await rowsOf(db, eq(vendors.id, id))
  return row
}
