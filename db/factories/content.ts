import { articles, banners } from '#/db/schema/index.ts'
import { HOUR_MS } from '#/domain/durations.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { next, only } from './counter.ts'

export type NewArticle = typeof articles.$inferInsert
export type NewBanner = typeof banners.$inferInsert

/** An article of ours, published an hour ago, ready to insert. */
export function articleRow(overrides: Partial<NewArticle> = {}): NewArticle {
  const n = next()
  return {
    kind: 'article',
    headline: `Artigo ${n}`,
    company: 'Redação Praça',
    body: `<p>Conteúdo do artigo ${n}.</p>`,
    publishedAt: new Date(Date.now() - HOUR_MS),
    ...overrides,
  }
}

export async function makeArticle(db: Database, overrides: Partial<NewArticle> = {}) {
  return only(await db.insert(articles).values(articleRow(overrides)).returning())
}

/** A running banner without dates, ready to insert; its picture is not written. */
export function bannerRow(overrides: Partial<NewBanner> = {}): NewBanner {
  const n = next()
  return {
    kind: 'Detail',
    imageKey: `banners/banner-${n}.svg`,
    linkUrl: '/softwares/ERP',
    description: `Banner ${n}`,
    ...overrides,
  }
}

export async function makeBanner(db: Database, overrides: Partial<NewBanner> = {}) {
  return only(await db.insert(banners).values(bannerRow(overrides)).returning())
}
