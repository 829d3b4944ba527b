import { stripVTControlCharacters } from 'node:util'

/** Vitest's `Tests  1 failed | 937 passed (938)`; Playwright's `  381 passed (8.0m)`, a line each. */
const SUMMARY = /^\s*(?:Tests\s+|(?=\d+ (?:passed|failed)\b))(.*)$/gm

/**
 * Counts the tests that a runner says have passed and failed.
 * @param {string} output of Vitest or Playwright
 */
export function countTests(output) {
  const tests = { passed: 0, failed: 0 }
  for (const [, summary = ''] of stripVTControlCharacters(output).matchAll(SUMMARY))
    for (const [, count, outcome] of summary.matchAll(/(\d+) (passed|failed)/g))
      tests[/** @type {'passed' | 'failed'} */ (outcome)] += Number(count)
  return tests
}
