import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { giveOffer, giveVendor, linkOffer, makeOffer, makeVendor } from '#/db/factories/index.ts'
import { vendorAdmins, vendorDomains } from '#/db/schema/index.ts'
import { updatePerson } from '#/features/people/service.server.ts'
import { auditTrailOf } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { type Person, testApi } from '#/server/testing/api.server.ts'

const api = testApi()
const { person, admin } = api
const NOBODY = '0198c0de-0000-7000-8000-000000000000'
const REASON = 'A empresa trocou de responsável.'

const give = (who: Person | undefined, id: string, email: string, reason = REASON) =>
  api.send('POST', `/v1/admin/suppliers/${id}/give`, {
    token: who?.token,
    payload: { email, reason },
  })
const edits = async (who: Person, id: string) =>
  (await api.get(`/v1/vendor/${id}/edicao`, who.token)).body.data !== null
const editsOffer = async (who: Person, id: string) =>
  (await api.get(`/v1/software/${id}/edicao`, who.token)).body.data !== null

async function keptPage() {
  const { db } = api.platform
  const keeper = await person()
  const vendor = await makeVendor(db, { nomeFantasia: 'Passável' })
  await giveVendor(db, vendor.id, keeper.id)
  const software = await makeOffer(db)
  await linkOffer(db, vendor.id, software.id)
  await giveOffer(db, software.id, keeper.id)
  return { keeper, vendor, software }
}

/** Waits until a statement of this database waits for a lock. */
async function lockWaits(tx: Database): Promise<'waits'> {
  const waiting = await tx
    .select({ one: sql`1` })
    .from(sql`pg_stat_activity`)
    .where(sql`datname = current_database() AND wait_event_type = 'Lock'`)
  return waiting.length > 0 ? 'waits' : lockWaits(tx)
}

describe('a page that an Admin gives to another account', () => {
  it('is for Admins only, of pages that a company keeps, and to accounts that can act', async () => {
    const { keeper, vendor } = await keptPage()
    const [boss, heir] = [await admin(), await person()]
    const unproven = await person({ emailVerified: false })
    const blocked = await person({ blockedAt: new Date() })
    const unkept = await makeVendor(api.platform.db, { isAssociated: false })
    expect((await give(undefined, vendor.id, heir.email)).status).toBe(401)
    expect((await give(keeper, vendor.id, heir.email)).status).toBe(403)
    expect((await give(boss, NOBODY, heir.email)).status).toBe(404)
    expect((await give(boss, unkept.id, heir.email)).status).toBe(409)
    for (const email of ['x', 'ninguem@exemplo.demo.praca', unproven.email, blocked.email]) {
      const { status, body } = await give(boss, vendor.id, email)
      expect([status, Object.keys(body.fields)], email).toEqual([400, ['email']])
    }
    expect((await give(boss, vendor.id, keeper.email)).status).toBe(409)
    const own = await give(boss, vendor.id, boss.email)
    expect([own.status, Object.keys(own.body.fields)]).toEqual([409, ['email']])
    expect(await edits(keeper, vendor.id)).toBe(true)
    expect((await give(boss, vendor.id, heir.email, '')).body.fields).toHaveProperty('reason')
    expect(await edits(keeper, vendor.id)).toBe(true)
    expect(await edits(heir, vendor.id)).toBe(false)
  })

  it('is administered by that account alone, with its software; both get a letter', async () => {
    const { keeper, vendor, software } = await keptPage()
    const [boss, heir, colleague] = [await admin(), await person(), await person()]
    await giveVendor(api.platform.db, vendor.id, colleague.id)
    const { status, body } = await give(boss, vendor.id, heir.email.toUpperCase())
    expect([status, body.message]).toEqual([200, 'A página passou à conta.'])
    for (const [who, may] of [
      [heir, true],
      [keeper, false],
      [colleague, false],
    ] as const)
      expect([await edits(who, vendor.id), await editsOffer(who, software.id)]).toEqual([may, may])
    expect(await api.platform.jobs.runWaiting()).toEqual([])
    const subjectTo = ({ email }: Person) => api.mails.findLast(({ to }) => to === email)?.subject
    expect(subjectTo(heir)).toBe('Você agora administra uma página na Praça')
    for (const who of [keeper, colleague])
      expect(subjectTo(who)).toBe('Você não administra mais uma página na Praça')
    const trail = await auditTrailOf(api.platform.db, 'vendor', [vendor.id])
    expect(trail[0]).toMatchObject({
      action: 'givePage',
      actor: { id: boss.id },
      detail: { reason: REASON, userId: heir.id, software: 1 },
    })
  })

  it('takes along software of who left it before, and what nobody registered any more', async () => {
    const { db } = api.platform
    const { vendor, software, keeper } = await keptPage()
    const [boss, heir, gone] = [await admin(), await person(), await person()]
    await giveVendor(db, vendor.id, gone.id)
    const [left, orphan, elsewhere] = [
      await makeOffer(db),
      await makeOffer(db),
      await makeOffer(db),
    ]
    for (const { id } of [left, orphan, elsewhere]) await linkOffer(db, vendor.id, id)
    await giveOffer(db, left.id, gone.id)
    await giveOffer(db, elsewhere.id, gone.id)
    // Who left it edits what another page of theirs sells as well.
    const other = await makeVendor(db)
    await giveVendor(db, other.id, gone.id)
    await linkOffer(db, other.id, elsewhere.id)
    await db
      .update(vendorAdmins)
      .set({ inactiveAt: new Date() })
      .where(and(eq(vendorAdmins.vendorId, vendor.id), eq(vendorAdmins.userId, gone.id)))
    expect((await give(boss, vendor.id, heir.email)).status).toBe(200)
    for (const { id } of [software, left, orphan]) {
      expect(await editsOffer(heir, id)).toBe(true)
      for (const former of [keeper, gone]) expect(await editsOffer(former, id)).toBe(false)
    }
    expect([await editsOffer(heir, elsewhere.id), await editsOffer(gone, elsewhere.id)]).toEqual([
      false,
      true,
    ])
  })

  it.runIf(process.env.TEST_DATABASE_URL)(
    'goes to no account whose removal is asked for at the same moment',
    async () => {
      const { vendor, keeper } = await keptPage()
      const [boss, heir] = [await admin(), await person()]
      let given: ReturnType<typeof give> | undefined
      await api.platform.db.transaction(async (tx) => {
        await updatePerson(tx, heir.id, { deletionRequestedAt: new Date() })
        given = give(boss, vendor.id, heir.email)
        expect(await Promise.race([given, lockWaits(tx)])).toBe('waits')
      })
      expect((await given)?.body.fields).toHaveProperty('email')
      expect(await edits(keeper, vendor.id)).toBe(true)
    },
  )

  it('is vouched for by no domain of those who left', async () => {
    const { db } = api.platform
    const { vendor } = await keptPage()
    const proven = { vendorId: vendor.id, domain: 'passavel.com.br', proof: 'mailbox' } as const
    await db.insert(vendorDomains).values(proven)
    await give(await admin(), vendor.id, (await person()).email)
    expect(await db.$count(vendorDomains, eq(vendorDomains.vendorId, vendor.id))).toBe(0)
  })

  it('bars nobody from a review: whom it was given to did not wish for it', async () => {
    const { vendor } = await keptPage()
    const [boss, heir] = [await admin(), await person()]
    await give(boss, vendor.id, heir.email)
    const [row] = await api.platform.db
      .select({ acceptedAt: vendorAdmins.acceptedAt })
      .from(vendorAdmins)
      .where(and(eq(vendorAdmins.vendorId, vendor.id), eq(vendorAdmins.userId, heir.id)))
    expect(row).toEqual({ acceptedAt: null })
  })

  it('takes nothing from somebody whom it is given beside others', async () => {
    const { keeper, vendor, software } = await keptPage()
    const [boss, colleague] = [await admin(), await person()]
    await giveVendor(api.platform.db, vendor.id, colleague.id)
    expect((await give(boss, vendor.id, keeper.email)).status).toBe(200)
    expect(await editsOffer(keeper, software.id)).toBe(true)
    expect(await edits(colleague, vendor.id)).toBe(false)
  })
})
