import { expect, it } from 'vitest'
import { CRITERIA_MAX, type Matrix, matrixCsv, readMatrix, totalOf, withLast } from './model.ts'

const matrix: Matrix = {
  criteria: [
    { name: 'Nota', weight: 3 },
    { name: 'Preço', weight: 1 },
    { name: 'Sem peso', weight: 0 },
  ],
  scores: { a: { Preço: 1, 'Sem peso': 5 }, b: { Nota: 2, Preço: 4 } },
  notes: { a: '=HYPERLINK("x")\nduas linhas' },
}
const rated = { Nota: { score: 5, from: 'nota 4,6' } }
const suggested = { a: rated }

it('weighs what a person says before what data say, and leaves out what nobody scored', () => {
  expect(totalOf(matrix, suggested, 'a')).toEqual({ value: 4, scored: 2, of: 2 })
  expect(totalOf(matrix, { b: rated }, 'b').value).toBe(2.5)
  expect(totalOf(matrix, {}, 'a')).toEqual({ value: 1, scored: 1, of: 2 })
  expect(totalOf(matrix, {}, 'c')).toEqual({ value: undefined, scored: 0, of: 2 })
})

it('reads what was kept, and nothing else', () => {
  expect(readMatrix(matrix)).toEqual(matrix)
  for (const stored of [null, [], { criteria: 3 }]) expect(() => readMatrix(stored)).toThrow()
  const many = Array.from({ length: CRITERIA_MAX + 5 }, (_, n) => ({ name: `C${n}`, weight: 1 }))
  const odd = {
    criteria: [...many, { name: 'x', weight: 99 }],
    scores: { a: { C1: 9, C2: 2 } },
    notes: { a: 7 },
  }
  const read = readMatrix(odd)
  expect(read.criteria).toHaveLength(CRITERIA_MAX)
  expect(read).toMatchObject({ scores: { a: { C2: 2 } }, notes: {} })
})

it('lets go of what was compared longest ago', () => {
  let notes: Record<string, string> = {}
  for (let n = 0; n < 50; n++) notes = withLast(notes, `p${n}`, 'x')
  expect(Object.keys(notes)).toHaveLength(40)
  expect(notes).not.toHaveProperty('p9')
  expect(notes).toHaveProperty('p49')
})

it('makes a file that a spreadsheet reads, and runs nothing of', () => {
  const lines = matrixCsv(matrix, suggested, [
    { id: 'a', name: 'Um "bom"' },
    { id: 'b', name: 'Dois' },
  ]).split('\r\n')
  expect(lines[0]).toBe('\ufeff"Critério";"Peso";"Um ""bom""";"Dois"')
  expect(lines[1]).toBe('"Nota";"3";"5";"2"')
  expect(lines[4]).toBe('"Total";"";"4,00";"2,50"')
  expect(lines[5]).toBe(`"Anotações";"";"'=HYPERLINK(""x"")\nduas linhas";""`)
})
