import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import type { ChunkingContext } from 'rolldown'
import { defineConfig, type Plugin } from 'vite'
import { cssLayers } from './scripts/lib/css-layers.mjs'
import { iconSprite } from './scripts/lib/icon-sprite.mjs'
import { NOT_BUNDLED } from './scripts/lib/not-bundled.mjs'

/** What pages share; dialogs and forms stay apart, since they are fetched when one opens. */
const SHARED =
  /src\/(components|domain|platform\/browser|platform)\/(?!browser|server|modal|mantine|forms\/|desk[./]|form-dialog|unsaved|edit-bar|avatar|bar-table|chart-card|scale|full-list|facts|focus-screen|switch|tabs|text-fields|wire|refusal|upload|file-size|month|sao-paulo|cnpj|countdown)|lucide-react|clsx/

/** What the first script of a page shares with others: it is apart, so that they load when they are needed. */
const FIRST =
  /vite\/preload-helper|src\/platform\/browser\/(?:storage-keys|stored-text|entry-below)\./

/** What takes over a page: every page has it, and asks for it together with its own. */
const HYDRATION = /node_modules\/(react|react-dom|react-router|scheduler)\/|src\/hydrate\.tsx$/

/** Groups of pages whose shared modules come in a file of their own, the first one that has a module: its name, and its roots. */
const PAGES = {
  shell: ['src/root.tsx', 'src/routes/home.tsx'],
  // What fills the screen of a software or a supplier, and no list of them.
  details: ['src/routes/software-details.tsx', 'src/routes/supplier-details.tsx'],
}

/** The modules that some files load, with all that those import. */
function modulesOf(files: string[], context: ChunkingContext): Set<string> {
  const found = new Set<string>()
  const waiting = files.map((file) => path.resolve(file))
  for (const id of waiting) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

const modules = new Map<string, Set<string>>()

/** Asked about each module, once the whole graph is known: it is walked once for each group of pages. */
function isOf(pages: keyof typeof PAGES, id: string, context: ChunkingContext): boolean {
  const known = modules.get(pages) ?? modulesOf(PAGES[pages], context)
  modules.set(pages, known)
  return known.has(id)
}

/** Marks what the router makes as it loads as unused where it is: its own links and forms, among others. */
const leanRouter: Plugin = {
  name: 'lean-router',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router\/dist\// },
    handler: (code) =>
      code
        .replace(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\w+\.displayName = "\w+";$/gm, ''),
  },
}

const APPENDED = 'document.head.appendChild(link)'
const PLACED =
  "([...document.head.children].find(({ href }) => href === dep.href + '#') ?? document.head.lastChild).after(link)"

/**
 * What a lazy part and its page both need is linked twice: the page's link, whose address the router ends with
 * `#`, goes as somebody leaves the page. The second one takes its place beside the first: at the end it would
 * win over what overrides it.
 */
const stylesInPlace: Plugin = {
  name: 'styles-in-place',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      if (!code.includes(APPENDED))
        throw new Error('A lazy part links its styles in an unknown way.')
      return code.replace(APPENDED, PLACED)
    },
  },
}

export default defineConfig(({ command }) => ({
  plugins: [iconSprite(), reactRouter(), leanRouter, stylesInPlace],
  css: { postcss: { plugins: [cssLayers()] } },
  resolve: { tsconfigPaths: true },
  environments: {
    // The Fastify application is the SSR entry: one build holds the API and the pages. Without comments and spaces it
    // is read faster as it starts; names stay, for the stack of an error.
    ssr: {
      build: {
        rollupOptions: {
          input: './src/server/index.ts',
          output: {
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
    client: {
      build: {
        rollupOptions: {
          // What home loads of it comes in one file instead of twenty, the rest in another; what one
          // or two pages use goes with those.
          output: {
            codeSplitting: {
              groups: [
                { name: 'first', test: FIRST, priority: 4 },
                { name: 'react', test: HYDRATION, priority: 3 },
                {
                  name: (id, context) => (isOf('shell', id, context) ? 'shell' : null),
                  test: SHARED,
                  minShareCount: 3,
                  priority: 2,
                },
                {
                  name: (id, context) => (isOf('details', id, context) ? 'details' : null),
                  test: SHARED,
                  minShareCount: 3,
                  priority: 1,
                },
                { name: 'shared', test: SHARED, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
  // Bundled, so that only what is in use is loaded, of few files: a third less of a start's time.
  ...(command === 'build' && {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: NOT_BUNDLED },
  }),
  build: {
    target: 'es2022',
    // Older browsers get `light-dark()` as variables.
    cssTarget: ['chrome111', 'safari16.4', 'firefox114'],
    // Faces come within their file of styles, whatever their size; all else as it does.
    assetsInlineLimit: (file) => file.endsWith('.woff2') || undefined,
  },
}))
