import { defineConfig } from 'vitest/config'

const shared = {
  resolve: { tsconfigPaths: true },
  test: {
    // Loading a test's modules takes longer than its tests: the files of a run share one process.
    isolate: false,
    maxWorkers: 1,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
  },
}

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          ...shared.test,
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'db/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['**/*.api.test.ts'],
          // Some make keys or start commands; five seconds are few on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        ...shared,
        test: {
          ...shared.test,
          // On the embedded database, or on PostgreSQL where TEST_DATABASE_URL names one.
          name: 'api',
          globalSetup: 'src/server/testing/database-template.server.ts',
          include: ['src/**/*.api.test.ts', 'db/**/*.api.test.ts', 'bench/**/*.api.test.ts'],
          // Generous, for a busy machine: opening an embedded PostgreSQL takes seconds at best.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
