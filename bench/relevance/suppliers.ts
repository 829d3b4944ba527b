import { STATES } from '#/addresses/facets.ts'
import { hashOf } from '../../db/seed/random.ts'
import { beginAnew } from '../random.ts'
import type { Supplier } from './catalogue.ts'
import { halfOf, idsBy, mistyped, type Question } from './questions.ts'

/** Questions of a class, one for each thing that is said of suppliers. */
const asked = (kind: string, ids: Map<string, string[]>): Question[] =>
  [...ids].map(([text, answers]) => ({ kind, half: halfOf(text), asked: text, answers }))

const stateOf = ({ state }: Supplier) => STATES[state as keyof typeof STATES] ?? state

/** What is asked for to find suppliers: their names, what they sell, where they are, and both. */
export function supplierQuestions(suppliers: Supplier[]): Question[] {
  const names = asked(
    'name',
    idsBy(suppliers, ({ name }) => [name]),
  )
  const mistypedNames = names.map((question) => {
    beginAnew(hashOf(question.asked))
    const words = question.asked.split(' ')
    const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
    const changed = words.map((word) => (word === longest ? mistyped(word) : word))
    return { ...question, kind: 'typo: name', asked: changed.join(' ') }
  })
  const by = (kind: string, saidOf: (supplier: Supplier) => string[]) =>
    asked(kind, idsBy(suppliers, saidOf))
  return [
    ...names,
    ...mistypedNames,
    ...by('what it sells', ({ sells }) => sells),
    ...by('sistema de … it sells', ({ sells }) => sells.map((name) => `sistema de ${name}`)),
    ...by('city', ({ city }) => [city]),
    ...by('state', (supplier) => [stateOf(supplier)]),
    ...by('state in two letters', ({ state }) => [state]),
    ...by('what it sells and city', ({ sells, city }) => sells.map((name) => `${name} em ${city}`)),
    ...by('what it sells and state', (supplier) =>
      supplier.sells.map((name) => `${name} ${stateOf(supplier)}`),
    ),
  ]
}
