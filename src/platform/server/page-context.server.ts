import { createContext, type EntryContext } from 'react-router'
import type { Still } from '../still.ts'
import type { CacheTag, OnSent } from './page-cache.server.ts'
import type { Platform } from './platform.server.ts'

export interface PageContext extends Pick<Platform, 'db' | 'env' | 'demo' | 'files'> {
  /** Names what the page shows, so that a change to it drops the page from the cache. */
  tag(...tags: CacheTag[]): void
  /** Says what is done each time that the page is sent. */
  whenSent(onSent?: OnSent): void
  /** Marks rows in which nothing is pressed: with a whole page they are sent as HTML alone. */
  still<Row>(rows: Row[]): Still<Row>
}

/**
 * A secret of one rendering: React puts it at every script of ours, and by it the server knows them
 * from scripts that content brought. It never leaves the server.
 */
export const scriptMark = createContext<string>()

/** The page that the router rendered, and what it knew of it; null where the answer is no page. */
export const routersPage = createContext<{ html: string; entry: EntryContext } | null>(null)

/** The way from a loader to the services. Holds nothing of the visitor: pages are the same for all. */
export const pageContext = createContext<PageContext>()
