import { DAY_MS, HOUR_MS, MINUTE_MS } from '#/domain/durations.ts'
import { pick, type Random, randomFrom } from '../../db/seed/random.ts'
import { honestTexts, sentencesFor } from './sentences.ts'
import type { Vocabulary } from './vocabularies.ts'

/** A review of the bench, with all that signals look at. */
export interface Planned {
  /** '' for an honest one, else the kind of attack. */
  kind: string
  person: string
  product: number
  rating: number
  text: string
  at: number
  /** When its author's account began. */
  since: number
  address: string
  browser: string
}

export interface Plan {
  reviews: Planned[]
  /** Addresses of who administers each product's page. */
  offices: string[]
  /** Who was refused something by a product's supplier, when, and from which address they review. */
  refusals: { person: string; product: number; at: number }[]
}

const HONEST = 1200
/** Attacks of each kind. */
const ATTACKS = 3
const SPAN_DAYS = 360
/** What browsers of most people call themselves. */
const BROWSERS = [
  'Chrome Windows',
  'Chrome Android',
  'Safari iPhone',
  'Edge Windows',
  'Firefox Linux',
]
const END = Date.UTC(2026, 9, 1)

const wordsOf = (text: string, random: Random) =>
  text.replace(/\{([^}]*)\}/g, (_, given: string) => pick(random, given.split('|')))

/**
 * Everything that a half of the bench has, the same for each seed.
 * @param half of the sentences, 0 or 1
 */
export function planOf(vocabulary: Vocabulary, half: number, seed: string): Plan {
  const random = randomFrom(seed)
  const written = honestTexts(random, sentencesFor(half))
  const { products } = vocabulary
  let people = 0
  let addresses = 0
  const reviews: Planned[] = []
  const refusals: Plan['refusals'] = []
  const newPerson = (prefix: string) => `${prefix}${++people}`
  const newAddress = () => {
    addresses += 1
    return `100.64.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`
  }
  const offices = products.map(newAddress)
  const between = (low: number, high: number) => low + random() * (high - low)
  const day = () => END - between(0, SPAN_DAYS) * DAY_MS

  const honestText = (rating: number): string => {
    const level = rating as 1 | 2 | 3 | 4 | 5
    if (random() < 0.3) return pick(random, vocabulary.short[level])
    return written(rating)
  }
  const honestRating = (mean: number) =>
    Math.max(1, Math.min(5, Math.round(mean + (random() + random() - 1) * 2.2)))
  const means = products.map(() => between(3.4, 4.6))
  const honest = (product: number, at: number, address: string, person = newPerson('h')) => {
    const rating = honestRating(means[product] ?? 4)
    // Half come to write a review; the others have been there for a while.
    const since = at - (random() < 0.55 ? between(2, 90) * MINUTE_MS : between(3, 700) * DAY_MS)
    reviews.push({
      kind: '',
      person,
      product,
      rating,
      text: honestText(rating),
      at,
      since,
      address,
      browser: pick(random, BROWSERS),
    })
  }

  // One by one, from home or through a telephone's network, which strangers share.
  const carriers = Array.from({ length: 25 }, newAddress)
  for (let n = 0; n < HONEST * 0.6; n++)
    honest(n % products.length, day(), random() < 0.15 ? pick(random, carriers) : newAddress())
  // Some review several of the things that they use.
  for (let n = 0; n < HONEST * 0.04; n++) {
    const [person, address, at] = [newPerson('h'), newAddress(), day()]
    for (let product = 0; product < 3; product++)
      honest((n + product) % products.length, at + product * HOUR_MS, address, person)
  }
  // After a newsletter many come at once, as happy as before.
  for (let n = 0; n < 4; n++) {
    const [product, at] = [n % products.length, day()]
    for (let k = 0; k < HONEST * 0.04; k++)
      honest(product, at + between(0, 3) * DAY_MS, newAddress())
  }
  // Offices where several people use it, behind one network.
  for (let n = 0; n < HONEST * 0.02; n++) {
    const [product, at, address] = [n % products.length, day(), newAddress()]
    const colleagues = 3 + Math.floor(random() * 4)
    for (let k = 0; k < colleagues; k++) honest(product, at + between(0, 6) * DAY_MS, address)
  }
  // Who was refused something and has a reason to complain.
  for (let n = 0; n < 6; n++) {
    const [person, product, at] = [newPerson('h'), n % products.length, day()]
    refusals.push({ person, product, at: at - 5 * DAY_MS })
    honest(product, at, newAddress(), person)
  }

  type Fake = Pick<Planned, 'kind' | 'product' | 'rating' | 'text' | 'at' | 'address'> &
    Partial<Planned>
  const fake = ({ at, ...rest }: Fake) =>
    reviews.push({
      person: newPerson('f'),
      since: at - between(3, 600) * MINUTE_MS,
      browser: pick(random, BROWSERS),
      at,
      ...rest,
    })
  const praise = () => wordsOf(pick(random, vocabulary.praise), random)
  const blame = () => wordsOf(pick(random, vocabulary.blame), random)
  const some = (low: number, high: number) => Math.round(between(low, high))

  const attacks: Record<string, (product: number, at: number) => void> = {
    // One person with many accounts at one computer.
    'sock puppets'(product, at) {
      const [address, browser] = [newAddress(), pick(random, BROWSERS)]
      for (let n = some(8, 14); n > 0; n--) {
        const text = random() < 0.5 ? praise() : pick(random, vocabulary.short[5])
        fake({
          kind: 'sock puppets',
          product,
          rating: 5,
          text,
          at: at + between(0, 4) * DAY_MS,
          address,
          browser,
        })
      }
    },
    // From the office of a page that competes, and from elsewhere.
    "competitor's bombing"(product, at) {
      const rival = offices[(product + 1) % products.length] as string
      for (let n = some(8, 14); n > 0; n--) {
        const address = random() < 0.7 ? rival : newAddress()
        fake({
          kind: "competitor's bombing",
          product,
          rating: 1,
          text: blame(),
          at: at + between(0, 3) * DAY_MS,
          address,
        })
      }
    },
    // Who works there knows what to speak of.
    'employee ring'(product, at) {
      const office = offices[product] as string
      for (let n = some(7, 12); n > 0; n--) {
        const address = random() < 0.9 ? office : newAddress()
        const text = random() < 0.6 ? honestText(5) : praise()
        fake({
          kind: 'employee ring',
          product,
          rating: 5,
          text,
          at: at + between(0, 6) * DAY_MS,
          address,
        })
      }
    },
    // Everybody somewhere else, and each text with some words of another.
    'paid texts'(product, at) {
      const template = pick(random, vocabulary.praise)
      for (let n = some(10, 16); n > 0; n--) {
        const text = wordsOf(template, random)
        fake({
          kind: 'paid texts',
          product,
          rating: 5,
          text,
          at: at + between(0, 10) * DAY_MS,
          address: newAddress(),
        })
      }
    },
    // One or two a week, so that nothing is a wave.
    'slow drip'(product, at) {
      const [address, browser] = [newAddress(), pick(random, BROWSERS)]
      for (let n = some(9, 13), when = at; n > 0; n--, when += between(2, 5) * DAY_MS)
        fake({ kind: 'slow drip', product, rating: 5, text: praise(), at: when, address, browser })
    },
    // Who was refused comes with several accounts.
    'revenge after refusal'(product, at) {
      const [person, address, browser] = [newPerson('f'), newAddress(), pick(random, BROWSERS)]
      refusals.push({ person, product, at: at - DAY_MS })
      const text = honestText(1)
      fake({
        kind: 'revenge after refusal',
        product,
        rating: 1,
        text,
        at,
        address,
        browser,
        person,
        since: at - 3 * DAY_MS,
      })
      for (let n = some(5, 8); n > 0; n--)
        fake({
          kind: 'revenge after refusal',
          product,
          rating: 1,
          text: blame(),
          at: at + between(0.1, 5) * DAY_MS,
          address,
          browser,
        })
    },
    // Texts of honest people, of something else, with its name exchanged.
    'copied texts'(product, at) {
      const others = reviews.filter(
        (one) =>
          one.kind === '' &&
          one.product !== product &&
          one.text.length > 60 &&
          one.rating >= 4 &&
          one.at < at,
      )
      for (let n = some(8, 12); n > 0 && others.length > 0; n--) {
        const text = `${pick(random, others).text} ${products[product]} é assim.`
        fake({
          kind: 'copied texts',
          product,
          rating: 5,
          text,
          at: at + between(0, 8) * DAY_MS,
          address: newAddress(),
        })
      }
    },
    // Some of each, with accounts that have slept for a while.
    mixed(product, at) {
      const [address, browser, template] = [
        newAddress(),
        pick(random, BROWSERS),
        pick(random, vocabulary.praise),
      ]
      for (let n = some(10, 14); n > 0; n--) {
        const when = at + between(0, 6) * DAY_MS
        const isOld = random() < 0.25
        fake({
          kind: 'mixed',
          product,
          rating: 5,
          text: random() < 0.6 ? wordsOf(template, random) : praise(),
          at: when,
          address: random() < 0.6 ? address : newAddress(),
          browser,
          ...(isOld && { since: when - between(20, 90) * DAY_MS }),
        })
      }
    },
  }
  for (let round = 0; round < ATTACKS; round++)
    Object.values(attacks).forEach((attack, index) => {
      attack((round + index) % products.length, END - between(40, SPAN_DAYS - 60) * DAY_MS)
    })
  return { reviews: reviews.toSorted((a, b) => a.at - b.at), offices, refusals }
}
