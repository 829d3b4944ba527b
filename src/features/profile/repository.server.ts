import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import {
  categories,
  certificates,
  credentials,
  editedBy,
  educations,
  experiences,
  isActiveAdmin,
  offerCategories,
  offers,
  userSoftwares,
  vendorAdmins,
  vendors,
} from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** Our own password and Google, among the ways to log in. */
const PASSWORD = 'credential'
const GOOGLE = 'google'

export async function waysToLogIn(db: Database, userId: string) {
  const found = await db
    .select({ providerId: credentials.providerId })
    .from(credentials)
    .where(eq(credentials.userId, userId))
  const has = (provider: string) => found.some(({ providerId }) => providerId === provider)
  return { hasPassword: has(PASSWORD), hasGoogle: has(GOOGLE) }
}

/** What has not ended comes first, then what ended last. */
const latestFirst = (table: typeof experiences | typeof educations): SQL[] => [
  sql`${table.endDate} DESC NULLS FIRST`,
  desc(table.startDate),
  desc(table.id),
]

export const experiencesOf = (db: Database, userId: string) =>
  db
    .select()
    .from(experiences)
    .where(eq(experiences.userId, userId))
    .orderBy(...latestFirst(experiences))

export const educationsOf = (db: Database, userId: string) =>
  db
    .select()
    .from(educations)
    .where(eq(educations.userId, userId))
    .orderBy(...latestFirst(educations))

export const certificatesOf = (db: Database, userId: string) =>
  db
    .select()
    .from(certificates)
    .where(eq(certificates.userId, userId))
    .orderBy(desc(certificates.finishedOn), desc(certificates.id))

/** Software of the catalogue that a person says to use, the latest first. */
export const softwaresOf = (db: Database, userId: string) =>
  db
    .select({ id: offers.id, name: offers.name, logoKey: offers.logoKey })
    .from(userSoftwares)
    .innerJoin(offers, eq(offers.id, userSoftwares.offerId))
    .where(and(eq(userSoftwares.userId, userId), eq(offers.isVisible, true)))
    .orderBy(desc(userSoftwares.createdAt), desc(offers.id))
export type SoftwareRow = Awaited<ReturnType<typeof softwaresOf>>[number]

/** Names of the software that a person uses, and of their categories; each once. */
export async function usedNames(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ software: offers.name, category: categories.name })
    .from(userSoftwares)
    .innerJoin(offers, eq(offers.id, userSoftwares.offerId))
    .leftJoin(offerCategories, eq(offerCategories.offerId, offers.id))
    .leftJoin(categories, eq(categories.id, offerCategories.categoryId))
    .where(and(eq(userSoftwares.userId, userId), eq(offers.isVisible, true)))
  const names = rows.flatMap(({ software, category }) => [software, category])
  return [...new Set(names.filter((name) => name !== null))]
}

export const addSoftware = (tx: Database, userId: string, offerId: string) =>
  tx.insert(userSoftwares).values({ userId, offerId }).onConflictDoNothing()

/** @returns whether the person used it */
export async function removeSoftware(tx: Database, userId: string, offerId: string) {
  const removed = await tx
    .delete(userSoftwares)
    .where(and(eq(userSoftwares.userId, userId), eq(userSoftwares.offerId, offerId)))
    .returning({ offerId: userSoftwares.offerId })
  return removed.length > 0
}

/**
 * Supplier pages that a person administers, the latest first.
 * @param withHidden also those that visitors do not see, as unfinished ones
 */
export const vendorsOf = (db: Database, userId: string, { withHidden }: { withHidden: boolean }) =>
  db
    .select({
      id: vendors.id,
      razaoSocial: vendors.razaoSocial,
      nomeFantasia: vendors.nomeFantasia,
      logoKey: vendors.logoKey,
      isVisible: vendors.isVisible,
    })
    .from(vendorAdmins)
    .innerJoin(vendors, eq(vendors.id, vendorAdmins.vendorId))
    .where(
      and(
        eq(vendorAdmins.userId, userId),
        isActiveAdmin,
        withHidden ? undefined : eq(vendors.isVisible, true),
      ),
    )
    .orderBy(desc(vendorAdmins.createdAt), desc(vendors.id))
export type VendorRow = Awaited<ReturnType<typeof vendorsOf>>[number]

/** @returns ids of the software that a person may edit */
export async function ownedOfferIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: offers.id })
    .from(offers)
    .where(inArray(offers.id, editedBy(userId)))
    .orderBy(desc(offers.createdAt), desc(offers.id))
  return rows.map(({ id }) => id)
}
