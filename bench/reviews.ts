import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { makeOffer, makeReview, makeUser } from '#/db/factories/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { BURST } from '#/features/reviews/limits.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { openSession } from '#/platform/server/session.server.ts'
import { post } from './call.ts'
import { rowsOf } from './rows.ts'
import type { RunningServer } from './server.ts'
import { median, oneDecimal } from './statistics.ts'
import type { Line } from './table.ts'

const MANY = 50_000
const FEW = 5
/** Over which the many were written. */
const DAYS = 730
const MAX_TIMES_OPEN = 1.5
const MAX_TIMES_WRITE = 2
const WARM_UP = 20
const OPENINGS = 200
const WRITINGS = 200

/** Somebody who is logged in, and a software that nobody rated yet. */
interface Writer {
  userId: string
  token: string
  emptyId: string
}

export interface ReviewedSoftware {
  manyId: string
  fewId: string
  writers: Writer[]
}

/** A software with many reviews, each by a person of its own, none of the last day. */
async function makeMany(db: Database): Promise<string> {
  const { id } = await makeOffer(db)
  const people = Array.from({ length: MANY }, () => {
    const msecs = Math.round(Date.now() - DAY_MS * (1 + Math.random() * DAYS))
    return { user: uuidv7(), review: uuidv7({ msecs }), made: new Date(msecs) }
  })
  const given = rowsOf(people, sql`"user" uuid, review uuid, made timestamptz`)
  await db.execute(sql`
    INSERT INTO users (id, first_name, last_name, email, username)
    SELECT "user", 'Pessoa', 'Medida', "user" || '@medida.example', "user"::text FROM ${given}`)
  await db.execute(sql`
    INSERT INTO reviews (id, user_id, offer_id, rating, comment, created_at)
    SELECT review, "user", ${id}, 1 + (random() * 4)::int, 'Atende bem o dia a dia da equipe.', made
    FROM ${given}`)
  await db.execute(sql`
    UPDATE offers SET rating_sum = total, rating_count = ${MANY}
    FROM (SELECT sum(rating)::int AS total FROM reviews WHERE offer_id = ${id}) AS counted
    WHERE id = ${id}`)
  return id
}

/** What the measurements read and write. */
export async function makeReviewedSoftware(db: Database): Promise<ReviewedSoftware> {
  const manyId = await makeMany(db)
  const { id: fewId } = await makeOffer(db)
  for (let n = 0; n < FEW; n++) await makeReview(db, { offerId: fewId })
  const writers: Writer[] = []
  for (let n = 0; n < WARM_UP + WRITINGS; n++) {
    const { id: userId } = await makeUser(db)
    const token = await openSession(db, userId, { ip: '127.0.0.1', userAgent: 'bench' })
    writers.push({ userId, token, emptyId: (await makeOffer(db)).id })
  }
  await db.execute(sql`VACUUM ANALYZE`)
  return { manyId, fewId, writers }
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Times two things by turns, so that what else the machine does touches both. @returns medians, in ms */
async function sideBySide(
  turns: number,
  one: (turn: number) => Promise<unknown>,
  other: (turn: number) => Promise<unknown>,
  beforeTurn: (turn: number) => Promise<void> = async () => undefined,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let turn = 0; turn < WARM_UP + turns; turn++) {
    await beforeTurn(turn)
    const taken = [await timed(() => one(turn)), await timed(() => other(turn))] as const
    if (turn < WARM_UP) continue
    times[0].push(taken[0])
    times[1].push(taken[1])
  }
  return [median(times[0]), median(times[1])]
}

const line = (what: string, [one, other]: [number, number], max: number): Line => ({
  what,
  ratio: one / other,
  must: ['<=', max],
  seen: `${oneDecimal(one)} and ${oneDecimal(other)} ms`,
})

async function open({ url }: RunningServer, path: string) {
  const answer = await fetch(url + path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
  await answer.arrayBuffer()
}

/** Makes what was written just now old, by its id's first digits, so often that the next review is no burst. */
async function age(db: Database, turn: number) {
  if (turn % (BURST.ofTarget / 2) !== 0) return
  await db.execute(sql`
    UPDATE reviews SET id = overlay(id::text PLACING '0190' FROM 1)::uuid
    WHERE created_at > now() - interval '1 day' AND id::text NOT LIKE '0190%'`)
}

/**
 * What a software with many reviews costs its readers and writers, against one with few or none.
 * @param server without page cache
 * @param db its database
 */
export async function measureReviews(
  server: RunningServer,
  { manyId, fewId, writers }: ReviewedSoftware,
  db: Database,
): Promise<Line[]> {
  const opened = await sideBySide(
    OPENINGS,
    () => open(server, `/software/details/${manyId}`),
    () => open(server, `/software/details/${fewId}`),
  )
  const write = async (turn: number, softwareId: (writer: Writer) => string) => {
    const writer = writers[turn]
    if (!writer) throw new Error('There are too few writers.')
    const { userId, token } = writer
    const review = { softwareId: softwareId(writer), userId, rating: 4, comment: 'Bom.' }
    const { data } = await post(server, '/v1/comment', review, token)
    if (data.status !== 'visible') throw new Error('A review waits: it was taken for a burst.')
  }
  const written = await sideBySide(
    WRITINGS,
    (turn) => write(turn, () => manyId),
    (turn) => write(turn, ({ emptyId }) => emptyId),
    (turn) => age(db, turn),
  )
  return [
    line(`Software with ${MANY} reviews opens, against ${FEW}`, opened, MAX_TIMES_OPEN),
    line('Writing a review there, against the first of a software', written, MAX_TIMES_WRITE),
  ]
}
