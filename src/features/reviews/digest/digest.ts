import { ASPECT_NAMES, ASPECTS, type Aspect } from './aspects.ts'

/** From so many reviews with words there is a digest. */
export const DIGEST_FROM = 5
/** Of an aspect, by so many reviews it is worth a line. */
const SPEAKERS_MIN = 2
const ASPECTS_SHOWN = 4
const QUOTES_SHOWN = 2
/** Of a quote, in characters: the sentence that says it, or as much around the word. */
const QUOTE_MAX = 160
const QUOTE_MIN = 12

/** The words of a review, as readers get them. */
export interface Words {
  id: string
  rating: number
  comment: string
  pros: string
  cons: string
}

interface Quote {
  reviewId: string
  text: string
}

export interface Spoken {
  aspect: Aspect
  /** Reviews that speak of it so. */
  count: number
  quotes: Quote[]
}

/** What reviewers praise and miss, in their own words. */
export interface Digest {
  /** Reviews that were read. */
  of: number
  praised: Spoken[]
  missed: Spoken[]
}

/** Lower case, without accents, each character where it was. */
const folded = (text: string) =>
  Array.from({ length: text.length }, (_, index) => {
    const letter = text.charAt(index)
    return (letter.normalize('NFD')[0] ?? letter).toLowerCase()[0] ?? letter
  }).join('')

const beginning = (words: readonly string[]) => new RegExp(`(?<![a-z0-9])(?:${words.join('|')})`)

const PATTERNS = ASPECT_NAMES.map((aspect) => {
  const { words, not = [] }: { words: readonly string[]; not?: readonly string[] } = ASPECTS[aspect]
  return {
    aspect,
    pattern: beginning(words),
    other: not.length > 0 ? new RegExp(beginning(not), 'g') : null,
  }
})
/** What turns a sentence around: such a one is read as neither praise nor blame. */
const TURNS = {
  praised: beginning([
    'mas ',
    'porem',
    'falta',
    'poderia',
    'podia',
    'nao ',
    'sem ',
    'ruim',
    'apesar',
    'pena ',
  ]),
  missed: beginning([
    'mas ',
    'porem',
    'bom ',
    'boa ',
    'bem ',
    'otim',
    'excelente',
    'gost',
    'apesar',
    'elogi',
  ]),
}
const SENTENCE = /[^.!?;\n]+[.!?]*/g

type Tone = 'praised' | 'missed'

interface Said {
  aspect: Aspect
  tone: Tone
  text: string
}

/** Where a text says something, and how it is meant: by its field, and of a comment by its stars. */
function saidIn(text: string, tone: Tone, isComment: boolean): Said[] {
  return [...text.matchAll(SENTENCE)].flatMap(([sentence]) => {
    const plain = folded(sentence)
    if (isComment && TURNS[tone].test(plain)) return []
    return PATTERNS.flatMap(({ aspect, pattern, other }) => {
      // Each letter stays where it was.
      const asked = other ? plain.replace(other, (found) => '.'.repeat(found.length)) : plain
      const place = asked.search(pattern)
      return place < 0 ? [] : [{ aspect, tone, text: quoteOf(sentence, place) }]
    })
  })
}

/** The sentence, or whole words of it around a place, as they stand in it. */
function quoteOf(sentence: string, place: number): string {
  if (sentence.length <= QUOTE_MAX) return sentence.trim()
  const from = Math.max(0, Math.min(place - QUOTE_MAX / 4, sentence.length - QUOTE_MAX))
  const begins = from === 0 ? 0 : sentence.indexOf(' ', from)
  const part = sentence.slice(begins, begins + QUOTE_MAX)
  const isWhole = begins + QUOTE_MAX >= sentence.length
  return part.slice(0, isWhole ? undefined : part.lastIndexOf(' ')).trim()
}

function saidBy({ rating, comment, pros, cons }: Words): Said[] {
  const ofComment =
    rating >= 4
      ? saidIn(comment, 'praised', true)
      : rating <= 2
        ? saidIn(comment, 'missed', true)
        : []
  return [...saidIn(pros, 'praised', false), ...saidIn(cons, 'missed', false), ...ofComment]
}

/** Each aspect with those who speak of it so, most of them first. */
function spoken(said: (Said & { reviewId: string })[], tone: Tone): Spoken[] {
  return ASPECT_NAMES.map((aspect) => {
    const about = said.filter((one) => one.aspect === aspect && one.tone === tone)
    // Each review speaks once.
    const byReview = new Map(about.toReversed().map(({ reviewId, text }) => [reviewId, text]))
    const quotes = [...byReview]
      .reverse()
      .map(([reviewId, text]) => ({ reviewId, text }))
      .filter(({ text }) => text.length >= QUOTE_MIN)
    return { aspect, count: byReview.size, quotes: quotes.slice(0, QUOTES_SHOWN) }
  })
    .filter(({ count, quotes }) => count >= SPEAKERS_MIN && quotes.length > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, ASPECTS_SHOWN)
}

/**
 * What some reviews praise and miss. Nothing is added to what they say: every quote is a part of a text.
 * @param reviews the newest first
 * @returns null where there are too few
 */
export function digestOf(reviews: Words[]): Digest | null {
  if (reviews.length < DIGEST_FROM) return null
  const said = reviews.flatMap((review) =>
    saidBy(review).map((one) => ({ ...one, reviewId: review.id })),
  )
  return { of: reviews.length, praised: spoken(said, 'praised'), missed: spoken(said, 'missed') }
}
