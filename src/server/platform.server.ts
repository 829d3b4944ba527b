import { seedDemoIfEmpty } from '#/db/seed/index.server.ts'
import { writeEvents } from '#/features/analytics/service.server.ts'
import { hasDemoOffers } from '#/features/catalogue/service.server.ts'
import { IMPORTS_FOLDER } from '#/features/imports/limits.ts'
import { openDataDump } from '#/features/open-data/jobs.server.ts'
import { latestDump } from '#/features/open-data/service.server.ts'
import { writeSearches } from '#/features/search/counts/service.server.ts'
import { openCdn } from '#/integrations/cdn/index.server.ts'
import { openPostalDirectory } from '#/integrations/cep/index.server.ts'
import { openCompanyRegister } from '#/integrations/cnpj/index.server.ts'
import { openGoogle } from '#/integrations/google/google.server.ts'
import { openMailer } from '#/integrations/mail/index.server.ts'
import { openPayments } from '#/integrations/payments/index.server.ts'
import { openWebhooks } from '#/integrations/webhook/sender.server.ts'
import { openDatabase } from '#/platform/server/database/index.server.ts'
import type { DatabaseHandle } from '#/platform/server/database/types.server.ts'
import type { Env } from '#/platform/server/env.server.ts'
import { FolderStorage } from '#/platform/server/files/folder-storage.server.ts'
import { openFiles } from '#/platform/server/files/index.server.ts'
import { Jobs } from '#/platform/server/jobs/jobs.server.ts'
import { isLocalSite } from '#/platform/server/loopback.server.ts'
import { PageCache, watchChanges } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { Purges } from '#/platform/server/purges.server.ts'
import { closeTracing } from '#/platform/server/tracing/tracing.server.ts'
import { registerJobs } from './jobs.server.ts'
import { SALES } from './sales.server.ts'

const MIB = 1024 * 1024

/** What is not public was once below the public files: what waits there is moved. */
async function filesOf(env: Env) {
  const opened = openFiles(env)
  if (!env.S3_BUCKET)
    await new FolderStorage(env, 'private').takeFrom(new FolderStorage(env), IMPORTS_FOLDER)
  return opened
}

/**
 * Opens what the process works with. The empty database of a local site is filled with the demonstration.
 * Jobs wait until `platform.jobs.work()`.
 * @returns the platform, its database, and `close`, which gives everything back in order
 */
export async function openPlatform(
  env: Env,
): Promise<{ platform: Platform; database: DatabaseHandle; close(): Promise<void> }> {
  const database = await openDatabase(env)
  if (isLocalSite(env)) await seedDemoIfEmpty(database.db, env)
  const demo = await hasDemoOffers(database.db)
  const pageCache = new PageCache(env.PAGE_CACHE_MB * MIB)
  await pageCache.follow(database)
  const cdn = openCdn(env)
  // Of two that do jobs both tell it: one that dies loses nothing.
  const purges = cdn && env.ROLE !== 'web' ? new Purges(cdn) : undefined
  if (purges) watchChanges(database.db, (tags) => purges.note(tags))
  const platform: Platform = {
    env,
    db: database.db,
    answers: database.answers,
    pageCache,
    cdn,
    ...(await filesOf(env)),
    jobs: await Jobs.open(database),
    mailer: openMailer(env),
    google: openGoogle(env),
    payments: openPayments(env, database.db),
    sales: SALES,
    companyRegister: openCompanyRegister(env),
    postalDirectory: openPostalDirectory(env),
    webhooks: openWebhooks(),
    demo,
  }
  await registerJobs({ ...platform, db: database.background })
  // Who tries the site out does not wait for the night.
  if (demo && !(await latestDump(database.db)))
    await platform.jobs.enqueue(database.db, openDataDump, {})
  const close = async () => {
    await Promise.allSettled([writeSearches(database.db), writeEvents(database.db)])
    await platform.jobs.close()
    await database.close()
    await purges?.close()
    await closeTracing()
  }
  return { platform, database, close }
}
