import { and, count, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import {
  companyDomains,
  isActiveAdmin,
  type ShownVendorRow,
  shownVendorColumns,
  type VendorRow,
  vendorAdmins,
  vendorColumns,
  vendorDomains,
  vendors,
} from '#/db/schema/index.ts'
import { type ReviewsMoved, withIndexes, withReviews } from '#/db/schema/ratings.ts'
import { isUniqueViolation } from '#/platform/server/database/errors.server.ts'
import { prepared } from '#/platform/server/database/prepared.server.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

type NewPage = typeof vendors.$inferInsert
export type PageChange = Partial<Omit<NewPage, 'id'>>

/** A page, seen or not, and who administers it now. */
export interface ManagedPage {
  vendor: VendorRow
  adminIds: string[]
}

/** The same, with what is said of it and no more. */
export interface ShownPage extends Pick<ManagedPage, 'adminIds'> {
  vendor: ShownVendorRow
}

const pagesWhere = <Columns extends Partial<typeof vendorColumns>>(
  db: Database,
  vendor: Columns,
  where: SQL,
) =>
  db
    .select({ vendor, adminIds: sql<string[]>`ARRAY(${adminIdsOf(db, vendors.id)})` })
    .from(vendors)
    .where(where)

/** Who administers it is read once nobody else can change that. */
async function lockWhere(tx: Database, where: SQL): Promise<ManagedPage | undefined> {
  const [vendor] = await tx.select(vendorColumns).from(vendors).where(where).for('update')
  if (!vendor) return undefined
  const admins = await adminIdsOf(tx, vendor.id)
  return { vendor, adminIds: admins.map(({ id }) => id) }
}

const pageById = prepared('page', (db) =>
  pagesWhere(db, vendorColumns, eq(vendors.id, sql.placeholder('id'))),
)
const pageByCnpj = prepared('page of a CNPJ', (db) =>
  pagesWhere(db, shownVendorColumns, eq(vendors.cnpj, sql.placeholder('cnpj'))),
)

export async function findPage(db: Database, id: string): Promise<ManagedPage | undefined> {
  const [page] = await pageById(db).execute({ id })
  return page
}

/** What is said of a company's page, and who administers it now. */
export async function findPageByCnpj(db: Database, cnpj: string): Promise<ShownPage | undefined> {
  const [page] = await pageByCnpj(db).execute({ cnpj })
  return page
}

/** The same, and others who write to this page wait for the transaction's end. */
export const lockPage = (tx: Database, id: string): Promise<ManagedPage | undefined> =>
  lockWhere(tx, eq(vendors.id, id))

export const lockPageByCnpj = (tx: Database, cnpj: string): Promise<ManagedPage | undefined> =>
  lockWhere(tx, eq(vendors.cnpj, cnpj))

const adminIdsOf = (db: Database, vendorId: string | typeof vendors.id) =>
  db
    .select({ id: vendorAdmins.userId })
    .from(vendorAdmins)
    .where(and(eq(vendorAdmins.vendorId, vendorId), isActiveAdmin))

/** Whether a person administers a page, or did by their own wish: whom another merely added did nothing there. */
export const keepsOrKept = async (db: Database, vendorId: string, userId: string) =>
  (await db.$count(
    vendorAdmins,
    and(
      eq(vendorAdmins.vendorId, vendorId),
      eq(vendorAdmins.userId, userId),
      or(isActiveAdmin, isNotNull(vendorAdmins.acceptedAt)),
    ),
  )) > 0

/** Pages that this person alone administers, locked: nobody accepts an invitation to one meanwhile. */
export async function lockPagesManagedOnlyBy(tx: Database, userId: string): Promise<string[]> {
  const managed = tx
    .select({ id: vendorAdmins.vendorId })
    .from(vendorAdmins)
    .where(and(eq(vendorAdmins.userId, userId), isActiveAdmin))
  await tx
    .select({ id: vendors.id })
    .from(vendors)
    .where(inArray(vendors.id, managed))
    .orderBy(vendors.id)
    .for('update')
  const alone = await tx
    .select({ id: vendorAdmins.vendorId })
    .from(vendorAdmins)
    .where(and(inArray(vendorAdmins.vendorId, managed), isActiveAdmin))
    .groupBy(vendorAdmins.vendorId)
    .having(eq(count(), 1))
  return alone.map(({ id }) => id)
}

/** @returns its id; undefined when the CNPJ is registered already, also since a moment ago */
export async function insertPage(tx: Database, page: NewPage): Promise<string | undefined> {
  const [created] = await tx
    .insert(vendors)
    .values(page)
    .onConflictDoNothing({ target: vendors.cnpj })
    .returning({ id: vendors.id })
  return created?.id
}

/** @returns false, and the transaction is over, when the CNPJ is another page's */
export async function updatePage(tx: Database, id: string, change: PageChange): Promise<boolean> {
  try {
    // Also without any change: that a page was looked after keeps it.
    await tx
      .update(vendors)
      .set({ ...change, updatedAt: new Date() })
      .where(eq(vendors.id, id))
    return true
  } catch (error) {
    if (isUniqueViolation(error) && change.cnpj !== undefined) return false
    throw error
  }
}

/** How a company is reached, which may be a person's own: kept no longer than somebody keeps the page. */
const NO_CONTACT = {
  email: null,
  phone: null,
  cep: null,
  street: null,
  streetNumber: null,
  bairro: null,
  complement: null,
}

/** Ends everybody's control of a page, and hides it; what they proved is theirs, not the page's. */
export async function closePage(tx: Database, vendorId: string) {
  await tx
    .update(vendors)
    .set({ isVisible: false, overdueAt: null, isAssociated: false, ...NO_CONTACT })
    .where(eq(vendors.id, vendorId))
  await tx.delete(vendorAdmins).where(eq(vendorAdmins.vendorId, vendorId))
  await tx.delete(vendorDomains).where(eq(vendorDomains.vendorId, vendorId))
}

/** Notes a domain as the company's; a second proof of it changes nothing. */
export const addDomain = (tx: Database, domain: typeof vendorDomains.$inferInsert) =>
  tx.insert(vendorDomains).values(domain).onConflictDoNothing()

/** The domains that a company has proven to be its own. */
export const provenDomains = async (db: Database, vendorId: string): Promise<string[]> => {
  const rows = await db
    .select({ domain: vendorDomains.domain })
    .from(vendorDomains)
    .where(eq(vendorDomains.vendorId, vendorId))
  return rows.map(({ domain }) => domain)
}

/** CNPJs of the companies that have proven a domain to be their own. */
export const cnpjsWithDomain = async (db: Database, domain: string): Promise<string[]> => {
  const rows = await db
    .select({ cnpj: vendors.cnpj })
    .from(vendorDomains)
    .innerJoin(vendors, eq(vendors.id, vendorDomains.vendorId))
    .where(eq(vendorDomains.domain, domain))
  return rows.map(({ cnpj }) => cnpj)
}

/** Notes, by their marks, that a domain is a company's: as of now, where it was noted before. */
export const noteCompanyDomain = (tx: Database, marks: { domain: string; company: string }) =>
  tx
    .insert(companyDomains)
    .values(marks)
    .onConflictDoUpdate({
      target: [companyDomains.domain, companyDomains.company],
      set: { checkedAt: sql`now()` },
    })

/** Marks of the companies that a domain was noted for. @param domain its mark */
export const notedCompanies = async (db: Database, domain: string): Promise<string[]> => {
  const rows = await db
    .select({ company: companyDomains.company })
    .from(companyDomains)
    .where(eq(companyDomains.domain, domain))
  return rows.map(({ company }) => company)
}

/** For how many domains a company was noted. @param company its mark */
export const countDomains = (db: Database, company: string): Promise<number> =>
  db.$count(companyDomains, eq(companyDomains.company, company))

/** Forgets what was noted up to a moment. */
export const forgetCompanyDomains = (db: Database, until: Date) =>
  db.delete(companyDomains).where(lte(companyDomains.checkedAt, until))

/** A company's mark by a name that somebody wrote. */
export interface MarkOfName {
  name: string
  logoKey: string
}

/**
 * Marks of companies that are seen, known to be whose page it is, and the only ones of their name.
 * @param names as somebody wrote them
 */
export const marksOf = (db: Database, names: string[]): Promise<MarkOfName[]> =>
  rowsOf<MarkOfName>(
    db,
    sql`SELECT asked.name, max(logo_key) AS "logoKey"
    FROM unnest(${sql.param(names)}::text[]) AS asked (name)
    JOIN vendors ON praca_fold(coalesce(nome_fantasia, razao_social)) = praca_fold(asked.name)
      AND is_visible AND is_associated AND unconfirmed_since IS NULL
    GROUP BY asked.name
    HAVING count(*) = 1 AND max(logo_key) IS NOT NULL`,
  )

/** Notes that nobody keeps a page any more: it may be claimed. */
export const freePage = (tx: Database, vendorId: string) =>
  tx
    .update(vendors)
    .set({ isAssociated: false, ...NO_CONTACT })
    .where(eq(vendors.id, vendorId))

/** Takes from a page what its former keepers wrote and sent. Its id, and with it its reviews, stay. */
export const clearPage = (tx: Database, vendorId: string) =>
  tx
    .update(vendors)
    .set({
      description: null,
      logoKey: null,
      coverKey: null,
      videoKey: null,
      createdAt: sql`now()`,
    })
    .where(eq(vendors.id, vendorId))

/**
 * Makes a person an administrator, or one who was inactive active again.
 * @param isWished by the person, and not only by an Admin
 */
export const addAdmin = (tx: Database, vendorId: string, userId: string, isWished = true) =>
  tx
    .insert(vendorAdmins)
    .values({ vendorId, userId, ...(!isWished && { acceptedAt: null }) })
    .onConflictDoUpdate({
      target: [vendorAdmins.vendorId, vendorAdmins.userId],
      set: {
        inactiveAt: null,
        ...(isWished && { acceptedAt: sql`coalesce(${vendorAdmins.acceptedAt}, now())` }),
      },
    })

/** Notes that a person whom another added administers a page by their own wish: they do so. */
export const acceptByDeed = (tx: Database, vendorId: string, userId: string) =>
  tx
    .update(vendorAdmins)
    .set({ acceptedAt: sql`now()` })
    .where(
      and(
        eq(vendorAdmins.vendorId, vendorId),
        eq(vendorAdmins.userId, userId),
        isNull(vendorAdmins.acceptedAt),
      ),
    )

/** @param inactiveAt null makes them active again @returns false for who never was one */
export async function setActivity(
  tx: Database,
  vendorId: string,
  userId: string,
  inactiveAt: Date | null,
): Promise<boolean> {
  const changed = await tx
    .update(vendorAdmins)
    .set({ inactiveAt })
    .where(and(eq(vendorAdmins.vendorId, vendorId), eq(vendorAdmins.userId, userId)))
    .returning({ userId: vendorAdmins.userId })
  return changed.length > 0
}

/** Brings the average and the index of a locked page up to date. */
export const addToAverage = (tx: Database, vendorId: string, reviews: ReviewsMoved) =>
  tx.update(vendors).set(withReviews(vendors, reviews)).where(eq(vendors.id, vendorId))

/** Brings the indexes of locked pages up to date. @param indexes by id */
export const setRatingIndexes = (tx: Database, indexes: ReadonlyMap<string, number>) =>
  tx
    .update(vendors)
    .set(withIndexes(vendors, indexes))
    .where(inArray(vendors.id, [...indexes.keys()]))

/** Forgets the domains that a company has proven. */
export const forgetDomains = (tx: Database, vendorId: string) =>
  tx.delete(vendorDomains).where(eq(vendorDomains.vendorId, vendorId))
