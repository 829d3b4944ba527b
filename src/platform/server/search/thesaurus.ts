import { foldText } from '#/domain/text.ts'
import { one, stemmed, type WordQuery } from './query.ts'
import { writtenIn } from './reading.ts'
import { beginningWith } from './sorted.ts'

/** A term, by its words without those that only join. */
export interface StemmedTerm {
  text: string
  /** Its words, folded, and their stems. */
  words: string[]
  stems: string[]
}

/** Terms that mean the same, or, where they are also looked for by others, terms of one field. */
export interface StemmedGroup {
  terms: StemmedTerm[]
  /** What the terms are also looked for by, while these are not looked for by the terms. */
  also: StemmedTerm[]
}

const keyOf = (stems: string[]) => stems.join(' ')

/** Shorter stems are shared by words that have nothing to do with each other: 'faça' and 'face', 'caso' and 'casa'. */
const SHORTEST_STEM = 4

/** What words of a term and of a question have in common: their stem, or all but the plural of a short one. */
const formOf = ({ word, stem }: Word) =>
  stem.length < SHORTEST_STEM ? word.replace(/s$/, '') : stem
const formsOf = (words: Word[]) => keyOf(words.map(formOf))
/** As no stems are joined. */
const writtenKey = (words: string[]) => `=${words.join(' ')}`

/** Short for words: its stem is that of another word, as that of 'MEI' is of 'meio', and of 'MES' of 'mesa'. */
const ACRONYM = /^\p{Lu}{2,6}$/u
export const isAcronym = ({ text }: Pick<StemmedTerm, 'text'>) => ACRONYM.test(text)

/** A word with its singular, in capitals: no stem has these. */
const asAcronyms = (word: string) => [word.toUpperCase(), word.replace(/s$/, '').toUpperCase()]

/** By what a term is known: as it is written before its stems, which 'emprego' and 'empregado' share. */
const keysOf = (term: StemmedTerm) =>
  isAcronym(term) ? [term.text] : [writtenKey(term.words), formsOf(wordsOf(term))]

/** Words with a hyphen of which a part only joins others where it stands alone: 'e-learning', 'no-code'. */
const HYPHENATED = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu
const isOneWord = (word: string) => word.split('-').some((part) => part.length <= 2)

/** The stem of a verb is that of a thing: 'contratar' and 'contrato'. */
const VERB = /^\p{L}+[aei]r$/u

/** How a term is looked for: by its stems; as written where these say something else. */
export function queryOf(term: StemmedTerm): WordQuery {
  const written = foldText(term.text)
  if (isAcronym(term) || VERB.test(written)) return one(written)
  const joined = (written.match(HYPHENATED) ?? []).filter(isOneWord)
  if (joined[0] === written) return one(written.replaceAll('-', ''))
  return {
    all: [...term.stems.map(stemmed), ...joined.map((word) => one(word.replaceAll('-', '')))],
  }
}

/** Where in a question a term of the thesaurus stands, and what else it is looked for by. */
export interface Match extends Others {
  from: number
  to: number
}

/** A word of a question, folded. */
interface Word {
  word: string
  stem: string
}

/** A word of a term. */
export interface KnownWord extends Word {
  /** As the term writes it. */
  written: string
}

interface Others {
  same: StemmedTerm[]
  broader: StemmedTerm[]
  /** What is looked for by the same: 'soja' beside 'milho', both of which lead to 'agronegócio'. */
  akin: StemmedTerm[]
}

/** Synonyms by the stems of their words, and words that a question does without. */
export class Thesaurus {
  readonly #others = new Map<string, Others>()
  readonly #words = new Map<string, KnownWord>()
  readonly #forms = new Set<string>()
  readonly #fillers: Set<string>
  /** Once they are asked for. */
  #sorted: string[] | undefined
  /** Each term as it is typed, with its key. */
  readonly #typed: { folded: string; key: string; term: StemmedTerm }[] = []
  #longest = 0

  /** @param fillers folded */
  constructor(groups: StemmedGroup[], fillers: string[] = []) {
    this.#fillers = new Set(fillers)
    for (const { terms, also } of groups) {
      for (const term of terms) {
        if (term.stems.length === 0) continue
        for (const word of wordsOf(term)) {
          this.#words.set(word.word, word)
          this.#forms.add(formOf(word))
        }
        for (const key of keysOf(term)) {
          const known = this.#others.get(key) ?? { same: [], broader: [], akin: [] }
          add(also.length > 0 ? known.akin : known.same, terms, term)
          add(known.broader, also, term)
          this.#others.set(key, known)
        }
        this.#typed.push({ folded: foldText(term.text), key: keysOf(term)[0] ?? '', term })
        this.#longest = Math.max(this.#longest, term.stems.length)
      }
    }
  }

  /** Terms that begin as typed, folded, and what they are looked for by: what somebody who goes on may mean. */
  begunBy(typed: string): StemmedTerm[] {
    const meant = new Set<StemmedTerm>()
    for (const { folded, key, term } of this.#typed) {
      if (!folded.startsWith(typed)) continue
      const { same = [], broader = [] } = this.#others.get(key) ?? {}
      for (const one of [term, ...same, ...broader]) meant.add(one)
    }
    return [...meant]
  }

  /** The words of a question, of which the last may be short for something: 'OS' is no 'os' then. */
  asSaid<W extends Word & { joins: boolean; isWhole: boolean }>(words: W[]): W[] {
    const last = words.at(-1)
    if (!last?.joins || !this.#others.has(last.word.toUpperCase())) return words
    return [...words.slice(0, -1), { ...last, joins: false, isWhole: true }]
  }

  isFiller(word: string): boolean {
    return this.#fillers.has(word)
  }

  /** Those of some words that terms have. */
  among(words: Iterable<string>): KnownWord[] {
    return [...words].flatMap((word) => this.#words.get(word) ?? [])
  }

  /** Other words of terms that begin with one, in the order of the terms. */
  wordsBegunBy(start: string): KnownWord[] {
    this.#sorted ??= [...this.#words.keys()].sort()
    const begun = new Set(beginningWith(this.#sorted, start))
    begun.delete(start)
    if (begun.size < 2) return this.among(begun)
    return [...this.#words.values()].filter(({ word }) => begun.has(word))
  }

  /** Whether a term has a word as it is written. */
  hasWritten(word: string): boolean {
    return this.#words.has(word)
  }

  /** Whether a term has a word, as written or by its stem. */
  has(word: Word): boolean {
    return this.#words.has(word.word) || this.#forms.has(formOf(word))
  }

  /** The longest terms in a row of words, none over another. */
  matches(words: Word[]): Match[] {
    const found: Match[] = []
    for (let from = 0; from < words.length; from++) {
      for (let to = Math.min(words.length, from + this.#longest); to > from; to--) {
        const others = this.#othersOf(words.slice(from, to))
        if (!others) continue
        found.push({ from, to, ...others })
        from = to - 1
        break
      }
    }
    return found
  }

  #othersOf(words: Word[]): Others | undefined {
    const [first] = words
    const acronym =
      words.length === 1 && first && asAcronyms(first.word).find((key) => this.#others.has(key))
    return (
      this.#others.get(acronym || writtenKey(words.map(({ word }) => word))) ??
      this.#others.get(formsOf(words))
    )
  }
}

function wordsOf({ text, words, stems }: StemmedTerm): KnownWord[] {
  const written = writtenIn(text)
  return words.flatMap((word, place) => {
    const stem = stems[place]
    return stem ? [{ word, stem, written: written.get(word) ?? word }] : []
  })
}

/** Other terms of one, about: few of them are looked for, and a term that all groups have would take minutes to read. */
const OTHERS_MAX = 200

/** Adds terms to a list that has each once, and never the one that it is of. */
function add(list: StemmedTerm[], terms: StemmedTerm[], own: StemmedTerm) {
  if (list.length >= OTHERS_MAX) return
  const known = new Set([own, ...list].map(({ stems }) => keyOf(stems)))
  for (const term of terms) {
    if (term.stems.length === 0 || known.has(keyOf(term.stems))) continue
    known.add(keyOf(term.stems))
    list.push(term)
  }
}
