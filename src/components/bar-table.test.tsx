import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BarTable } from './bar-table.tsx'

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ key: `${at}`, name: `Banner ${at}`, values: [at] }))
const shown = (count: number) =>
  renderToStaticMarkup(
    <BarTable
      caption="Banners"
      terms={['Banner', 'Cliques']}
      rows={rowsOf(count)}
      none="Nenhum."
      atOnce={{ rows: 2, all: 'Ver todos' }}
    />,
  )

it('folds what is more than it shows at once, and nothing else', () => {
  expect(shown(3)).toContain('Banner 1')
  expect(shown(3)).not.toContain('Banner 2')
  expect(shown(3)).toContain('Ver todos')
  expect(shown(2)).not.toContain('Ver todos')
})
