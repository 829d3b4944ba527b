import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { secondFactors, users } from '#/db/schema/index.ts'
import type { DeskQuery } from '#/platform/desk.ts'
import { orderOf, readDeskPage } from '#/platform/server/database/desk-page.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type userDesk from './desk.tsx'

type Query = DeskQuery<typeof userDesk>

interface UserFilter {
  /** Part of the name, the e-mail address or the username; '' is in every one. */
  search: string
  role?: 'user' | 'admin'
  isBlocked?: boolean
}

/** Who gives roles or takes them, or blocks, takes turns: see `requireActiveAdmin`. */
const ADMIN_LOCK = 7_226_016

/** Waits for this transaction's turn, among those of this process and of others. */
export async function takeAdminTurn(tx: Database) {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADMIN_LOCK})`)
}

const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`

function matches({ search, role, isBlocked }: UserFilter): SQL | undefined {
  const told = sql`praca_fold(${fullName} || ' ' || ${users.email} || ' @' || ${users.username})`
  return and(
    search ? sql`strpos(${told}, praca_fold(${search})) > 0` : undefined,
    role && eq(users.role, role),
    isBlocked === undefined
      ? undefined
      : isBlocked
        ? isNotNull(users.blockedAt)
        : isNull(users.blockedAt),
  )
}

/** In the order of the desk: who needs a look comes after who does not. */
const situation = sql`CASE WHEN ${users.blockedAt} IS NOT NULL THEN 3
  WHEN ${users.deletionRequestedAt} IS NOT NULL THEN 2
  WHEN NOT ${users.emailVerified} THEN 1 ELSE 0 END`

interface Administered {
  _id: string
  name: string
}

const rowsOf = (db: Database, which: SQL | undefined) =>
  db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      username: users.username,
      email: users.email,
      emailVerified: users.emailVerified,
      role: users.role,
      createdAt: users.createdAt,
      blockedAt: users.blockedAt,
      deletionRequestedAt: users.deletionRequestedAt,
      secondFactorSince: secondFactors.createdAt,
      vendors: sql<Administered[]>`(
        SELECT coalesce(json_agg(json_build_object(
          '_id', vendors.id, 'name', coalesce(vendors.nome_fantasia, vendors.razao_social))
          ORDER BY vendor_admins.created_at), '[]')
        FROM vendor_admins JOIN vendors ON vendors.id = vendor_admins.vendor_id
        WHERE vendor_admins.user_id = users.id AND vendor_admins.inactive_at IS NULL)`,
      reviews: sql<number>`(
        SELECT count(*)::int FROM reviews
        WHERE reviews.user_id = users.id AND reviews.status <> 'withdrawn')`,
    })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(which)
export type DeskUserRow = Awaited<ReturnType<typeof rowsOf>>[number]

/** Accounts that a filter leaves, with what is known of each. */
export function readUsers(
  db: Database,
  { sort, page, limit, ...filter }: Pick<Query, 'sort' | 'page' | 'limit'> & UserFilter,
) {
  const where = matches(filter)
  const order = orderOf(sort, {
    nome: [sql`${fullName} COLLATE "und-x-icu"`, asc(users.id)],
    papel: [sql`${users.role}::text`, asc(users.id)],
    situacao: [situation, desc(users.id)],
    desde: [users.createdAt, desc(users.id)],
  })
  return readDeskPage(db, { page, limit }, { from: users, where, rows: rowsOf(db, where), order })
}

export async function deskUserRow(db: Database, id: string): Promise<DeskUserRow | undefined> {
  const [row] = await rowsOf(db, eq(users.id, id))
  return row
}

/** An account that nobody else changes until the transaction ends. */
export async function lockUser(tx: Database, id: string) {
  const [user] = await tx
    .select({ role: users.role, emailVerified: users.emailVerified, blockedAt: users.blockedAt })
    .from(users)
    .where(eq(users.id, id))
    .for('update')
  return user
}
