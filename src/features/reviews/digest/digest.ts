import { ASPECT_NAMES, type Aspect } from './aspects.ts'
import { judgedIn, type Mention, type Tone, topicOf } from './topic.ts'

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

const foldedLetter = (letter: string) =>
  (letter.normalize('NFD')[0] ?? letter).toLowerCase()[0] ?? letter

/** Lower case, without accents, each character where it was. Most are plain: it is a hundred texts for each review. */
const folded = (text: string) => text.replace(/[^ -~]/g, foldedLetter).toLowerCase()

/** A point within a number ends nothing. */
const SENTENCE = /(?:[^.!?;\n]|\.(?=\d))+[.!?]*/g
/** A part of a sentence, which may speak of another thing. */
const PART = /(?:(?! e )[^,:()—–]|,(?=\d))+/g

const anyOf = (...words: string[]) => new RegExp(`(?<![a-z0-9])(?:${words.join('|')})`)

const GOOD = anyOf(
  'bom(?![a-z])|boas?(?![a-z])|bons(?![a-z])|bem(?![a-z])|otim|excelent|melhor|perfeit|impecav|maravilh',
  'just[oa]|clar[oa]|rapid|facil|simples|uteis|util|complet|tranquil|educad|atencios|prestativ|human[oa]',
  'gost|ador|elogi|recomend|satisf|nota dez|nota 10|estave|eficient|resolve|funciona',
)
const BAD = anyOf(
  'ruim|ruins|pessim|horriv|frac[oa]|lent[oa]|lentidao|car[oa]s?(?![a-z])|dificil|confus|complicad|demor|trava',
  'nao |nunca|nem |nada |sem |falt|problem|erro|falh|atras|acima|abaixo|pior|decep|cobra|instav|prometi|promess',
)
/** What turns a sentence of a comment around: such a one is read as neither praise nor blame. */
const TURNS: Record<Tone, RegExp> = {
  praised: anyOf(
    'mas |porem|apesar|embora|exceto|falt|poderia|podia|gostaria|queria|esperava|deveria|ainda |so |menos ',
    'nao |sem |nem |ruim|ruins|pena |demais|pouc|pequen|lent[oa]|dificil|complicad|confus|demor|exig|escondid',
    'frac[oa]|limitad|falha|problem|car[oa]s?(?![a-z])|pag[oa] a parte',
  ),
  missed: anyOf('mas |porem|bom |boa |bem |otim|excelente|gost|apesar|elogi'),
}
/** Who has nothing to say there says so. */
const NOTHING = anyOf('nada a (?:reclamar|declarar|dizer)', 'sem (?:queixa|reclama)')

const JUDGES: Record<Tone, RegExp> = { praised: GOOD, missed: BAD }

interface Said {
  aspect: Aspect
  tone: Tone
  text: string
}

/**
 * What a sentence speaks of. A part of it speaks of what it begins with; its adjectives are about that, and only
 * where nothing is named do they speak for themselves. What is named later in a comment has to be judged there:
 * 'compras, estoque e fiscal' is a list.
 */
function mentionsIn(sentence: string, tone: Tone, isComment: boolean): Mention[] {
  const found: Mention[] = []
  let isNamed = false
  for (const { 0: written, index } of sentence.matchAll(PART)) {
    const part = folded(written)
    const topic = topicOf(part)
    const isListed = isComment && index > 0 && !JUDGES[tone].test(part)
    const named = topic && !isListed ? [topic] : []
    const mentions = topic || isNamed ? named : judgedIn(part, tone)
    isNamed ||= topic !== undefined
    found.push(...mentions.map(({ aspect, place }) => ({ aspect, place: index + place })))
  }
  return found
}

/** Where a text says something, and how it is meant: by its field, and of a comment by its stars. */
function saidIn(text: string, tone: Tone, ofComment?: { isClear: boolean }): Said[] {
  return [...text.matchAll(SENTENCE)].flatMap(([sentence]) => {
    const plain = folded(sentence)
    const isOther = ofComment
      ? TURNS[tone].test(plain) || !(ofComment.isClear || JUDGES[tone].test(plain))
      : tone === 'missed' && NOTHING.test(plain)
    if (isOther) return []
    return mentionsIn(sentence, tone, ofComment !== undefined).map(({ aspect, place }) => ({
      aspect,
      tone,
      text: quoteOf(sentence, place),
    }))
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

/** Of a comment with four stars, or two, only sentences that judge that way themselves are read. */
function saidBy({ rating, comment, pros, cons }: Words): Said[] {
  const ofComment =
    rating >= 4
      ? saidIn(comment, 'praised', { isClear: rating === 5 })
      : rating <= 2
        ? saidIn(comment, 'missed', { isClear: rating === 1 })
        : []
  return [...saidIn(pros, 'praised'), ...saidIn(cons, 'missed'), ...ofComment]
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
