import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { CHROMIUM_FLAGS, ensureChromium } from '../scripts/lib/chromium.mjs'
import type { RunningServer } from './server.ts'
import { median } from './statistics.ts'
import type { Line } from './table.ts'

const RUNS = 3

/** Scores of 100, on Lighthouse's simulated telephone. */
const MIN_SCORES = { performance: 95, accessibility: 100, seo: 100, 'best-practices': 95 }
type Category = keyof typeof MIN_SCORES
const CATEGORIES = Object.keys(MIN_SCORES) as Category[]

async function audit(url: string): Promise<Result> {
  const chrome = await launch({
    chromePath: ensureChromium() ?? chromium.executablePath(),
    chromeFlags: ['--headless', ...CHROMIUM_FLAGS],
  })
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: CATEGORIES,
      logLevel: 'error',
    })
    if (!run) throw new Error('Lighthouse gave no result.')
    return run.lhr
  } finally {
    chrome.kill()
  }
}

/** 'color-contrast', 'largest-contentful-paint 2.6 s': audits that cost a category points. */
function shortcomings({ categories, audits }: Result, category: Category): string {
  const costly = categories[category]?.auditRefs.filter(({ id, weight }) => {
    const score = audits[id]?.score
    return weight > 0 && typeof score === 'number' && score < 0.9
  })
  return (costly ?? [])
    .map(({ id }) => [id, audits[id]?.displayValue].filter(Boolean).join(' '))
    .join(', ')
}

const scoreOf = (result: Result, category: Category) =>
  Math.round((result.categories[category]?.score ?? 0) * 100)

/** The home page on Lighthouse's telephone, the page cache being warm: medians of a few runs. */
export async function measureLighthouse(server: RunningServer): Promise<Line[]> {
  await (await fetch(server.url)).arrayBuffer()
  const results: Result[] = []
  for (let run = 0; run < RUNS; run++) results.push(await audit(server.url))
  return CATEGORIES.map((category) => {
    const score = median(results.map((result) => scoreOf(result, category)))
    const shown = results.find((result) => scoreOf(result, category) === score)
    const reasons = shown && score < 100 ? shortcomings(shown, category) : ''
    return {
      what: `Home, Lighthouse mobile, ${category}, of 100`,
      ratio: score,
      must: ['>=', MIN_SCORES[category]],
      seen: reasons,
    }
  })
}
