import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { dayFromNow, giveVendor, makeAdvertisement, makeVendor } from '#/db/factories/index.ts'
import { advertisements, payments } from '#/db/schema/index.ts'
import { makePicture } from '#/platform/server/testing/pictures.server.ts'
import { type Calls, expectRefused, type Person, testApi } from '#/server/testing/api.server.ts'
import { UNPAID_MAX } from './limits.ts'
import { type AdvertisementState, isDeletable, isEditable, STATES } from './states.ts'

const api = testApi()

const { person } = api

async function company() {
  const vendor = await makeVendor(api.platform.db)
  const keeper = await person()
  await giveVendor(api.platform.db, vendor.id, keeper.id)
  return { vendor, keeper }
}

const picture = () => makePicture({ width: 373, height: 207 })
const fields = (change: Record<string, string> = {}) => ({
  nomePublicidade: 'Um mês grátis',
  dataInicio: dayFromNow(0),
  dataFim: dayFromNow(9),
  descricao: 'Teste o nosso ERP.',
  ...change,
})

async function send(
  who: Person | undefined,
  method: 'POST' | 'PUT',
  path: string,
  values: Record<string, string>,
  file?: Buffer,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  if (file) form.set('logotipo', new Blob([new Uint8Array(file)]), 'imagem.jpg')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return api.send(method, path, {
    token: who?.token,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  })
}

const create = async (
  who: Person | undefined,
  vendorId: string,
  change: Record<string, string> = {},
  file?: Buffer | null,
) =>
  send(
    who,
    'POST',
    `/v1/vendor/${vendorId}/publicidades`,
    fields(change),
    file === null ? undefined : (file ?? (await picture())),
  )
const listed = (who: Person | undefined, vendorId: string, page = 1) =>
  api.get(`/v1/vendor/${vendorId}/publicidades?page=${page}`, who?.token)
const edit = (
  who: Person | undefined,
  { _id, version }: { _id: string; version: string },
  change: Record<string, string> = {},
  file?: Buffer,
) => send(who, 'PUT', `/v1/publicidades/${_id}`, fields({ version, ...change }), file)
const remove = (who: Person | undefined, id: string) =>
  api.send('DELETE', `/v1/publicidades/${id}`, { token: who?.token })
const setState = (id: string, status: AdvertisementState, refusal = '') =>
  api.platform.db.update(advertisements).set({ status, refusal }).where(eq(advertisements.id, id))

describe('the advertisements of a page', () => {
  it('are for who manages it', async () => {
    const { vendor, keeper } = await company()
    const { id } = await makeAdvertisement(api.platform.db, { vendorId: vendor.id })
    const { _id, version } = (await listed(keeper, vendor.id)).body.data[0]
    expect(_id).toBe(id)
    const calls: Calls = {
      list: (who) => listed(who, vendor.id),
      create: (who) => create(who, vendor.id),
      edit: (who) => edit(who, { _id, version }),
      remove: (who) => remove(who, id),
    }
    const other = (await company()).keeper
    await expectRefused(calls, other)
    const admin = await person({ role: 'admin' })
    for (const [name, call] of Object.entries(calls))
      expect((await call(admin)).status, `${name} by an Admin`).toBe(200)
    const nobody = randomUUID()
    expect((await listed(keeper, nobody)).status).toBe(404)
    expect((await create(keeper, nobody)).status).toBe(404)
    expect((await edit(keeper, { _id: nobody, version })).status).toBe(404)
    expect((await remove(keeper, nobody)).status).toBe(404)
    expect((await create(keeper, 'x')).status).toBe(400)
  })

  it('begin as drafts, with what one costs', async () => {
    const { vendor, keeper } = await company()
    const { status, body } = await create(keeper, vendor.id)
    expect([status, body.message]).toEqual([200, 'Publicidade salva.'])
    expect(body.data).toMatchObject({
      nomePublicidade: 'Um mês grátis',
      dataInicio: dayFromNow(0),
      dataFim: dayFromNow(9),
      status: 'draft',
      motivo: '',
      visualizacoes: 0,
      cliques: 0,
      pagamento: null,
    })
    const shown = await api.app.inject({ url: body.data.logotipo })
    expect(shown.headers['content-type']).toBe('image/webp')
    const list = await listed(keeper, vendor.id)
    expect(list.body).toEqual({ data: [body.data], page: 1, totalPages: 1, preco: 5928 })
  })

  it('are told the latest first, ten at a time, with the payment that counts', async () => {
    const { db } = api.platform
    const { vendor, keeper } = await company()
    for (let n = 1; n <= 11; n++)
      await makeAdvertisement(db, { vendorId: vendor.id, name: `Anúncio ${n}` })
    const first = (await listed(keeper, vendor.id)).body
    expect(first.totalPages).toBe(2)
    expect(first.data.map(({ nomePublicidade }: never) => nomePublicidade)).toEqual(
      Array.from({ length: 10 }, (_, n) => `Anúncio ${11 - n}`),
    )
    expect((await listed(keeper, vendor.id, 2)).body.data).toHaveLength(1)

    const advertisementId = first.data[0]._id
    const payment = {
      kind: 'advertisement',
      subjectId: advertisementId,
      amountCents: 5928,
      provider: 'offline',
    }
    await db.insert(payments).values({
      ...payment,
      method: 'Pix',
      providerStatus: 'approved',
      paidAt: new Date(),
    })
    await db.insert(payments).values({ ...payment, method: 'Boleto' })
    expect((await listed(keeper, vendor.id)).body.data[0].pagamento).toMatchObject({
      metodo: 'Pix',
      valor: 5928,
      status: 'approved',
    })
  })

  it('sent twice with one id are one', async () => {
    const { vendor, keeper } = await company()
    const id = randomUUID()
    const [first, second] = await Promise.all([
      create(keeper, vendor.id, { id }),
      create(keeper, vendor.id, { id }),
    ])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.data).toEqual(first.body.data)
    expect((await listed(keeper, vendor.id)).body.data).toHaveLength(1)
    const other = await company()
    expect((await create(other.keeper, other.vendor.id, { id })).status).toBe(409)
  })

  it('are not many without payment', async () => {
    const { db } = api.platform
    const { vendor, keeper } = await company()
    for (let n = 1; n < UNPAID_MAX; n++) await makeAdvertisement(db, { vendorId: vendor.id })
    await makeAdvertisement(db, { vendorId: vendor.id, status: 'awaiting_review' })
    const answers = await Promise.all([create(keeper, vendor.id), create(keeper, vendor.id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.error).toContain(
      'já tem 20 publicidades sem pagamento',
    )
  })
})

describe('an advertisement', () => {
  it('is told by its field what is wrong with it', async () => {
    const { vendor, keeper } = await company()
    const wrong: [Record<string, string>, Record<string, string>][] = [
      [{ nomePublicidade: '' }, { nomePublicidade: 'Insira um nome para a publicidade.' }],
      [
        { dataInicio: dayFromNow(-1) },
        { dataInicio: 'A data de início não pode estar no passado.' },
      ],
      [
        { dataInicio: dayFromNow(5), dataFim: dayFromNow(4) },
        { dataFim: 'A data de fim não pode ser anterior à de início.' },
      ],
      [{ dataFim: dayFromNow(90) }, { dataFim: 'A publicidade pode durar até 90 dias.' }],
      [{ descricao: 'x'.repeat(401) }, { descricao: 'Max 400 caracteres' }],
    ]
    for (const [change, told] of wrong) {
      const { status, body } = await create(keeper, vendor.id, change)
      expect([status, body.fields], JSON.stringify(change)).toEqual([400, told])
    }
    expect((await listed(keeper, vendor.id)).body.data).toEqual([])
  })

  it('has a picture that fits where it is shown', async () => {
    const { vendor, keeper } = await company()
    const refused = async (file: Buffer | null) => {
      const { status, body } = await create(keeper, vendor.id, {}, file)
      return [status, body.fields.logotipo]
    }
    const shaped = async (width: number, height: number) =>
      refused(await makePicture({ width, height }))
    expect(await refused(null)).toEqual([400, 'Por favor, envie uma imagem .png ou .jpg.'])
    expect(await shaped(374, 207)).toEqual([400, 'A largura deve estar entre 107px e 373px.'])
    expect(await shaped(373, 208)).toEqual([400, 'A altura deve estar entre 59px e 207px.'])
    expect(await shaped(300, 100)).toEqual([
      400,
      'A proporção da imagem deve ser aproximadamente 9:5. Sua imagem está em 3:1.',
    ])
    const gif = await makePicture({ width: 373, height: 207, format: 'gif' })
    expect(await refused(gif)).toEqual([415, 'Por favor, envie uma imagem .png ou .jpg.'])
    expect(await refused(Buffer.alloc(2 * 1024 * 1024 + 1))).toEqual([
      413,
      'Arquivos com no máximo 2MB são aceitos',
    ])
  })

  it.each(STATES)('in the state %s is changed and deleted as that allows', async (status) => {
    const { vendor, keeper } = await company()
    const made = (await create(keeper, vendor.id)).body.data
    await setState(made._id, status, 'O texto promete demais.')
    const changed = await edit(keeper, made, { nomePublicidade: 'Dois meses grátis' })
    if (isEditable(status)) {
      const isPaid = status === 'paid' || status === 'refused'
      expect([changed.status, changed.body.message]).toEqual([
        200,
        isPaid ? 'Publicidade enviada para análise.' : 'Publicidade salva.',
      ])
      expect(changed.body.data).toMatchObject({
        nomePublicidade: 'Dois meses grátis',
        status: isPaid ? 'awaiting_review' : status,
        logotipo: made.logotipo,
        ...(isPaid && { motivo: '' }),
      })
      await setState(made._id, status)
    } else expect([changed.status, changed.body.data]).toEqual([409, null])
    const removed = await remove(keeper, made._id)
    expect(removed.status).toBe(isDeletable(status) ? 200 : 409)
    expect((await listed(keeper, vendor.id)).body.data).toHaveLength(isDeletable(status) ? 0 : 1)
  })

  it('that is paid for needs days that are still to come', async () => {
    const { vendor, keeper } = await company()
    const late = await makeAdvertisement(api.platform.db, {
      vendorId: vendor.id,
      status: 'paid',
      startsOn: dayFromNow(-3),
      endsOn: dayFromNow(3),
    })
    const [{ version }] = (await listed(keeper, vendor.id)).body.data
    const same = { dataInicio: late.startsOn, dataFim: late.endsOn }
    expect((await edit(keeper, { _id: late.id, version }, same)).body.fields).toEqual({
      dataInicio: 'A data de início não pode estar no passado.',
    })
    expect((await edit(keeper, { _id: late.id, version })).body.data.status).toBe('awaiting_review')
  })

  it('is not changed over what somebody else saved', async () => {
    const { vendor, keeper } = await company()
    const made = (await create(keeper, vendor.id)).body.data
    // Its state may change meanwhile: that is nothing that its author would lose.
    await setState(made._id, 'awaiting_payment')
    expect((await edit(keeper, made, { nomePublicidade: 'Primeira' })).status).toBe(200)
    const second = await edit(keeper, made, { nomePublicidade: 'Segunda' })
    expect([second.status, second.body.error]).toEqual([
      409,
      expect.stringContaining('Outra pessoa salvou esta publicidade'),
    ])
  })

  it('keeps the files that it shows and no others', async () => {
    const { vendor, keeper } = await company()
    const made = (await create(keeper, vendor.id)).body.data
    const replaced = (await edit(keeper, made, {}, await picture())).body.data
    const found = async (url: string) => (await api.app.inject({ url })).statusCode
    expect([await found(made.logotipo), await found(replaced.logotipo)]).toEqual([404, 200])
    const wide = await makePicture({ width: 374, height: 207 })
    expect((await edit(keeper, replaced, {}, wide)).status).toBe(400)
    expect(await found(replaced.logotipo)).toBe(200)
    await remove(keeper, made._id)
    expect(await found(replaced.logotipo)).toBe(404)
  })
})
