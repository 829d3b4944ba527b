import { ACCOUNT_JOBS } from '#/features/accounts/jobs.server.ts'
import { ADMINISTRATOR_JOBS } from '#/features/administrators/jobs.server.ts'
import { ADVERTISING_JOBS } from '#/features/advertising/jobs.server.ts'
import { alternativesUpkeep } from '#/features/alternatives/upkeep.server.ts'
import { analyticsUpkeep } from '#/features/analytics/upkeep.server.ts'
import { registerNotices } from '#/features/area/upkeep.server.ts'
import { auditUpkeep } from '#/features/audit/upkeep.server.ts'
import { bannerDue } from '#/features/banners/jobs.server.ts'
import { suggestionMail } from '#/features/catalogue/category-suggestions/mail-job.server.ts'
import { CLAIM_JOBS } from '#/features/claims/jobs.server.ts'
import { CONFIRMATION_JOBS } from '#/features/confirmation/jobs.server.ts'
import { contractsUpkeep } from '#/features/contracts/upkeep.server.ts'
import { importJob } from '#/features/imports/jobs.server.ts'
import { lookupsUpkeep } from '#/features/lookups/upkeep.server.ts'
import { MAKER_JOBS } from '#/features/makers/jobs.server.ts'
import { marketUpkeep } from '#/features/market/upkeep.server.ts'
import { NEWS_JOBS } from '#/features/news/jobs.server.ts'
import { notificationsUpkeep } from '#/features/notifications/upkeep.server.ts'
import { openDataDump } from '#/features/open-data/jobs.server.ts'
import { OUTCOME_JOBS } from '#/features/outcomes/jobs.server.ts'
import { PAYMENT_JOBS } from '#/features/payments/jobs.server.ts'
import { PROOF_JOBS } from '#/features/proofs/jobs.server.ts'
import { QUOTE_JOBS } from '#/features/quotes/jobs.server.ts'
import { READINESS_JOBS } from '#/features/readiness/jobs.server.ts'
import { registerUpkeep } from '#/features/register/upkeep.server.ts'
import { REVIEW_INVITATION_JOBS } from '#/features/review-invitations/jobs.server.ts'
import { REVIEW_JOBS } from '#/features/reviews/jobs.server.ts'
import { SEARCH_JOBS } from '#/features/search/counts/jobs.server.ts'
import { SOURCE_JOBS } from '#/features/sources/jobs.server.ts'
import { TESTIMONIAL_JOBS } from '#/features/testimonials/jobs.server.ts'
import { transparencyUpkeep } from '#/features/transparency/service.server.ts'
import { WATCH_JOBS } from '#/features/watches/jobs.server.ts'
import { WEBHOOK_JOBS } from '#/features/webhooks/jobs.server.ts'
import { privateFileRemoval } from '#/platform/server/files/removal-job.server.ts'
import type { AnyJob } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { countWordsJob } from '#/platform/server/search/words-job.server.ts'

/** Everything that happens apart from requests. */
export const JOBS: AnyJob<Platform>[] = [
  ...ACCOUNT_JOBS,
  ...CLAIM_JOBS,
  ...CONFIRMATION_JOBS,
  ...MAKER_JOBS,
  suggestionMail,
  ...REVIEW_JOBS,
  ...READINESS_JOBS,
  ...QUOTE_JOBS,
  ...OUTCOME_JOBS,
  ...PROOF_JOBS,
  ...REVIEW_INVITATION_JOBS,
  ...TESTIMONIAL_JOBS,
  ...NEWS_JOBS,
  bannerDue,
  ...ADVERTISING_JOBS,
  countWordsJob,
  privateFileRemoval,
  importJob,
  ...PAYMENT_JOBS,
  lookupsUpkeep,
  analyticsUpkeep,
  alternativesUpkeep,
  marketUpkeep,
  registerUpkeep,
  registerNotices,
  contractsUpkeep,
  ...SOURCE_JOBS,
  openDataDump,
  auditUpkeep,
  ...SEARCH_JOBS,
  ...ADMINISTRATOR_JOBS,
  notificationsUpkeep,
  ...WATCH_JOBS,
  ...WEBHOOK_JOBS,
  transparencyUpkeep,
]

/** Makes the queues, so that they can be filled; `platform.jobs.work()` starts emptying them. */
export const registerJobs = (platform: Platform) => platform.jobs.register(JOBS, platform)
