import type { Database } from './database/types.server.ts'
import type { Env } from './env.server.ts'
import type { PageCache } from './page-cache.server.ts'

/** What a process has at hand: handed to the API's routes and, through the context, to loaders. */
export interface Platform {
  env: Env
  db: Database
  pageCache: PageCache
  /** Whether the catalogue shows the demonstration; known at start, when that is written. */
  demo: boolean
}
