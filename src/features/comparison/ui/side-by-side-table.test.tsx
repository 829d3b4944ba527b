import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ComparedColumn, ComparedGroup } from '../results.ts'
import { SideBySideTable } from './side-by-side-table.tsx'

const LONG =
  'Financeiro, estoque e fiscal em um só lugar, da nota de entrada ao balancete. '.repeat(4)

const column = (id: string, description = ''): ComparedColumn => ({
  ...{ id, name: `Software ${id}`, manufacturer: '', description, price: '', logo: '' },
  ...{ rating: 0, ratingCount: 0, isSponsored: false, review: null, soldBy: '', slogan: '' },
  ...{ monthly: null, categories: [], vendors: [], vendorCount: 0, distribution: [] },
})

const groups: ComparedGroup[] = [
  {
    title: 'Ficha do produto',
    rows: [
      { label: 'Idiomas', values: [['Português', 'Inglês'], ['Português']] },
      { label: 'Hospedagem', values: [['Nuvem no Brasil'], ['Nuvem no Brasil']] },
    ],
  },
]

/** The rows of the table, as words. */
const rowsOf = (onlyDifferences: boolean, description?: string) => {
  const columns = [column('1', description), column('2')]
  const html = renderToStaticMarkup(
    <SideBySideTable columns={columns} groups={groups} onlyDifferences={onlyDifferences} />,
  )
  return html.split('<tr').map((row) => row.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '))
}

it('says once what is the same of all, after what differs', () => {
  const rows = rowsOf(false)
  const differing = rows.findIndex((row) => row.includes('Idiomas'))
  const alike = rows.findIndex((row) => row.includes('Igual em todos'))
  expect(rows[differing]).toContain('Português Inglês Português')
  expect(alike).toBeGreaterThan(differing)
  expect(rows[alike]).toContain('Hospedagem')
  expect(rows.join().match(/Nuvem no Brasil/g)).toHaveLength(1)
})

it('leaves it out where only differences are asked for', () => {
  expect(rowsOf(true).join()).not.toMatch(/Igual em todos|Nuvem no Brasil/)
  expect(rowsOf(true).join()).toContain('Idiomas')
})

it('has a dash for what nobody said, and says it to who hears it', () => {
  const row = rowsOf(false).find((text) => text.includes('Fabricante'))
  expect(row).toMatch(/Fabricante\W+– Não informado\W+– Não informado/)
})

it('begins a long description with whole words, and leads to the rest', () => {
  const row = rowsOf(false, LONG).find((text) => text.includes('Ler tudo')) ?? ''
  const [begun = ''] = row.split('...')
  expect(LONG).toContain(begun.replace(/^.*Descrição /, ''))
  expect(row).toContain('Ler tudo sobre Software 1')
})

it('says in words which column a row is the best in', () => {
  const columns = [
    { ...column('1'), rating: 4.1, ratingCount: 9 },
    { ...column('2'), rating: 4.6, ratingCount: 9 },
  ]
  const rated = [
    {
      title: 'Notas por critério',
      rows: [{ label: 'Suporte', values: [['4,8'], ['4,2']], averages: [4.8, 4.2] }],
    },
  ]
  const html = renderToStaticMarkup(
    <SideBySideTable columns={columns} groups={rated} onlyDifferences={false} />,
  )
  const rows = html.split('<tr').map((row) => row.split('<td'))
  const marked = rows.map((cells) => cells.map((cell) => cell.includes('Maior nota')))
  expect(marked.filter((cells) => cells.includes(true))).toEqual([
    [false, false, true],
    [false, true, false],
  ])
  // As many of both.
  expect(html).not.toContain('Mais avaliações')
})
