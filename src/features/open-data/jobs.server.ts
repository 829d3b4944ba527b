import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { dumpOpenData } from './service.server.ts'

/** Every night, once indexes are of today: public data as files. */
export const openDataDump: Job<Platform, Record<string, never>> = {
  name: 'open-data-dump',
  cron: '20 8 * * *',
  hours: 3,
  keyOf: () => 'all',
  run: (platform) => dumpOpenData(platform),
}
