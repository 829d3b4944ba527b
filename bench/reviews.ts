import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { makeOffer, makeUser } from '#/db/factories/index.ts'
import { COMPANY_SIZES } from '#/domain/company-profile.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { CRITERION_NAMES } from '#/features/reviews/criteria.ts'
import { BURST } from '#/features/reviews/limits.ts'
import { recount } from '#/features/reviews/summary/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { openSession } from '#/platform/server/session.server.ts'
import { post } from './call.ts'
import { pass } from './calls.ts'
import { cpuOf } from './cpu.ts'
import { below, chance, pick } from './random.ts'
import { inTurns, medians } from './rounds.ts'
import { rowsOf } from './rows.ts'
import type { RunningServer } from './server.ts'
import { median, oneDecimal, quantile } from './statistics.ts'
import type { Line } from './table.ts'

const MANY = 50_000
const FEW = 5
/** Over which they were written. */
const DAYS = 730
const MAX_TIMES_OPEN = 1.5
/** CPU of the server and of the database that a page with many reviews may take, in ms. */
const MAX_CPU_MS = 8
const MAX_TIMES_WRITE = 2
const WARM_UP = 20
/** In a round. */
const OPENINGS = 200
const WRITINGS = 200
/** What reviewers say, which the page sums up. */
const SAID = [
  { comment: 'Atende bem o dia a dia da equipe.', pros: 'Fácil de usar.', cons: '' },
  { comment: '', pros: 'O suporte responde no mesmo dia.', cons: 'Os relatórios demoram.' },
  {
    comment: 'O preço subiu duas vezes neste ano.',
    pros: '',
    cons: 'Falta integração com o banco.',
  },
  { comment: 'A implantação levou uma semana.', pros: 'A tela é simples de usar.', cons: '' },
  { comment: '', pros: '', cons: '' },
]

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

/** A software with reviews, each by a person of its own and none of the last day, counted as the product does. */
async function makeReviewed(db: Database, count: number): Promise<string> {
  const { id } = await makeOffer(db)
  const people = Array.from({ length: count }, (_, n) => {
    const msecs = Math.round(Date.now() - DAY_MS * (1 + chance() * DAYS))
    const criteria = Object.fromEntries(CRITERION_NAMES.map((name) => [name, 1 + below(5)]))
    return {
      user: uuidv7(),
      review: uuidv7({ msecs }),
      made: new Date(msecs),
      rating: 1 + below(5),
      criteria,
      size: pick(Object.keys(COMPANY_SIZES)),
      ...(SAID[n % SAID.length] as (typeof SAID)[number]),
    }
  })
  const given = rowsOf(
    people,
    sql`"user" uuid, review uuid, made timestamptz, rating int, criteria jsonb, size text,
      comment text, pros text, cons text`,
  )
  await db.execute(sql`
    INSERT INTO users (id, first_name, last_name, email, username)
    SELECT "user", 'Pessoa', 'Medida', "user" || '@medida.example', "user"::text FROM ${given}`)
  await db.execute(sql`
    INSERT INTO reviews (id, user_id, offer_id, rating, comment, pros, cons, criteria, company_size, created_at)
    SELECT review, "user", ${id}, rating, comment, pros, cons, criteria, size, made FROM ${given}`)
  await db.execute(sql`
    UPDATE offers SET rating_sum = total, rating_count = ${count}
    FROM (SELECT sum(rating)::int AS total FROM reviews WHERE offer_id = ${id}) AS counted
    WHERE id = ${id}`)
  await db.transaction((tx) => recount(tx, { type: 'offer', id }))
  return id
}

/** What the measurements read and write. */
export async function makeReviewedSoftware(db: Database): Promise<ReviewedSoftware> {
  const manyId = await makeReviewed(db, MANY)
  const fewId = await makeReviewed(db, FEW)
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

/** Opens a page again and again. @returns what its reader waited for, and what CPU each opening took, in ms */
async function openings(server: RunningServer, id: string, database: number) {
  const cpu = () => cpuOf(server.pid) + cpuOf(database)
  const before = cpu()
  const times = await pass(server, Array(OPENINGS).fill(`/software/details/${id}`))
  return { p95: quantile(times, 0.95), cpu: (cpu() - before) / OPENINGS }
}

/** What a page with many reviews costs, beside one with few. */
async function compareOpenings(
  server: RunningServer,
  { manyId, fewId }: ReviewedSoftware,
  database: number,
  { rounds: wanted }: { rounds: number },
): Promise<Line[]> {
  const what = `Software with ${MANY} reviews opens, against ${FEW}`
  const turns = [manyId, fewId].map((id) => () => openings(server, id, database))
  // Until it is compiled, a page costs twice as much.
  for (const turn of turns) await turn()
  const rounds = await inTurns(what, wanted, [database], turns)
  const seen = (figure: 'p95' | 'cpu') => {
    const [many = 0, few = 1] = medians(rounds, (round) => round[figure])
    return { many, few, text: `${oneDecimal(many)} and ${oneDecimal(few)} ms` }
  }
  const [p95, cpu] = [seen('p95'), seen('cpu')]
  return [
    {
      what: `${what}, p95`,
      ratio: p95.many / p95.few,
      must: ['<=', MAX_TIMES_OPEN],
      seen: p95.text,
      rounds,
    },
    { what: `${what}: CPU`, ratio: cpu.many / cpu.few, seen: cpu.text, rounds },
    {
      what: `Its CPU, against ${MAX_CPU_MS} ms of this machine`,
      ratio: cpu.many / MAX_CPU_MS,
      must: ['<=', 1],
      seen: `${oneDecimal(cpu.many)} ms`,
    },
  ]
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
 * @param database process of the database
 */
export async function measureReviews(
  server: RunningServer,
  reviewed: ReviewedSoftware,
  db: Database,
  database: number,
  given: { rounds: number },
): Promise<Line[]> {
  const { manyId, writers } = reviewed
  const opened = await compareOpenings(server, reviewed, database, given)
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
    ...opened,
    line('Writing a review there, against the first of a software', written, MAX_TIMES_WRITE),
  ]
}
