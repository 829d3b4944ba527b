import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  resolve: { tsconfigPaths: true },
  environments: {
    // The Fastify application is the SSR entry: one build holds the API and the pages.
    ssr: { build: { rollupOptions: { input: './src/server/index.ts' } } },
    client: {
      build: {
        rollupOptions: {
          // What pages share comes in one file instead of twenty. What one or two of them use goes
          // with those; dialogs and forms stay apart, since they are fetched when one opens.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'shared',
                  test: /src\/(components|domain|platform\/browser|platform)\/(?!browser|server|modal|mantine|forms\/|desk\/|form-dialog|unsaved|edit-bar|avatar|bar-table|full-list|facts|focus-screen|switch|tabs|person-fields|wire|upload|file-size|month|sao-paulo|cnpj|countdown)|lucide-react|clsx/,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
  },
  // Bundled, so that only the icons in use are loaded.
  ssr: { noExternal: ['lucide-react'] },
  build: { target: 'es2022' },
})
