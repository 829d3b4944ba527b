import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as schema from '#/db/schema/index.ts'
import { runMigrations } from '#/platform/server/database/migrations.server.ts'
import { PgliteClient } from '#/platform/server/database/pglite-client.server.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import { MIGRATIONS_FOLDER, SESSION_SETTINGS } from '#/platform/server/database/settings.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { hashSecret } from '#/platform/server/secrets.server.ts'
import { viewerWithToken } from '#/platform/server/session.server.ts'

/*
 * A database as the first migration made it, with rows of then, brought up to date: what its people
 * could do before, they can do still.
 */

const folder = mkdtempSync(path.join(tmpdir(), 'praca-older-'))
const client = new PgliteClient(path.join(folder, 'pg'), SESSION_SETTINGS)
const db = drizzle({ client: client as never, schema }) as unknown as Database

/** A folder with the first migration alone. */
function firstMigration(): string {
  const first = path.join(folder, 'first')
  mkdirSync(path.join(first, 'meta'), { recursive: true })
  const journal = JSON.parse(readFileSync(`${MIGRATIONS_FOLDER}/meta/_journal.json`, 'utf8'))
  const [entry] = journal.entries
  writeFileSync(`${first}/meta/_journal.json`, JSON.stringify({ ...journal, entries: [entry] }))
  copyFileSync(`${MIGRATIONS_FOLDER}/${entry.tag}.sql`, `${first}/${entry.tag}.sql`)
  return first
}

/** Of each thing its id, by the name that the test gives it. */
const ids = new Map<string, string>()
const id = (name: string) => ids.get(name) ?? ids.set(name, randomUUID()).get(name) ?? ''
const EARLY = '2026-05-04T12:00:00.000Z'
const LATER = '2026-05-05T12:00:00.000Z'
const run = (statement: SQL) => db.execute(statement)

const person = (name: string, email: string, isVerified = true) =>
  run(sql`INSERT INTO users (id, first_name, last_name, email, email_verified, username)
    VALUES (${id(name)}, ${name}, 'Lima', ${email}, ${isVerified}, ${name})`)

let cnpj = 10_000_000_000_000
const page = (name: string, { email = `contato@${name}.example`, more = sql`true, false` } = {}) =>
  run(sql`INSERT INTO vendors (id, cnpj, razao_social, email, is_associated, is_featured)
    VALUES (${id(name)}, ${String(++cnpj)}, ${name}, ${email}, ${more})`)

const keeps = (who: string, what: string, inactiveAt: string | null = null) =>
  run(sql`INSERT INTO vendor_admins (vendor_id, user_id, created_at, inactive_at)
    VALUES (${id(what)}, ${id(who)}, ${EARLY}, ${inactiveAt})`)

const deed = (actor: string, action: string, what: string, detail: object = {}) =>
  run(sql`INSERT INTO audit_log (id, actor_id, action, subject_kind, subject_id, detail)
    VALUES (${randomUUID()}, ${id(actor)}, ${action}, 'vendor', ${id(what)}, ${JSON.stringify(detail)})`)

const offer = async (name: string, kind: string, seller: string, linkedAt = EARLY) => {
  await run(sql`INSERT INTO offers (id, kind, name, created_at)
    VALUES (${id(name)}, ${kind}, ${name}, ${EARLY})`)
  await run(sql`INSERT INTO vendor_offers (vendor_id, offer_id, created_at)
    VALUES (${id(seller)}, ${id(name)}, ${linkedAt})`)
}

beforeAll(async () => {
  await client.ready()
  await runMigrations(db, { folder: firstMigration() })

  await person('clara', 'clara@claimed.example')
  await page('claimed')
  await keeps('clara', 'claimed')
  await run(sql`INSERT INTO access_requests (id, vendor_id, user_id, email, status, expires_at, decided_at)
    VALUES (${randomUUID()}, ${id('claimed')}, ${id('clara')}, 'Clara@Claimed.example', 'granted', ${LATER}, ${LATER})`)

  await person('davi', 'davi@registered.example')
  await page('registered', { email: 'Vendas@Registered.example' })
  await keeps('davi', 'registered')
  await offer('service', 'service', 'registered', LATER)
  await offer('own', 'software', 'registered')
  await offer('resold', 'software', 'registered', LATER)
  await run(sql`INSERT INTO offer_owners (offer_id, user_id) VALUES (${id('own')}, ${id('davi')})`)

  // Nothing was proven of these two: a private mailbox, and one that answered no link.
  await person('eva', 'eva@provider.example')
  await person('fabio', 'fabio@unproven.example', false)
  for (const [who, what] of [
    ['eva', 'private'],
    ['fabio', 'unproven'],
  ] as const) {
    await page(what)
    await keeps(who, what)
  }
  await person('gil', 'gil@provider.example')
  await deed('eva', 'addAdministrator', 'private', { userId: id('gil') })
  await keeps('gil', 'private')
  await keeps('davi', 'private', LATER)

  await page('mirrored', { more: sql`false, false` })
  await page('featured', { more: sql`true, true` })
  await page('shown')
  for (const what of ['featured', 'shown']) await keeps('eva', what)
  await deed('clara', 'show', 'shown')

  await run(sql`INSERT INTO credentials (id, user_id, provider_id, account_id)
    VALUES (${randomUUID()}, ${id('eva')}, 'google', 'sub-of-eva')`)
  await run(sql`INSERT INTO sessions (id, token_hash, user_id, expires_at, created_at)
    VALUES (${randomUUID()}, ${hashSecret('token-of-eva')}, ${id('eva')}, now() + interval '9 days', ${EARLY})`)
  for (const purpose of ['password_reset', 'remembered_login', 'data_export'])
    await run(sql`INSERT INTO verifications (id, purpose, token_hash, user_id, expires_at)
      VALUES (${randomUUID()}, ${purpose}, ${purpose}, ${id('eva')}, now() + interval '1 hour')`)
  await run(sql`INSERT INTO reviews (id, user_id, vendor_id, rating)
    VALUES (${randomUUID()}, ${id('gil')}, ${id('claimed')}, 2)`)

  await runMigrations(db)
})
afterAll(async () => {
  await client.close()
  rmSync(folder, { recursive: true })
})

/** What is answered, with names for ids. */
async function named(statement: SQL) {
  const names = new Map([...ids].map(([name, value]) => [value, name]))
  const rows = await rowsOf<Record<string, unknown>>(db, statement)
  return rows.map((row) => Object.values(row).map((value) => names.get(String(value)) ?? value))
}

it('keeps who administers a page; who was added by another has accepted nothing yet', async () => {
  const kept = sql`SELECT vendor_id, user_id, inactive_at IS NULL AS active,
    accepted_at = created_at AS accepted FROM vendor_admins`
  const expected = [
    ['claimed', 'clara', true, true],
    ['registered', 'davi', true, true],
    ['private', 'eva', true, true],
    ['private', 'gil', true, null],
    ['private', 'davi', false, true],
    ['unproven', 'fabio', true, true],
    ['featured', 'eva', true, true],
    ['shown', 'eva', true, true],
  ]
  expect(new Set(await named(kept))).toEqual(new Set(expected))
})

it('confirms pages by what they had proven; the others wait for it, seen and without a date', async () => {
  const waiting = sql`SELECT id, is_visible, confirm_by FROM vendors
    WHERE unconfirmed_since IS NOT NULL`
  expect(new Set(await named(waiting))).toEqual(
    new Set([
      ['private', true, null],
      ['unproven', true, null],
    ]),
  )
  const confirmed = sql`SELECT id, is_featured FROM vendors WHERE unconfirmed_since IS NULL`
  expect(new Set(await named(confirmed))).toEqual(
    new Set([
      ['claimed', false],
      ['registered', false],
      ['mirrored', false],
      ['featured', true],
      ['shown', false],
    ]),
  )
})

it('proves the domain of the mailbox that a claim had proven, and no other', async () => {
  const proven = sql`SELECT vendor_id, domain, proof FROM vendor_domains`
  expect(await named(proven)).toEqual([['claimed', 'claimed.example', 'mailbox']])
})

it('keeps catalogues, knowing what is a page’s own', async () => {
  const links = sql`SELECT offer_id, vendor_id, origin FROM vendor_offers`
  expect(new Set(await named(links))).toEqual(
    new Set([
      ['service', 'registered', 'own'],
      ['own', 'registered', 'own'],
      ['resold', 'registered', 'chosen'],
    ]),
  )
  expect(await named(sql`SELECT offer_id, user_id FROM offer_owners`)).toEqual([['own', 'davi']])
  expect(await named(sql`SELECT user_id, vendor_id, rating, status FROM reviews`)).toEqual([
    ['gil', 'claimed', 2, 'visible'],
  ])
})

it('keeps logins open, ways to log in and links; remembered logins had no cookie', async () => {
  const env = { ADMIN_SECOND_FACTOR: 'optional' } as never
  const asked = { ip: '127.0.0.1', isLocal: true }
  expect(await viewerWithToken({ db, env }, 'token-of-eva', asked)).toMatchObject({
    id: id('eva'),
    confirmedAt: null,
    deviceId: null,
  })
  expect(await named(sql`SELECT user_id, account_id FROM credentials`)).toEqual([
    ['eva', 'sub-of-eva'],
  ])
  expect(await named(sql`SELECT purpose FROM verifications ORDER BY 1`)).toEqual([
    ['password_reset'],
    ['data_export'],
  ])
  expect(await named(sql`SELECT count(*)::int FROM audit_log`)).toEqual([[2]])
})
