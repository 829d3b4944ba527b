import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { giveVendor, makeOffer, makeUser, makeVendor } from '#/db/factories/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { openSession } from '#/platform/server/session.server.ts'
import { compareCalls, type Side } from './calls.ts'
import type { Given } from './index.ts'
import { withProduct } from './pages.ts'
import { withPostgresServer } from './postgres.ts'
import { below, chance, pick } from './random.ts'
import { BATCH, rowsOf } from './rows.ts'
import type { Line, Must } from './table.ts'
import { THIS } from './trees.ts'

const MANY = 10_000
/** More than a page, so that both answer as much. */
const FEW = 100
/** People who ask, with some requests each. */
const BUYERS = 2_000
/** Who works them off, and calls in turns. */
const KEEPERS = 13
const MESSAGES = 4
/** Over which they came in. */
const DAYS = 360
const MUST: Must = ['<=', 1.5]
/** What opening it may take of this machine. */
const MAX_CPU_MS = 50
/** Of what somebody reads on with, so many places all over the list. */
const PLACES = 20

const FILTERS = ['', 'situacao=aguardando', 'situacao=respondido', 'situacao=encerrado', 'meus=1']

interface Inbox {
  tokens: string[]
  /** Calls of the inbox: by each filter its beginning, and from some places on. */
  paths: string[]
}

/** A supplier with so many conversations, each about a product, and most with messages and somebody who looks after them. */
async function makeInbox(db: Database, buyers: string[], count: number): Promise<Inbox> {
  const vendor = await makeVendor(db, { acceptsLeads: true })
  const offer = await makeOffer(db)
  const tokens: string[] = []
  const keepers: string[] = []
  for (let n = 0; n < KEEPERS; n++) {
    const { id } = await makeUser(db)
    await giveVendor(db, vendor.id, id)
    keepers.push(id)
    tokens.push(await openSession(db, id, { ip: '127.0.0.1', userAgent: 'bench' }))
  }
  const rows = Array.from({ length: count }, () => {
    const msecs = Math.round(Date.now() - DAY_MS * DAYS * chance())
    return {
      buyer: pick(buyers),
      request: uuidv7({ msecs }),
      conversation: uuidv7({ msecs }),
      status: pick(['waiting', 'answered', 'answered', 'ended']),
      owner: pick(keepers),
      made: new Date(msecs),
      last: new Date(Math.min(Date.now(), msecs + below(DAY_MS))),
    }
  })
  for (let first = 0; first < count; first += BATCH) {
    const given = rowsOf(
      rows.slice(first, first + BATCH),
      sql`buyer uuid, request uuid, conversation uuid, status quote_status, owner uuid, made timestamptz, last timestamptz`,
    )
    await db.execute(sql`
      INSERT INTO quote_requests
        (id, user_id, need, company_size, city, deadline, budget, contact_ways, phone, contact_time, created_at)
      SELECT request, buyer, repeat('Precisamos vender e entregar. ', 20), 'me', 'Recife', 'agora',
        'até R$ 500 por mês', '{}', '', '', made
      FROM ${given}`)
    await db.execute(sql`
      INSERT INTO quote_conversations (id, request_id, vendor_id, consent_text, consented_at, status, delivered_at,
        first_answered_at, last_message_at, ended_at, ended_by, owner_id, created_at)
      SELECT conversation, request, ${vendor.id}, 'Autorizo.', made, status, made,
        CASE WHEN status <> 'waiting' THEN last END, last,
        CASE WHEN status = 'ended' THEN last END, CASE WHEN status = 'ended' THEN 'buyer'::quote_ender END,
        CASE WHEN status <> 'waiting' THEN owner END, made
      FROM ${given}`)
    await db.execute(sql`
      INSERT INTO quote_offers (conversation_id, offer_id) SELECT conversation, ${offer.id} FROM ${given}`)
    await db.execute(sql`
      INSERT INTO quote_messages (id, conversation_id, side, text, created_at)
      SELECT gen_random_uuid(), conversation, CASE n % 2 WHEN 0 THEN 'buyer' ELSE 'vendor' END::quote_side,
        repeat('Segue a nossa resposta. ', 20), last
      FROM ${given}, generate_series(1, ${MESSAGES}::int) AS n WHERE status <> 'waiting'`)
  }
  const latest = rows.toSorted((one, other) => other.last.getTime() - one.last.getTime())
  // The last of these is the end of the list.
  const places = Array.from(
    { length: PLACES },
    (_, n) => latest[Math.floor(((n + 1) * (count - 1)) / PLACES)]?.conversation,
  )
  return {
    tokens,
    paths: FILTERS.flatMap((filter) =>
      [undefined, ...places].map(
        (before) =>
          `/v1/vendor/${vendor.id}/orcamentos?${filter}${before ? `&antes=${before}` : ''}`,
      ),
    ),
  }
}

async function makeBuyers(db: Database): Promise<string[]> {
  const ids = Array.from({ length: BUYERS }, () => uuidv7())
  await db.execute(sql`
    INSERT INTO users (id, first_name, last_name, email, username)
    SELECT id, 'Pessoa', 'Medida', id || '@medida.example', id::text
    FROM ${rowsOf(
      ids.map((id) => ({ id })),
      sql`id uuid`,
    )}`)
  return ids
}

/** What a supplier waits for who opens its requests, or reads on in them, with many beside few. */
export const measureInbox = (given: Given): Promise<Line[]> =>
  withPostgresServer(async (postgres) => {
    let inboxes: Inbox[] = []
    const url = await postgres.prepare('inbox', THIS, async (db) => {
      const buyers = await makeBuyers(db)
      inboxes = [await makeInbox(db, buyers, MANY), await makeInbox(db, buyers, FEW)]
      await db.execute(sql`VACUUM ANALYZE`)
    })
    return withProduct(THIS, url, 0, async ({ server }) => {
      const sides = inboxes.map((inbox) => ({ server, ...inbox })) as [Side, Side]
      const what = `Inbox of ${MANY} requests for quotes, against ${FEW}`
      return compareCalls(
        what,
        sides,
        { p50: MUST, p95: MUST, maxCpuMs: MAX_CPU_MS },
        postgres,
        given,
      )
    })
  })
