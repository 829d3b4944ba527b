import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeUser } from '#/db/factories/index.ts'
import { users } from '#/db/schema/index.ts'
import type { DatabaseHandle } from '#/platform/server/database/types.server.ts'
import { testDatabase } from '#/platform/server/testing/database.server.ts'
import { enqueue } from './enqueue.server.ts'
import { type Job, Jobs } from './jobs.server.ts'

let database: DatabaseHandle
let jobs: Jobs
let done: unknown[] = []
let failing = false

const greet: Job<object, { name: string }> = {
  name: 'greet',
  retry: { times: 3, firstDelaySeconds: 60 },
  run: async (_context, data) => {
    if (failing) throw new Error('not now')
    done.push(data)
  },
}

/** What the queues keep of jobs that carried a text, whether they wait, are done or were given up. */
async function keptOf(text: string): Promise<number> {
  const { rows } = await database.executeSql(
    `SELECT 1 FROM (SELECT j::text FROM pgboss.job j UNION ALL SELECT a::text FROM pgboss.archive a) kept (text)
     WHERE strpos(text, $1) > 0`,
    [text],
  )
  return rows.length
}

function inAnyOrder(list: unknown[]): string[] {
  return list.map((data) => JSON.stringify(data)).toSorted()
}

/** Asked for often, done once. */
const tidy: Job<object, { room: string; turn: number }> = {
  name: 'tidy',
  keyOf: ({ room }) => room,
  run: async (_context, data) => void done.push(data),
}

beforeAll(async () => {
  database = await testDatabase()
  jobs = await Jobs.open(database, { supervise: false })
  await jobs.register([greet, tidy], {})
})
afterAll(async () => {
  await jobs?.close()
  await database?.close()
})
beforeEach(() => {
  done = []
  failing = false
})

describe('a job', () => {
  it('exists if and only if what causes it is written', async () => {
    const user = await makeUser(database.db)
    await database.db.transaction(async (tx) => {
      await tx.update(users).set({ company: 'Praça' }).where(eq(users.id, user.id))
      await jobs.enqueue(tx, greet, { name: "Ana d'Ávila 🙂 $1" })
    })
    const undone = database.db.transaction(async (tx) => {
      await jobs.enqueue(tx, greet, { name: 'ninguém' })
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    expect(await jobs.runWaiting()).toEqual([])
    expect(done).toEqual([{ name: "Ana d'Ávila 🙂 $1" }])
  })

  it('with a key waits once, however often it is asked for', async () => {
    await Promise.all(
      [1, 2, 3].map((turn) => jobs.enqueue(database.db, tidy, { room: 'sala', turn })),
    )
    await jobs.enqueue(database.db, tidy, { room: 'cozinha', turn: 1 })
    expect(await jobs.runWaiting()).toEqual([])
    expect(done).toHaveLength(2)
    expect(done).toContainEqual({ room: 'cozinha', turn: 1 })

    await jobs.enqueue(database.db, tidy, { room: 'sala', turn: 4 })
    expect(await jobs.runWaiting()).toEqual([])
    expect(done).toContainEqual({ room: 'sala', turn: 4 })
  })

  it('that fails is tried again, as often as it says', async () => {
    await jobs.enqueue(database.db, greet, { name: 'Bia' })
    failing = true
    for (let attempt = 1; attempt <= 4; attempt++)
      expect(await jobs.runWaiting(), `attempt ${attempt}`).toHaveLength(1)
    expect(await jobs.runWaiting()).toHaveLength(0)
    expect(await keptOf('Bia')).toBe(0)

    await jobs.enqueue(database.db, greet, { name: 'Caio' })
    expect(await jobs.runWaiting()).toHaveLength(1)
    expect(await keptOf('Caio')).toBe(1)
    failing = false
    expect(await jobs.runWaiting()).toEqual([])
    expect(done).toEqual([{ name: 'Caio' }])
    expect(await keptOf('Caio')).toBe(0)
  })

  it('is done once, however many processes take jobs', async () => {
    const other = await Jobs.open(database, { supervise: false })
    await other.register([greet], {})
    for (let n = 0; n < 20; n++) await jobs.enqueue(database.db, greet, { name: String(n) })
    await Promise.all([jobs.runWaiting(), other.runWaiting()])
    expect(done).toHaveLength(20)
    expect(new Set(done.map((data) => JSON.stringify(data))).size).toBe(20)
  })

  it('is done beside others of its kind, as many as that says', async () => {
    let underway = 0
    let most = 0
    const slow: Job<object, { n: number }> = {
      name: 'slow',
      atOnce: 3,
      run: async (_context, data) => {
        most = Math.max(most, ++underway)
        // Who waits for company finds it while three work, and goes on without it in the end.
        await vi.waitFor(() => expect(most).toBe(3), { timeout: 4000 }).catch(() => {})
        underway--
        done.push(data)
      },
    }
    const other = await Jobs.open(database, { supervise: false })
    await other.register([slow], {})
    for (let n = 0; n < 9; n++) await enqueue(database.db, slow, { n })
    other.work()
    await expect.poll(() => done.length, { timeout: 10_000 }).toBe(9)
    await other.close()
    expect(most).toBe(3)
  })

  it('leaves room for others, however many of one kind hang', async () => {
    let underway = 0
    let most = 0
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const hanging: Job<object, { page: string; n: number }> = {
      name: 'hanging',
      atOnce: 4,
      alike: { field: 'page', atOnce: 2 },
      run: async (_context, data) => {
        if (data.page === 'slow') {
          most = Math.max(most, ++underway)
          await held
          underway--
        }
        done.push(data)
      },
    }
    const other = await Jobs.open(database, { supervise: false })
    await other.register([hanging], {})
    for (let n = 0; n < 6; n++) await enqueue(database.db, hanging, { page: 'slow', n })
    for (let n = 0; n < 3; n++) await enqueue(database.db, hanging, { page: 'quick', n })
    other.work()
    await expect.poll(() => done.length, { timeout: 10_000 }).toBe(3)
    expect(done).toContainEqual({ page: 'quick', n: 2 })
    letGo()
    await expect.poll(() => done.length, { timeout: 10_000 }).toBe(9)
    await other.close()
    expect(most).toBe(2)
  })

  it('is taken by a process that works, without being told', async () => {
    jobs.work()
    await jobs.enqueue(database.db, greet, { name: 'Davi' })
    await expect.poll(() => done, { timeout: 10_000 }).toEqual([{ name: 'Davi' }])

    // Of several that wait none waits for the next look. Nobody is promised an order: the embedded
    // database's clock counts whole milliseconds, and two of one millisecond are taken in either.
    const names = Array.from({ length: 30 }, (_, n) => ({ name: `Eva ${n}` }))
    for (const data of names) await jobs.enqueue(database.db, greet, data)
    await expect
      .poll(() => inAnyOrder(done), { timeout: 10_000 })
      .toEqual(inAnyOrder([{ name: 'Davi' }, ...names]))
    await expect.poll(() => keptOf('Davi')).toBe(0)

    failing = true
    await jobs.enqueue(database.db, greet, { name: 'Gil' })
    await expect.poll(() => keptOf('The log says why.'), { timeout: 10_000 }).toBe(1)
    expect(await keptOf('not now')).toBe(0)
  })
})

it('is done by the clock, in a process that works', { timeout: 30_000 }, async () => {
  const due: Job<object, object> = {
    name: 'due',
    cron: '* * * * *',
    run: async () => void done.push('due'),
  }
  const other = await Jobs.open(database)
  await other.register([due], {})
  other.work()
  await expect.poll(() => done, { timeout: 20_000 }).toContain('due')
  await other.close()
})

describe('a job that a process does not finish', () => {
  const stateOf = async (name: string) =>
    (
      await database.executeSql(
        'SELECT state, retry_count, started_on FROM pgboss.job WHERE name = $1',
        [name],
      )
    ).rows
  /** One that waits for nothing to come. */
  const endless = (name: string): Job<object, object> => ({
    name,
    run: () => new Promise<void>(() => {}),
  })

  it('is handed back at once when that ends, and does not count as tried', async () => {
    const job = endless('endless')
    const other = await Jobs.open(database, { supervise: false })
    await other.register([job], {})
    await other.enqueue(database.db, job, {})
    other.work()
    await vi.waitFor(
      async () => expect(await stateOf('endless')).toMatchObject([{ state: 'active' }]),
      {
        timeout: 10_000,
        interval: 200,
      },
    )
    await other.close(50)
    expect(await stateOf('endless')).toMatchObject([
      { state: 'retry', retry_count: 0, started_on: null },
    ])
  })

  it('is done by another one when nothing is heard of it for a while', async () => {
    const left: Job<object, { name: string }> = { ...greet, name: 'left' }
    const other = await Jobs.open(database, { supervise: false })
    await other.register([left], {})
    await other.enqueue(database.db, left, { name: 'Bia' })
    await database.executeSql(
      `UPDATE pgboss.job SET state = 'active', started_on = now() - interval '50 s' WHERE name = 'left'`,
    )
    other.work()
    await vi.waitFor(() => expect(done).toEqual([{ name: 'Bia' }]), {
      timeout: 10_000,
      interval: 200,
    })
    await other.close()
    expect(await stateOf('left')).toEqual([])
  })
})
