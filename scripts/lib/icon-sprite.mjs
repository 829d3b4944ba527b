import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const IMPORTED = /import\s*\{([^}]*)\}\s*from 'lucide-react'/g
const PART = path.resolve('src/components/icon.tsx')

/** All that lucide exports, among it each icon by its name. */
const ICONS = /** @type {Record<string, import('react').ComponentType>} */ (
  /** @type {unknown} */ (lucide)
)

/** Names of all icons that the sources import. */
function usedIcons() {
  /** @type {Set<string>} */
  const names = new Set()
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.tsx?$/.test(name)))
    for (const [, list = ''] of readFileSync(path.join('src', file), 'utf8').matchAll(IMPORTED))
      for (const item of list.split(',')) names.add(item.trim().replace(/\s+as\s.*$/, ''))
  // Types are no icons.
  return [...names].filter((name) => name in ICONS).sort()
}

/** @param {string} name @returns the icon's shapes, without the element around them */
const shapesOf = (name) =>
  renderToStaticMarkup(createElement(ICONS[name] ?? name)).replace(/^<svg[^>]*>|<\/svg>$/g, '')

/**
 * The icons of the product in one file, which a page names by `<use>` instead of repeating their shapes in its HTML
 * and once more in its scripts. Sources import them from lucide, as its documentation says.
 * @returns {import('vite').Plugin}
 */
export function iconSprite() {
  const names = usedIcons()
  const symbols = names.map(
    (name) => `<symbol id="${name}" viewBox="0 0 24 24">${shapesOf(name)}</symbol>`,
  )
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
  const hash = createHash('sha256').update(sprite).digest('base64url').slice(0, 8)
  const fileName = `assets/icons-${hash}.svg`
  return {
    name: 'icon-sprite',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^lucide-react$/ },
      handler: () => '\0lucide-react',
    },
    load: {
      filter: { id: /^\0lucide-react$/ },
      handler: () => ({
        code: [
          `import { iconOf } from ${JSON.stringify(PART)}`,
          ...names.map(
            (name) => `export const ${name} = /* @__PURE__ */ iconOf('/${fileName}#${name}')`,
          ),
        ].join('\n'),
        moduleSideEffects: false,
      }),
    },
    generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName, source: sprite })
    },
  }
}
