/** A term, by the stems of its words without those that only join. */
export interface StemmedTerm {
  text: string
  stems: string[]
}

/** Terms that mean the same, or, one way, a term that is also looked for by others. */
export interface StemmedGroup {
  terms: StemmedTerm[]
  /** What the terms are also looked for by, while these are not looked for by the terms. */
  also: StemmedTerm[]
}

const keyOf = (stems: string[]) => stems.join(' ')

/** Where in a question a term of the thesaurus stands, and what else it is looked for by. */
export interface Match extends Others {
  from: number
  to: number
}

interface Others {
  same: StemmedTerm[]
  broader: StemmedTerm[]
}

/** Synonyms by the stems of their words, and words that a question does without. */
export class Thesaurus {
  readonly #others = new Map<string, Others>()
  readonly #fillers: Set<string>
  #longest = 0

  /** @param fillers folded */
  constructor(groups: StemmedGroup[], fillers: string[] = []) {
    this.#fillers = new Set(fillers)
    for (const { terms, also } of groups) {
      for (const term of terms) {
        if (term.stems.length === 0) continue
        const known = this.#others.get(keyOf(term.stems)) ?? { same: [], broader: [] }
        add(known.same, terms, term)
        add(known.broader, also, term)
        this.#others.set(keyOf(term.stems), known)
        this.#longest = Math.max(this.#longest, term.stems.length)
      }
    }
  }

  isFiller(word: string): boolean {
    return this.#fillers.has(word)
  }

  /** The longest terms in a row of stems, none over another. */
  matches(stems: string[]): Match[] {
    const found: Match[] = []
    for (let from = 0; from < stems.length; from++) {
      for (let to = Math.min(stems.length, from + this.#longest); to > from; to--) {
        const others = this.#others.get(keyOf(stems.slice(from, to)))
        if (!others) continue
        found.push({ from, to, ...others })
        from = to - 1
        break
      }
    }
    return found
  }
}

/** Adds terms to a list that has each once, and never the one that it is of. */
function add(list: StemmedTerm[], terms: StemmedTerm[], own: StemmedTerm) {
  const known = new Set([own, ...list].map(({ stems }) => keyOf(stems)))
  for (const term of terms) {
    if (term.stems.length === 0 || known.has(keyOf(term.stems))) continue
    known.add(keyOf(term.stems))
    list.push(term)
  }
}
