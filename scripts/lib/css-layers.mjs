import path from 'node:path'

/**
 * What wins over what, by what it is and not by when it was loaded: a lazy part brings its styles after those
 * of its page. Features and routes are in no layer, and win over all of these.
 * @type {[layer: string, of: RegExp][]} the weakest first
 */
const LAYERS = [
  ['ground', /^src\/styles\//],
  ['mantine', /^src\/components\/mantine\.css$|^node_modules\/@mantine\//],
  ['components', /^src\/components\//],
]

const FROM_ANOTHER_FILE = /\sfrom\s/

/**
 * Puts each file of styles into its layer.
 * @returns {import('postcss').Plugin}
 * @throws CssSyntaxError where one composes another's class: that would bring a copy of all that it holds, to come
 *   after what overrides it
 */
export const cssLayers = () => ({
  postcssPlugin: 'css-layers',
  Once(root, { AtRule }) {
    root.walkDecls('composes', (declaration) => {
      if (FROM_ANOTHER_FILE.test(declaration.value))
        throw declaration.error('A class of another file is named beside the own one (`clsx`).')
    })
    const file = path.relative('.', root.source?.input.file ?? '').replaceAll('\\', '/')
    const found = LAYERS.find(([, of]) => of.test(file))
    if (!found) return
    const layer = new AtRule({ name: 'layer', params: found[0] })
    layer.append(root.nodes.filter(({ type }) => type !== 'comment'))
    const order = LAYERS.map(([name]) => name).join(', ')
    root.removeAll()
    root.append(new AtRule({ name: 'layer', params: order }), layer)
  },
})
