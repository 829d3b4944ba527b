import { expect, it } from 'vitest'
import { cellGuide, FACT_COLUMNS, sheetIn } from './columns.ts'

const guideOf = (column: string) => {
  const found = FACT_COLUMNS.find(({ name }) => name === column)
  return found ? cellGuide(found.of) : ''
}

it.each(['reajuste', 'hospedagem', 'suporte.horario'])(
  'who fills in a file is told each option of a column, and each is read: %s',
  (column) => {
    const options = guideOf(column).replace('uma opção: ', '').split(', ')
    expect(options.length).toBeGreaterThan(2)
    for (const option of options) expect(sheetIn({ [column]: option }).problems).toEqual([])
  },
)

it.each(['portes', 'integracoes', 'exportacao.formatos'])(
  'all options of a column are read at once: %s',
  (column) => {
    const options = guideOf(column).replace('opções separadas por |: ', '').split(', ')
    expect(options.length).toBeGreaterThan(2)
    expect(sheetIn({ [column]: options.slice(0, 20).join('|') }).problems).toEqual([])
  },
)

it('a refusal names a few options, and not dozens', () => {
  expect(sheetIn({ hospedagem: 'lua' }).problems).toEqual([
    'hospedagem: não há a opção “lua”; use brasil, exterior, propria',
  ])
  expect(sheetIn({ integracoes: 'faxmail' }).problems).toEqual([
    'integracoes: não há a opção “faxmail”; confira as opções desta coluna',
  ])
})
