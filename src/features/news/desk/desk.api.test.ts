import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#/domain/durations.ts'
import { saoPauloClock } from '#/domain/sao-paulo.ts'
import { makePicture } from '#/platform/server/testing/pictures.server.ts'
import { type Calls, expectRefused, type Person } from '#/server/testing/api.server.ts'
import { testNews } from '#/server/testing/news.server.ts'
import { BODY_MAX, HEADLINE_MAX } from '../limits.ts'

const t = testNews()
const NOBODY = '0198c0de-0000-7000-8000-000000000000'

/** A clock's time in São Paulo so many minutes from now. */
const inMinutes = (minutes: number) => saoPauloClock(new Date(Date.now() + minutes * MINUTE_MS))

let admin: Person
beforeEach(async () => {
  await t.api.platform.db.execute(sql`TRUNCATE articles, article_pictures`)
  admin = await t.admin()
})

describe('the desk of news', () => {
  it('is for Admins only', async () => {
    const { id } = await t.make()
    const picture = await makePicture({ width: 20, height: 10 })
    const calls: Calls = {
      list: (who) => t.listed(who),
      read: (who) => t.read(who, id),
      add: (who) => t.add(who, { headline: 'Proibida' }),
      change: (who) => t.change(who, NOBODY, { version: new Date().toISOString() }),
      unpublish: (who) => t.unpublish(who, id),
      remove: (who) => t.remove(who, id),
      preview: (who) => t.preview(who, '<p>x</p>'),
      upload: (who) => t.upload(who, picture),
    }
    await expectRefused(calls, await t.person())
    expect((await t.listed(admin, { search: 'proibida' })).body.total).toBe(0)
    const statuses = []
    for (const call of Object.values(calls)) statuses.push((await call(admin)).status)
    expect(statuses).toEqual([200, 200, 200, 404, 200, 200, 200, 200])
  })

  it('lists by kind, by situation, by words, in an order, page by page', async () => {
    const now = Date.now()
    await t.make({ headline: 'Água', publishedAt: null })
    await t.make({ headline: 'Barco', kind: 'career', publishedAt: new Date(now + DAY_MS) })
    await t.make({ headline: 'ácaro', kind: 'news', publishedAt: new Date(now - DAY_MS) })
    const headlines = async (parameters: Record<string, string>) => {
      const { status, body } = await t.listed(admin, parameters)
      expect(status).toBe(200)
      return body.data.map(({ headline }: { headline: string }) => headline)
    }
    expect(await headlines({})).toEqual(['ácaro', 'Barco', 'Água'])
    expect(await headlines({ sort: 'titulo' })).toEqual(['ácaro', 'Água', 'Barco'])
    expect(await headlines({ sort: '-data' })).toEqual(['Água', 'Barco', 'ácaro'])
    expect(await headlines({ type: 'Career' })).toEqual(['Barco'])
    expect(await headlines({ situacao: 'rascunho' })).toEqual(['Água'])
    expect(await headlines({ situacao: 'agendado' })).toEqual(['Barco'])
    expect(await headlines({ situacao: 'publicado' })).toEqual(['ácaro'])
    expect(await headlines({ search: 'agua' })).toEqual(['Água'])
    expect(await headlines({ sort: 'titulo', limit: '2', page: '2' })).toEqual(['Barco'])
    expect((await t.listed(admin, { page: '9' })).body).toMatchObject({ data: [], totalPages: 1 })
    for (const wrong of [{ sort: 'x' }, { type: 'x' }, { situacao: 'x' }, { page: '0' }] as Record<
      string,
      string
    >[])
      expect((await t.listed(admin, wrong)).status, JSON.stringify(wrong)).toBe(400)
  })

  it('answers for ids that there are not', async () => {
    expect((await t.read(admin, 'x')).status).toBe(400)
    expect((await t.read(admin, NOBODY)).status).toBe(404)
    expect((await t.unpublish(admin, NOBODY)).status).toBe(404)
    expect((await t.remove(admin, NOBODY)).status).toBe(404)
  })
})

describe('an item', () => {
  it('is a draft, is published, and is a draft again', async () => {
    const dropped = await t.watchPages(['articles'])
    const { body: added } = await t.add(admin, { situacao: 'rascunho', company: '', comment: '' })
    expect(added).toMatchObject({ message: 'Rascunho salvo.', data: { situacao: 'rascunho' } })
    const { _id: id, version } = added.data
    expect(await t.isPublic(id)).toBe(false)
    expect(await dropped()).toEqual([])

    const { body: published } = await t.change(admin, id, { version, headline: 'Agora sim' })
    expect(published).toMatchObject({ message: 'Publicado.', data: { situacao: 'publicado' } })
    expect(await t.isPublic(id)).toBe(true)
    await expect.poll(dropped).toEqual(['articles'])

    const again = await t.change(admin, id, { version: published.data.version, headline: 'Outra' })
    expect(again.body.data.publishedAt).toBe(published.data.publishedAt)
    const { body: withdrawn } = await t.unpublish(admin, id)
    expect(withdrawn.data).toMatchObject({ situacao: 'rascunho', publishedAt: '' })
    expect(await t.isPublic(id)).toBe(false)
    expect((await t.unpublish(admin, id)).body.data.version).toBe(withdrawn.data.version)
    expect((await t.remove(admin, id)).status).toBe(200)
    expect((await t.read(admin, id)).status).toBe(404)

    const trail = await t.trailOf(id)
    expect(trail.map(({ action }) => action)).toEqual([
      'delete',
      'unpublish',
      'edit',
      'edit',
      'add',
    ])
    expect(trail.every(({ actorId }) => actorId === admin.id)).toBe(true)
    expect(trail[3]?.detail).toMatchObject({
      before: { situation: 'rascunho', headline: 'Como escolher um ERP' },
      after: { situation: 'publicado', headline: 'Agora sim' },
    })
  })

  it('that is scheduled appears when it is due', async () => {
    const due = inMinutes(60)
    const { body } = await t.add(admin, { situacao: 'agendado', agendadoPara: due })
    expect(body).toMatchObject({
      message: 'Publicação agendada.',
      data: { situacao: 'agendado', agendadoPara: due },
    })
    const { _id: id } = body.data
    expect(await t.isPublic(id)).toBe(false)
    // The hour goes by.
    await t.api.platform.db.execute(sql`UPDATE articles SET published_at = now()`)
    const dropped = await t.watchPages(['articles', `article:${id}`, 'banners'])
    expect(await t.api.platform.jobs.runWaiting()).toEqual([])
    await expect.poll(dropped).toEqual(['articles', `article:${id}`])
    expect(await t.isPublic(id)).toBe(true)
  })

  it('waits for its time: the job is not taken before', async () => {
    const at = new Date(Date.now() + DAY_MS)
    await t.add(admin, { situacao: 'agendado', agendadoPara: saoPauloClock(at) })
    const { rows } = (await t.api.platform.db.execute(
      sql`SELECT start_after FROM pgboss.job WHERE name = 'article-due' ORDER BY created_on DESC LIMIT 1`,
    )) as unknown as { rows: { start_after: string }[] }
    const due = new Date(rows[0]?.start_after ?? 0).getTime()
    expect(Math.abs(due - at.getTime())).toBeLessThan(MINUTE_MS)
  })

  it('that was changed by another Admin meanwhile is not overwritten', async () => {
    const { body } = await t.add(admin)
    const { _id: id, version } = body.data
    const other = await t.admin()
    const [first, second] = await Promise.all([
      t.change(admin, id, { version, headline: 'Uma' }),
      t.change(other, id, { version, headline: 'Duas' }),
    ])
    expect([first.status, second.status].toSorted()).toEqual([200, 409])
    const refused = first.status === 409 ? first : second
    expect(refused.body.error).toMatch(/^Outra pessoa salvou este conteúdo/)
    const kept = first.status === 409 ? 'Duas' : 'Uma'
    expect((await t.read(admin, id)).body.data.headline).toBe(kept)
  })

  it('has the page of its kind, for ever', async () => {
    const { body } = await t.add(admin)
    const { _id: id, version } = body.data
    const { status, body: refused } = await t.change(admin, id, { version, type: 'Career' })
    expect([status, Object.keys(refused.fields)]).toEqual([400, ['type']])
  })
})

describe('what is wrong with an item', () => {
  it.each([
    ['headline', { headline: ' ' }],
    ['headline', { headline: 'x'.repeat(HEADLINE_MAX + 1), situacao: 'rascunho' }],
    ['company', { company: 'x'.repeat(101) }],
    ['company', { type: 'Career', company: '' }],
    ['url', { url: 'javascript:alert(1)' }],
    ['encerraEm', { type: 'Career', encerraEm: '0000-01-01' }],
    ['url', { url: 'não é endereço' }],
    ['comment', { comment: '<p></p>' }],
    ['comment', { comment: '<script>alert(1)</script>' }],
    ['comment', { type: 'News', comment: '<p> </p>' }],
    ['comment', { comment: 'x'.repeat(BODY_MAX + 1) }],
    ['comment', { comment: '<p>a<img src="/uploads/articles/nada.webp"></p>' }],
    ['banner', { banner: '/uploads/articles/nada.webp' }],
    ['banner', { banner: 'https://outro.example/x.png' }],
    ['type', { type: 'Outro' }],
    ['situacao', { situacao: 'apagado' }],
    ['agendadoPara', { situacao: 'agendado' }],
    ['agendadoPara', { situacao: 'agendado', agendadoPara: '2026-02-30T10:00' }],
    ['agendadoPara', { situacao: 'agendado', agendadoPara: inMinutes(-5) }],
    ['agendadoPara', { situacao: 'agendado', agendadoPara: inMinutes(400 * 24 * 60) }],
  ])('is told by its field: %s', async (field, item) => {
    const { status, body } = await t.add(admin, item)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
    expect(body.fields[field]).toMatch(/^[A-ZÀ-Ú].*\.$/)
    expect((await t.listed(admin)).body.total).toBe(0)
  })

  it('is nothing for news that lead elsewhere', async () => {
    const { status, body } = await t.add(admin, {
      type: 'News',
      comment: '',
      url: 'valor.com.br/x',
    })
    expect([status, body.data.url]).toEqual([200, 'https://valor.com.br/x'])
  })
})

describe('a body', () => {
  const stored = async (comment: string) => {
    const { body } = await t.add(admin, { comment: `<p>antes</p>${comment}` })
    const { rows } = (await t.api.platform.db.execute(
      sql`SELECT body FROM articles WHERE id = ${body.data._id}`,
    )) as unknown as { rows: { body: string }[] }
    return rows[0]?.body
  }

  it.each([
    ['<script>alert(1)</script>', ''],
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<p style="position:fixed;inset:0;background:#fff">a</p>', '<p>a</p>'],
    [
      '<span class="text-large" style="position:fixed">a</span>',
      '<span class="text-large">a</span>',
    ],
    ['<span class="header fixed">a</span>', 'a'],
    ['<img src="https://evil.example/x.png" onerror="x()">', ''],
    ['<iframe src="https://evil.example"></iframe>', ''],
  ])('is stored without harm: %s', async (attack, left) => {
    expect(await stored(attack)).toBe(`<p>antes</p>${left}`)
  })

  it('is shown to its author as visitors would see it', async () => {
    const { body } = await t.preview(admin, '<h1 style="x">Um</h1><script>x()</script>')
    expect(body.data.comment).toBe('<h2>Um</h2>')
  })
})

describe('a picture', () => {
  const upload = async () => {
    const { body } = await t.upload(admin, await makePicture({ width: 3200, height: 1600 }))
    return body.data as { url: string; width: number; height: number }
  }
  const isThere = async (url: string) => (await t.api.get(url)).status === 200
  const upkeep = async () => {
    const { db, jobs } = t.api.platform
    await jobs.enqueue(db, { name: 'article-pictures-upkeep' }, {})
    expect(await jobs.runWaiting()).toEqual([])
  }
  const age = () =>
    t.api.platform.db.execute(
      sql`UPDATE article_pictures SET created_at = now() - interval '8 days'`,
    )

  it('is kept no larger than it is shown, and judged by its content', async () => {
    const picture = await upload()
    expect(picture).toMatchObject({ width: 1600, height: 800 })
    expect(picture.url).toMatch(/^\/uploads\/articles\/[\w-]+\.webp\?v=/)
    expect(await isThere(picture.url)).toBe(true)
    const { status, body } = await t.upload(admin, Buffer.from('<svg onload="x()"/>'))
    expect([status, Object.keys(body.fields)]).toEqual([415, ['imagem']])
    const missing = await t.api.send('POST', '/v1/admin/news/pictures', {
      token: admin.token,
      payload: {},
    })
    expect([missing.status, missing.body.fields.imagem]).toEqual([
      400,
      'Por favor, envie uma imagem .png ou .jpg.',
    ])
  })

  it('that an article shows stays; another one is forgotten after some days', async () => {
    const [inBody, asBanner, unused] = [await upload(), await upload(), await upload()]
    const comment = `<p>a</p><img src="${inBody.url}" alt="Gráfico" width="1600" height="800">`
    const { status, body } = await t.add(admin, { comment, banner: asBanner.url })
    expect([status, body.data.banner]).toEqual([200, asBanner.url])
    await upkeep()
    expect(await isThere(unused.url)).toBe(true)
    await age()
    await upkeep()
    expect(await Promise.all([inBody, asBanner, unused].map(({ url }) => isThere(url)))).toEqual([
      true,
      true,
      false,
    ])
    await t.remove(admin, body.data._id)
    await upkeep()
    expect(await isThere(inBody.url)).toBe(false)
  })

  it('of an article may be taken away, and of the demonstration stay', async () => {
    const { id, updatedAt } = await t.make({ bannerKey: 'banners/demo.svg' })
    const { body } = await t.read(admin, id)
    const version = updatedAt.toISOString()
    const kept = await t.change(admin, id, { version, banner: body.data.banner })
    expect(kept.body.data.banner).toBe(body.data.banner)
    const { body: bare } = await t.change(admin, id, { version: kept.body.data.version })
    expect(bare.data.banner).toBe('')
  })
})
