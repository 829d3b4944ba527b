import { expect, it } from 'vitest'
import { countTests } from './count-tests.mjs'

it('counts what Vitest ran', () => {
  const output =
    ' Test Files  1 failed | 61 passed (62)\n      Tests  1 failed | 937 passed | 2 skipped (940)\n'
  expect(countTests(output)).toEqual({ passed: 937, failed: 1 })
})

it('counts what Playwright ran', () => {
  const output =
    '  ✓  1 entry.spec.ts › 3 passed words\n\n  2 failed\n    a.spec.ts\n  381 passed (8.0m)\n'
  expect(countTests(output)).toEqual({ passed: 381, failed: 2 })
})

it('reads through colours, and finds nothing where no test ran', () => {
  expect(
    countTests('\u001b[2m      Tests \u001b[22m \u001b[1m\u001b[32m4 passed\u001b[39m (4)'),
  ).toEqual({
    passed: 4,
    failed: 0,
  })
  expect(countTests('Checked 1207 files in 17s.')).toEqual({ passed: 0, failed: 0 })
})
