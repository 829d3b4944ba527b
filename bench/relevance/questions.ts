import { foldText } from '#/domain/text.ts'
import { hashOf } from '../../db/seed/random.ts'
import { beginAnew, below, chance, pick } from '../random.ts'
import type { Product } from './catalogue.ts'
import { contentWords, frequencies, heard, nameWords, plural } from './words.ts'

/** A question of which it is known what answers it. */
export interface Question {
  kind: string
  half: Half
  asked: string
  /** Ids of the rows that answer it. */
  answers: string[]
}

export type Half = 'tuning' | 'reporting'

/** The half of all questions of a text: what is added to a catalogue moves none. */
export const halfOf = (text: string): Half =>
  (hashOf(text) >>> 16) % 2 === 0 ? 'tuning' : 'reporting'

/** Of a class, as many questions are asked in each half. */
const MOST = 60
/** Words of a description that make a question. */
const DESCRIBED_BY = 3
/** Shorter words are not asked for before they are whole. */
const TYPED_OF = 6
/** A question is made of the rarest words of a description: others fit many products. */
const RAREST = 7

/** Of these, those that no product has are asked beside the words of one. */
const EXTRA = ['grátis', 'baratíssimo', 'urgente', 'brasileiríssimo', 'descomplicadinho']
const BEGINNINGS = ['sistema de', 'programa para', 'software de', 'plataforma de', 'aplicativo de']
const WHOLE: ((words: string) => string)[] = [
  (words) => `qual é o melhor sistema para ${words}?`,
  (words) => `preciso de um programa que faça ${words} na minha empresa`,
  (words) => `quero um software bom e barato para ${words}`,
  (words) => `como faço para encontrar uma ferramenta de ${words}`,
  (words) => `alguém conhece um aplicativo de ${words} para pequenas empresas?`,
]

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** One slip of the fingers past the first letter: exchanged, left out, doubled or another letter. */
export function mistyped(word: string): string {
  const place = 1 + below(word.length - 2)
  const [before, letter, next, rest] = [
    word.slice(0, place),
    word.charAt(place),
    word.charAt(place + 1),
    word.slice(place + 2),
  ]
  const slips = [
    before + next + letter + rest,
    before + next + rest,
    before + letter + letter + next + rest,
    before + pick([...LETTERS]) + next + rest,
  ]
  const slip = pick(slips)
  return foldText(slip) === foldText(word) ? before + next + rest : slip
}

/** The words with one of them changed; nothing where none can be. */
function withOne(
  words: string[],
  fits: (word: string) => boolean,
  change: (word: string) => string,
): string | undefined {
  const places = words.flatMap((word, place) => (fits(word) ? [place] : []))
  if (places.length === 0) return
  const chosen = pick(places)
  return words.map((word, place) => (place === chosen ? change(word) : word)).join(' ')
}

const isLong = (word: string) => word.length >= 5 && /^\p{L}+$/u.test(word)

/** A name written as several words, where capitals say where they part: 'OpenProject'. */
function split(name: string): string | undefined {
  if (/^\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{2,}$/u.test(name))
    return name.replace(/(\p{Ll})(\p{Lu})/u, '$1 $2').toLowerCase()
  if (/^\p{L}{2,}-\p{L}{3,}$/u.test(name)) return name.replace('-', ' ')
}

/** What may be asked of one product, by class; undefined where the class has no sense for it. */
function askedOf(
  name: string,
  described: string[],
  extra: string[],
): Record<string, string | undefined> {
  const named = nameWords(name)
  const text = described.join(' ')
  const misheard = described.filter((word) => heard(word).length > 0)
  const typed = name.slice(0, Math.ceil(name.length * 0.6)).trim()
  const begun = name.slice(0, Math.ceil(name.length * 0.75)).trim()
  return {
    'clean: name': name,
    'clean: description': text,
    'accents dropped': foldText(name) === name.toLowerCase() ? undefined : foldText(name),
    'accents dropped: description':
      foldText(text) === text.toLowerCase() ? undefined : foldText(text),
    'other order': named.length > 1 ? named.toReversed().join(' ') : undefined,
    hyphen: named.length === 2 ? named.join('-') : undefined,
    'joined words': named.length === 2 ? named.join('').toLowerCase() : undefined,
    'split words': split(name),
    'typo: name': withOne(named, isLong, mistyped),
    'typo: description': withOne(described, isLong, mistyped),
    'by ear: description':
      misheard.length > 0
        ? withOne(
            described,
            (word) => misheard.includes(word),
            (word) => pick(heard(word)),
          )
        : undefined,
    'plural: name': withOne(named, isLong, plural),
    'plural: description': withOne(
      described,
      (word) => isLong(word) && !word.endsWith('s'),
      plural,
    ),
    'beginning: name': `${pick(BEGINNINGS)} ${name}`,
    'beginning: description': `${pick(BEGINNINGS)} ${text}`,
    'extra word': chance() < 0.5 ? `${text} ${pick(extra)}` : `${pick(extra)} ${text}`,
    'whole question': pick(WHOLE)(text.toLowerCase()),
    'typed: 60 %': typed.length >= 3 && typed !== name ? typed : undefined,
    'typed: 3 letters': name.length > 5 ? name.slice(0, 3) : undefined,
    'typed: with a typo': begun.length >= 5 && isLong(begun) ? mistyped(begun) : undefined,
  }
}

/** Ids by what is said of them. */
export function idsBy<Row extends { id: string }>(
  rows: Row[],
  saidOf: (row: Row) => string[],
): Map<string, string[]> {
  const ids = new Map<string, string[]>()
  for (const row of rows) {
    for (const said of new Set(saidOf(row))) ids.set(said, [...(ids.get(said) ?? []), row.id])
  }
  return ids
}

/** Words of categories, as far as somebody has typed them. */
const begunQuestions = (products: Product[]): Question[] =>
  [
    ...idsBy(products, ({ categories }) =>
      categories.flatMap(contentWords).map((word) => word.toLowerCase()),
    ),
  ]
    .filter(([word]) => word.length >= TYPED_OF)
    .map(([word, answers]) => ({
      kind: 'typed: word of a category',
      half: halfOf(word),
      asked: word.slice(0, Math.ceil(word.length * 0.7)),
      answers,
    }))

/** Three of the rarest words of a description, in an order of chance; none where it has fewer. */
function describedBy(description: string, known: Map<string, number>): string[] {
  const words = [...new Map(contentWords(description).map((w) => [foldText(w), w])).values()]
  if (words.length < DESCRIBED_BY) return []
  return words
    .sort((a, b) => (known.get(foldText(a)) ?? 0) - (known.get(foldText(b)) ?? 0))
    .slice(0, RAREST)
    .map((word) => ({ word, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, DESCRIBED_BY)
    .map(({ word }) => word.toLowerCase())
}

/** Questions of every class that a rule makes, the same for the same rows. */
export function questionsOf(products: Product[]): Question[] {
  const known = frequencies(
    products.map(({ name, slogan, description }) => `${name} ${slogan} ${description}`),
  )
  const extra = EXTRA.filter((word) => !known.has(foldText(word)))
  const namesakes = idsBy(products, ({ name }) => [foldText(name)])
  const counts = new Map<string, number>()
  const questions = products
    .toSorted((a, b) => hashOf(a.name) - hashOf(b.name))
    .flatMap(({ name, description }): Question[] => {
      beginAnew(hashOf(name))
      const described = describedBy(description, known)
      if (described.length === 0) return []
      const half = halfOf(name)
      const answers = namesakes.get(foldText(name)) ?? []
      return Object.entries(askedOf(name, described, extra)).flatMap(([kind, asked]) => {
        const key = `${half} ${kind}`
        const made = counts.get(key) ?? 0
        if (!asked || made >= MOST) return []
        counts.set(key, made + 1)
        return [{ kind, half, asked, answers }]
      })
    })
  return [...questions, ...begunQuestions(products)]
}
