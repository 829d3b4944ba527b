import { sql } from 'drizzle-orm'
import * as tables from '#/db/schema/index.ts'
import { countMarket } from '#/features/market/service.server.ts'
import { countOutcomes } from '#/features/outcomes/jobs.server.ts'
import { countOld } from '#/features/reviews/summary/upkeep.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { type FilesEnv, openFiles } from '#/platform/server/files/index.server.ts'
import { countWords } from '#/platform/server/search/words-job.server.ts'
import { demoCredentials } from './accounts.server.ts'
import { planDemo } from './plan.ts'
import { bringInDemoRegisters } from './register.server.ts'

/** Fills a database with the demonstration: pictures first, then every row in one transaction, then public registers. */
export async function seedDemo(db: Database, env: FilesEnv): Promise<void> {
  const now = new Date()
  const plan = planDemo(now)
  const { files, privateFiles } = openFiles(env)
  await plan.pictures.write(files)
  for (const { key, file } of plan.privateFiles) await privateFiles.put(key, file)
  const credentials = await demoCredentials(plan.users)
  await db.transaction(async (tx) => {
    await tx.insert(tables.users).values(plan.users)
    await tx.insert(tables.credentials).values(credentials)
    await tx.insert(tables.categories).values(plan.categories).onConflictDoNothing()
    await tx.insert(tables.categorySuggestions).values(plan.categorySuggestions)
    await tx.insert(tables.vendors).values(plan.vendors)
    await tx.insert(tables.offers).values(plan.offers)
    await tx.insert(tables.offerCategories).values(plan.offerCategories)
    await tx.insert(tables.offerPhotos).values(plan.offerPhotos)
    await tx.insert(tables.vendorOffers).values(plan.vendorOffers)
    await tx.insert(tables.vendorAdmins).values(plan.vendorAdmins)
    await tx.insert(tables.vendorConfirmations).values(plan.vendorConfirmations)
    await tx.insert(tables.offerOwners).values(plan.offerOwners)
    await tx.insert(tables.reviews).values(plan.reviews)
    await tx.insert(tables.reviewProofs).values(plan.reviewProofs)
    await tx.insert(tables.offerFacts).values(plan.offerFacts)
    await tx.insert(tables.offerTraits).values(plan.offerTraits)
    await tx.insert(tables.offerPrices).values(plan.offerPrices)
    await tx.insert(tables.offerIntegrations).values(plan.offerIntegrations)
    await tx.insert(tables.offerReadiness).values(plan.offerReadiness)
    await tx.insert(tables.readinessOpinions).values(plan.readinessOpinions)
    await tx.insert(tables.reviewReplies).values(plan.reviewReplies)
    await tx.insert(tables.testimonies).values(plan.testimonies)
    await tx.insert(tables.testimonyOffers).values(plan.testimonyOffers)
    await tx.insert(tables.successStories).values(plan.successStories)
    await tx.insert(tables.successStoryOffers).values(plan.successStoryOffers)
    await tx.insert(tables.articles).values(plan.articles)
    await tx.insert(tables.banners).values(plan.banners)
    await tx.insert(tables.searchCounts).values(plan.searchCounts)
    await tx.insert(tables.frequentSearches).values(plan.frequentSearches)
    await tx.insert(tables.userSoftwares).values(plan.userSoftwares)
    await tx.insert(tables.experiences).values(plan.experiences)
    await tx.insert(tables.educations).values(plan.educations)
    await tx.insert(tables.certificates).values(plan.certificates)
    await tx.insert(tables.vendorVisits).values(plan.vendorVisits)
    await tx.insert(tables.bannerCounts).values(plan.bannerCounts)
    await tx.insert(tables.pageViews).values(plan.pageViews)
    await tx.insert(tables.advertisements).values(plan.advertisements)
    await tx.insert(tables.payments).values(plan.payments)
    await tx.insert(tables.notifications).values(plan.notifications)
    await tx.insert(tables.accessRequests).values(plan.accessRequests)
    await tx.insert(tables.reviewReports).values(plan.reviewReports)
    await tx.insert(tables.reviewAppeals).values(plan.reviewAppeals)
    await tx.insert(tables.reviewRecourses).values(plan.reviewRecourses)
    await tx.insert(tables.readinessReports).values(plan.readinessReports)
    await tx.insert(tables.offerClaims).values(plan.offerClaims)
    await tx.insert(tables.imports).values(plan.imports)
    await tx.insert(tables.importProblems).values(plan.importProblems)
    await tx.insert(tables.testimonyRequests).values(plan.testimonyRequests)
    await tx.insert(tables.auditLog).values(plan.auditLog)
    await tx.insert(tables.savedLists).values(plan.savedLists)
    await tx.insert(tables.savedOffers).values(plan.savedOffers)
    await tx.insert(tables.quoteRequests).values(plan.quoteRequests)
    await tx.insert(tables.quoteConversations).values(plan.quoteConversations)
    await tx.insert(tables.quoteOffers).values(plan.quoteOffers)
    await tx.insert(tables.quoteMessages).values(plan.quoteMessages)
    await tx.insert(tables.quoteReports).values(plan.quoteReports)
    await tx.insert(tables.outcomes).values(plan.outcomes)
    await tx.insert(tables.watches).values(plan.watches)
  })
  await bringInDemoRegisters(db, plan.vendors, now)
  await countOld(db)
  await countWords(db)
  await countMarket(db)
  await countOutcomes({ db }, now)
  // A full table without statistics is searched row by row.
  await db.execute(sql`ANALYZE`)
}
