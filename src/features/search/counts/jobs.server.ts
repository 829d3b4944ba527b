import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { findFrequentSearches, forgetSearches } from './service.server.ts'

type SearchJob = Job<Pick<Platform, 'db'>, Record<string, never>>

export const SEARCH_JOBS: SearchJob[] = [
  { name: 'frequent-searches', cron: '20 * * * *', run: ({ db }) => findFrequentSearches(db) },
  // Every night.
  { name: 'searches-upkeep', cron: '40 6 * * *', run: ({ db }) => forgetSearches(db) },
]
