import type { ReviewsChoice } from './queries.ts'

/** An address that ends so shows one review. */
const ONE = /^#avaliacao-([0-9a-f-]{36})$/
/** One that goes on after this shows those that it names. */
const SOME = '#avaliacoes?'

/**
 * What the end of an address says about which reviews to show; undefined where it says nothing of them. No
 * server gets to see that part: it makes no other page to keep or to list, and nobody learns whose company is alike.
 */
export function choiceIn(hash: string): Record<string, string> | undefined {
  const avaliacao = ONE.exec(hash)?.[1]
  if (avaliacao) return { avaliacao }
  if (!hash.startsWith(SOME)) return undefined
  return Object.fromEntries(new URLSearchParams(hash.slice(SOME.length)))
}

/** The end of the address that shows the same again; '' for all of them, as they come. */
export function hashOf({ avaliacao, ordem, ...narrowed }: ReviewsChoice): string {
  if (avaliacao) return `#avaliacao-${avaliacao}`
  const chosen = Object.entries(narrowed).filter(([, value]) => value !== '')
  if (ordem !== 'texto') chosen.unshift(['ordem', ordem])
  return chosen.length > 0 ? SOME + new URLSearchParams(chosen) : ''
}
