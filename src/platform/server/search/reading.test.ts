import { expect, it } from 'vitest'
import { readingOf, spelledAs, writtenIn } from './reading.ts'

const FOUND = 'Folha Certa: folha de pagamento e férias, com gestão à vista'

it('writes what is meant as the best answer writes it, and keeps the rest as asked', () => {
  const guesses = [
    { asked: 'pagamneto', meant: ['pagamentos', 'pagamento'] },
    { asked: 'gestaum', meant: ['gestao'] },
  ]
  expect(readingOf('Folha de PAGAMNETO gestaum', guesses, [], FOUND)).toEqual({
    corrected: 'Folha de pagamento gestão',
    omitted: [],
  })
})

it('omits a word whose guesses are not in the best answer', () => {
  const guesses = [{ asked: 'gratis', meant: ['grades'] }]
  expect(readingOf('folha grátis xyz', guesses, ['xyz'], FOUND)).toEqual({
    corrected: null,
    omitted: ['grátis', 'xyz'],
  })
})

it('writes a folded text as others write its words, the first of them first', () => {
  const spelt = spelledAs('gestao de folha e ferias', writtenIn(FOUND), writtenIn('Gestao FÉRIAS'))
  expect(spelt).toBe('gestão de folha e férias')
})

it('knows a word with a hyphen by its letters, and names nothing shorter than a word', () => {
  const guesses = [{ asked: 'ecomerce', meant: ['ecommerce'] }]
  expect(readingOf('ecomerce 5', guesses, ['5'], 'Loja de E-commerce')).toEqual({
    corrected: 'e-commerce 5',
    omitted: [],
  })
})

it('reads a text of one endless word once', () => {
  const read = readingOf('folha', [], [], 'a'.repeat(1_000_000))
  expect(read).toEqual({ corrected: null, omitted: [] })
})
