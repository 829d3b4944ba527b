import { expect, it } from 'vitest'
import { widthOf } from '#/platform/browser/pdf.ts'
import { matrixPdf } from './pdf.ts'

const products = [
  { id: 'a', name: 'Fôlego' },
  { id: 'b', name: 'Lince 🐾' },
]
const matrix = (criteria: number, note = '') => ({
  criteria: Array.from({ length: criteria }, (_, n) => ({ name: `Critério ${n}`, weight: 3 })),
  scores: { a: { 'Critério 0': 5 } },
  notes: { a: note },
})
const made = 'Feita em 24 nov 2026'

/** The texts of a file, in its order. */
const textsOf = (file: string) =>
  [...file.matchAll(/<([\da-f]*)> Tj/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex').toString('latin1'),
  )

it('is a PDF whose table of objects says where each begins', () => {
  const file = matrixPdf(matrix(2), {}, products, made)
  expect(file.startsWith('%PDF-1.4\n')).toBe(true)
  const [, start = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(file) ?? []
  expect(file.slice(Number(start)).startsWith('xref\n')).toBe(true)
  const places = [...file.matchAll(/^(\d{10}) 00000 n $/gm)]
  expect(places.length).toBeGreaterThan(5)
  for (const [index, [, place]] of places.entries())
    expect(file.slice(Number(place)).startsWith(`${index + 1} 0 obj\n`)).toBe(true)
  for (const [, length, content = ''] of file.matchAll(
    /Length (\d+) >>\nstream\n(.*?)\nendstream/gs,
  ))
    expect(content).toHaveLength(Number(length))
})

it('has scores, totals and notes, in the letters of Portuguese', () => {
  const suggested = { b: { 'Critério 0': { score: 4, from: 'nota 4,2' } } }
  const texts = textsOf(matrixPdf(matrix(1, 'Sem plantão'), suggested, products, made))
  expect(texts).toEqual([
    'Matriz de decisão',
    made,
    ...['Critério', 'Peso', 'Fôlego', 'Lince ?'],
    ...['Critério 0', '3', '5', '4'],
    ...['Total', '', '5,0 de 5', '4,0 de 5'],
    'Minha anotação sobre Fôlego',
    'Sem plantão',
  ])
})

it('goes on on the next page, and breaks what is too long', () => {
  const long = 'x'.repeat(1000)
  const file = matrixPdf(matrix(12, `${long} ${'palavra '.repeat(300)}`), {}, products, made)
  expect(file.match(/\/Type \/Page /g)?.length).toBeGreaterThan(1)
  const texts = textsOf(file)
  expect(texts.join('').split('x').length).toBe(1001)
  for (const text of texts) expect(widthOf(text, 10)).toBeLessThanOrEqual(842 - 84)
})
