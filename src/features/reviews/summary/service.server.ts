import { roundRating } from '#/domain/rating.ts'
import { presented } from '#/platform/server/database/beside.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { withoutGaps } from '../content.server.ts'
import { byCriterion } from '../criteria.ts'
import { ASPECTS } from '../digest/aspects.ts'
import { type Digest, digestOf, type Spoken } from '../digest/digest.ts'
import type { TargetRef } from '../targets/repository.server.ts'
import * as repository from './repository.server.ts'
import type { SummaryWire } from './schema.ts'
import { type Counted, EMPTY_TALLY, type Tally, tallyOf, totalOf, withReview } from './tally.ts'

function presentSummary(tally: Tally, digest: Digest | null): SummaryWire {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = tally.stars
  return {
    total: totalOf(tally),
    comTexto: tally.withWords,
    convidadas: tally.invited,
    histograma: { 1: one, 2: two, 3: three, 4: four, 5: five },
    criterios: byCriterion((name) => {
      const { sum, count } = tally.criteria[name] ?? { sum: 0, count: 0 }
      return { media: count > 0 ? roundRating(sum / count) : null, quantidade: count }
    }),
    recomendam: { sim: tally.recommend, nao: tally.adviseAgainst },
    emPoucasPalavras: digest && {
      avaliacoes: digest.of,
      elogiam: digest.praised.map(presentSpoken),
      sentemFalta: digest.missed.map(presentSpoken),
    },
  }
}

const presentSpoken = ({ aspect, count, quotes }: Spoken) => ({
  aspecto: aspect,
  texto: ASPECTS[aspect].text,
  quantidade: count,
  trechos: quotes.map(({ reviewId, text }) => ({ avaliacao: reviewId, texto: text })),
})

/** What the reviews of a target come to, as it is kept: it costs the same at five and at fifty thousand. */
export async function summaryOf(db: Database, target: TargetRef): Promise<SummaryWire> {
  return presentKept(await repository.keptTally(db, target))
}

/** The same of the offer that a statement is about. */
export const summaryBeside = presented(repository.tallyBeside, presentKept)

function presentKept(kept: Awaited<ReturnType<typeof repository.keptTally>>): SummaryWire {
  return presentSummary(kept?.tally ?? EMPTY_TALLY, kept?.digest ?? null)
}

/** The same of some offers, in the order of their ids, without their words. */
export async function summariesOf(db: Database, offerIds: string[]): Promise<SummaryWire[]> {
  const tallies = await repository.talliesOf(db, offerIds)
  return offerIds.map((id) => presentSummary(tallies.get(id) ?? EMPTY_TALLY, null))
}

/** What reviewers of a target praise and miss, as their words stand on its page. */
async function readDigest(tx: Database, target: TargetRef): Promise<Digest | null> {
  const rows = await repository.latestWords(tx, target)
  return digestOf(
    rows.map(({ id, rating, comment, pros, cons }) => ({
      id,
      rating,
      comment: withoutGaps(comment),
      pros: withoutGaps(pros),
      cons: withoutGaps(cons),
    })),
  )
}

/** Counts all reviews of a locked target. */
export async function recount(tx: Database, target: TargetRef): Promise<Tally> {
  const tally = tallyOf(await repository.countedReviews(tx, target))
  await repository.keepTally(tx, target, tally, await readDigest(tx, target))
  return tally
}

/**
 * Brings the tally of a locked target up to date with what became of one review, which is written
 * already. What was never counted is counted whole.
 * @param was undefined for a review that did not count @param is undefined for one that does not
 */
export async function move(
  tx: Database,
  target: TargetRef,
  was: Counted | undefined,
  is: Counted | undefined,
): Promise<Record<'before' | 'after', Tally>> {
  const kept = await repository.keptTally(tx, target)
  const before = kept?.tally ?? EMPTY_TALLY
  if (!kept || kept.isOld) return { before, after: await recount(tx, target) }
  const without = was ? withReview(before, was, -1) : before
  const after = is ? withReview(without, is, 1) : without
  const changesWords = was?.hasWords || is?.hasWords
  const digest = changesWords ? await readDigest(tx, target) : undefined
  await repository.keepTally(tx, target, after, digest)
  return { before, after }
}
