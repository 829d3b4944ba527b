import { defineConfig } from 'vitest/config'

const shared = { resolve: { tsconfigPaths: true } }

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.api.test.ts'],
        },
      },
      {
        ...shared,
        test: {
          // On the embedded database, or on PostgreSQL where TEST_DATABASE_URL names one.
          name: 'api',
          globalSetup: 'src/server/testing/database-template.server.ts',
          include: ['src/**/*.api.test.ts', 'db/**/*.api.test.ts'],
          // Generous, for a busy machine: opening an embedded PostgreSQL takes seconds at best.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Each file has an embedded PostgreSQL of its own, of about half a gigabyte.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
