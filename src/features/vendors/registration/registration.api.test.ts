import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cnpjNumber, makeReview, makeUser, makeVendor } from '#/db/factories/index.ts'
import { vendorAdmins, vendors } from '#/db/schema/index.ts'
import { maskCnpj } from '#/domain/cnpj.ts'
import { testApi } from '#/server/testing/api.server.ts'

const api = testApi()

let series = 5000
const newCnpj = () => cnpjNumber(series++)

const form = (overrides: object = {}) => ({
  cnpj: newCnpj(),
  razaoSocial: 'Prumo e Nível Sistemas Ltda.',
  nomeFantasia: 'Prumo',
  site: 'www.prumo.com.br',
  numeroFuncionarios: '11 a 50',
  email: 'Contato@Prumo.com.br',
  telefone: '(11) 2385-1939',
  cep: '01311-902',
  cidade: 'São Paulo',
  logradouro: 'Avenida Paulista',
  numero: '1000',
  bairro: 'Bela Vista',
  ...overrides,
})

let ana: { id: string }
let token: string
let stranger: string
let admin: string
beforeEach(async () => {
  const { db } = api.platform
  ana = await makeUser(db)
  token = await api.logIn(ana)
  stranger = (await api.person()).token
  admin = (await api.admin()).token
})

const register = (body: object, as = token) =>
  api.send('POST', '/v1/vendor', { payload: body, token: as })
const change = (id: string, body: object, as = token) =>
  api.send('POST', `/v1/vendor/${id}`, { payload: body, token: as })
const byCnpj = async (cnpj: string, as?: string) =>
  (await api.get(`/v1/vendor/cnpj/${encodeURIComponent(cnpj)}`, as)).body.data

async function draft(overrides: object = {}): Promise<{ _id: string; cnpj: string }> {
  const { status, body } = await register(form(overrides))
  expect(status).toBe(200)
  return body.data
}
const rowOf = async (id: string) => {
  const [row] = await api.platform.db.select().from(vendors).where(eq(vendors.id, id))
  return row
}
/** What publishing does, without its pictures. */
const publish = (id: string) =>
  api.platform.db
    .update(vendors)
    .set({ isVisible: true, isDraft: false, logoKey: 'logos/a.webp', description: 'Sistemas.' })
    .where(eq(vendors.id, id))

describe('beginning a registration', () => {
  it('makes a page that its creator manages and nobody else sees', async () => {
    const body = form({ complemento: 'Sala 12', estado: 'sp', leads: true, userId: ana.id })
    const answer = await register(body)
    expect(answer.status).toBe(200)
    const { _id } = answer.body.data
    expect(answer.body.data).toMatchObject({
      razaoSocial: 'Prumo e Nível Sistemas Ltda.',
      cnpj: body.cnpj,
      site: 'https://www.prumo.com.br',
      email: 'contato@prumo.com.br',
      telefone: '(11) 2385-1939',
      cep: '01311902',
      estado: 'SP',
      complemento: 'Sala 12',
      pais: 'Brasil',
      leads: true,
      visivel: false,
      isAssociated: true,
      isVisibleManifesto: true,
      isVisibleSoftwares: true,
      isVisibleServicos: true,
    })
    expect((await api.get(`/v1/vendor/${_id}`)).status).toBe(404)
    expect((await api.get(`/v1/vendor/${_id}`, stranger)).status).toBe(404)
    for (const as of [token, admin]) {
      const own = await api.get(`/v1/vendor/${_id}`, as)
      expect(own.body.data).toMatchObject({ email: 'contato@prumo.com.br', softwares: [] })
      expect((await api.get(`/v1/vendor/${_id}/products?tipo=Software`, as)).status).toBe(200)
    }
    for (const query of ['prumo', body.cnpj])
      expect((await api.get(`/v1/vendor?query=${query}`)).body.data).toEqual([])
    const admins = await api.platform.db
      .select()
      .from(vendorAdmins)
      .where(eq(vendorAdmins.vendorId, _id))
    expect(admins.map(({ userId }) => userId)).toEqual([ana.id])
  })

  it('is for people, and in their own name', async () => {
    const other = await makeUser(api.platform.db)
    expect((await register({}, '')).status).toBe(401)
    expect((await register(form({ userId: other.id }))).status).toBe(403)
    expect((await register(form(), stranger)).status).toBe(200)
    // An Admin who names somebody else registers for themselves all the same.
    expect((await register(form({ userId: other.id }), admin)).status).toBe(200)
    const pages = await api.platform.db
      .select()
      .from(vendorAdmins)
      .where(eq(vendorAdmins.userId, other.id))
    expect(pages).toEqual([])
  })

  it.each([
    ['cnpj', 'Insira um CNPJ válido.'],
    ['razaoSocial', 'Insira um nome de empresa válido.'],
    ['nomeFantasia', 'Insira um nome fantasia válido.'],
    ['site', 'Insira um site válido.'],
    ['numeroFuncionarios', 'Insira um número de funcionários válido.'],
    ['telefone', 'Insira um telefone válido.'],
    ['email', 'Insira um email válido.'],
    ['cep', 'Insira um CEP válido.'],
    ['cidade', 'Insira uma cidade válida.'],
    ['logradouro', 'Insira uma rua válida.'],
    ['numero', 'Insira um número válido.'],
    ['bairro', 'Insira um bairro válido.'],
  ])('needs %s', async (field, message) => {
    for (const value of [undefined, '', '   ', 7]) {
      const { status, body } = await register(form({ [field]: value }))
      expect([status, body.fields]).toEqual([400, { [field]: message }])
    }
  })

  it.each([
    ['pais', '', 'Insira um país válido.'],
    ['complemento', 'x'.repeat(201), 'Insira um complemento válido.'],
    ['estado', 'São Paulo', 'Insira um estado válido.'],
    ['estado', 'ZZ', 'Insira um estado válido.'],
    ['razaoSocial', 'x'.repeat(201), 'Insira um nome de empresa válido.'],
    ['razaoSocial', '\u200b\u0007', 'Insira um nome de empresa válido.'],
    ['site', 'javascript:alert(1)', 'Insira um site válido.'],
    ['site', 'prumo', 'Insira um site válido.'],
    ['site', '1', 'Insira um site válido.'],
    ['site', 'https://acme..com', 'Insira um site válido.'],
    ['site', 'https://banco.com.br@prumo.com.br', 'Insira um site válido.'],
    ['numeroFuncionarios', '11 a 51', 'Insira um número de funcionários válido.'],
    ['telefone', '119123456', 'Insira um telefone válido.'],
    ['telefone', '(00) 00000-0000', 'Insira um telefone válido.'],
    ['telefone', '(11) 912-345678', 'Insira um telefone válido.'],
    ['email', 'contato@prumo', 'Insira um email válido.'],
    ['cep', '0131-1902', 'Insira um CEP válido.'],
    ['cep', '00000-000', 'Insira um CEP válido.'],
    ['leads', 'sim', 'Valor inválido.'],
  ])('refuses %s like %j', async (field, value, message) => {
    const { status, body } = await register(form({ [field]: value }))
    expect([status, body.error, body.fields]).toEqual([400, message, { [field]: message }])
  })

  it('takes phones of both kinds, codes with and without mask, and every size of company', async () => {
    await draft({ telefone: '(11) 91234-5678', cep: '01311902', complemento: '', pais: 'Portugal' })
    for (const size of ['0 a 1', '2 a 10', '51 a 200', '201 a 500', '501 a 1000', '+1000'])
      expect(await draft({ numeroFuncionarios: size })).toMatchObject({ numeroFuncionarios: size })
  })

  it.each(['ana@gmail.com', 'ana@HOTMAIL.com', 'ana@uol.com.br', 'ana@yahoo.com.br'])(
    'does not take %s for the address of a company',
    async (email) => {
      const message = 'Use o e-mail da empresa: provedores gratuitos não são aceitos.'
      const { status, body } = await register(form({ email }))
      expect([status, body.error, body.fields]).toEqual([400, message, { email: message }])
    },
  )
})

describe('the CNPJ of a registration', () => {
  it.each([
    ['12ABC34501DE35', '12ABC34501DE35'],
    ['a1.b2c.3d4/0001-93', 'A1B2C3D4000193'],
    ['ZZ.ZZZ.ZZZ/ZZZZ-62', 'ZZZZZZZZZZZZ62'],
    ['000000000A0178', '000000000A0178'],
    ['53.113.791/0001-22', '53113791000122'],
  ])('may be %s', async (written, stored) => {
    expect((await draft({ cnpj: written })).cnpj).toBe(stored)
  })

  it.each([
    '00000000000000',
    '11111111111111',
    '53113791000123',
    '53113791000132',
    '53113791000212',
    '5311379100012',
    '531137910001220',
    ' 53113791000122',
    '53 113 791 0001 22',
    '53.113.791/0001-2',
    '53-113-791/0001.22',
    '５３１１３７９１０００１２２',
    '53113791000122\u200b',
    'abcdefghijklmn',
    '12ABC34501DE36',
  ])('is not %j', async (cnpj) => {
    const { status, body } = await register(form({ cnpj }))
    expect([status, body.fields]).toEqual([400, { cnpj: 'Insira um CNPJ válido.' }])
  })

  it('is registered once, also by ten people at once', async () => {
    const { db } = api.platform
    const tokens = await Promise.all(
      Array.from({ length: 10 }, async () => (await api.person()).token),
    )
    const cnpj = newCnpj()
    const answers = await Promise.all(tokens.map((as) => register(form({ cnpj }), as)))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array(9).fill(409)])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      error: 'CNPJ já cadastrado',
      fields: { cnpj: 'CNPJ já cadastrado' },
    })
    const rows = await db.select().from(vendors).where(eq(vendors.cnpj, cnpj))
    expect(rows).toHaveLength(1)
    const admins = await db
      .select()
      .from(vendorAdmins)
      .where(eq(vendorAdmins.vendorId, rows[0]?.id ?? ''))
    expect(admins).toHaveLength(1)
  })

  it('of a page that exists is refused, whoever keeps it', async () => {
    const automatic = await makeVendor(api.platform.db, { isAssociated: false })
    expect((await register(form({ cnpj: automatic.cnpj }))).status).toBe(409)
    const own = await draft()
    await publish(own._id)
    expect((await register(form({ cnpj: own.cnpj }))).status).toBe(409)
    await api.platform.db.update(vendors).set({ isVisible: false }).where(eq(vendors.id, own._id))
    expect((await register(form({ cnpj: own.cnpj }))).status).toBe(409)
  })

  it('sent again by the same person goes on with what was begun', async () => {
    const first = await draft({ cidade: 'Santos' })
    const answer = await register(form({ cnpj: maskCnpj(first.cnpj), cidade: 'Campinas' }))
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({ _id: first._id, cidade: 'Campinas', visivel: false })
    expect((await register(form({ cnpj: first.cnpj }), stranger)).status).toBe(409)
    const twice = await Promise.all([1, 2, 3].map(() => register(form({ cnpj: first.cnpj }))))
    expect(twice.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('is free again a week after a registration was given up', async () => {
    const { db } = api.platform
    const first = await draft({ complemento: 'Sala da Ana' })
    const lastWeek = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000)
    // However often it is saved: only a page that was published stays somebody's.
    await db.update(vendors).set({ createdAt: lastWeek }).where(eq(vendors.id, first._id))
    expect(await byCnpj(first.cnpj, stranger)).toEqual([])
    expect((await register(form({ cnpj: first.cnpj }), stranger)).status).toBe(200)
    expect((await change(first._id, { cidade: 'Recife' })).status).toBe(403)
  })

  it('is free again once its page was removed, whose reviews come back and nothing else', async () => {
    const { db, files } = api.platform
    const first = await draft()
    await files.put('logos/old.webp', Buffer.from('logo'))
    await db
      .update(vendors)
      .set({ isVisible: true, logoKey: 'logos/old.webp', description: 'Antiga.' })
      .where(eq(vendors.id, first._id))
    await makeReview(db, { vendorId: first._id, rating: 4 })
    await api.send('DELETE', `/v1/vendor/page/${first._id}/${ana.id}`, { token })
    expect(await byCnpj(first.cnpj)).toEqual([])

    const { status, body } = await register(form({ cnpj: first.cnpj }), stranger)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      _id: first._id,
      ratingCount: 1,
      descricao: '',
      visivel: false,
      links: { logotipo_url: '' },
    })
    expect(await files.open('logos/old.webp')).toBeNull()
    expect((await change(first._id, { cidade: 'Recife' })).status).toBe(403)
  })
})

describe('asking whether a CNPJ is registered', () => {
  it('tells none for a free one, and refuses what is no CNPJ', async () => {
    expect(await byCnpj(newCnpj())).toEqual([])
    const { status, body } = await api.get('/v1/vendor/cnpj/53113791000123')
    expect([status, body.fields]).toEqual([400, { cnpj: 'Insira um CNPJ válido.' }])
  })

  it('tells its owner everything of a registration, and others its name alone', async () => {
    const { _id, cnpj } = await draft()
    const full = { _id, cnpj, owns: true, email: 'contato@prumo.com.br', leads: false }
    expect(await byCnpj(maskCnpj(cnpj), token)).toEqual([expect.objectContaining(full)])
    for (const as of [undefined, stranger]) {
      const [known] = await byCnpj(cnpj, as)
      expect(known).toMatchObject({
        _id,
        cnpj,
        owns: false,
        razaoSocial: 'Prumo e Nível Sistemas Ltda.',
        // Who only began it has proven nothing: the company may ask for the page.
        isAssociated: false,
        visivel: false,
      })
      const rest = ['email', 'telefone', 'site', 'cep', 'cidade', 'logradouro', 'descricao']
      expect(rest.map((field) => known[field])).toEqual(rest.map(() => ''))
      expect(known).not.toHaveProperty('leads')
    }
  })

  it('tells of a published page what everybody sees', async () => {
    const automatic = await makeVendor(api.platform.db, { isAssociated: false, email: 'a@b.com' })
    expect(await byCnpj(automatic.cnpj)).toEqual([
      expect.objectContaining({ _id: automatic.id, email: '', isAssociated: false, owns: false }),
    ])
  })
})

describe("changing a supplier's data", () => {
  it('is for those who manage the page', async () => {
    const { _id } = await draft()
    expect((await change(_id, {}, '')).status).toBe(401)
    expect((await change(_id, { cidade: 'Recife' }, stranger)).status).toBe(403)
    for (const as of [token, admin])
      expect((await change(_id, { cidade: 'Recife' }, as)).status).toBe(200)
    expect((await change('0198c0de-0000-7000-8000-000000000000', {})).status).toBe(404)
    expect((await change('nada', {})).status).toBe(400)
  })

  it('changes what is sent and leaves the rest', async () => {
    const { _id } = await draft({ complemento: 'Sala 12', leads: true, estado: 'SP' })
    const before = await rowOf(_id)
    const answer = await change(_id, {
      descricao: ' Gestão.\r\nDe obras. ',
      isVisibleServicos: false,
    })
    expect(answer.body.data).toMatchObject({ descricao: 'Gestão.\nDe obras.', leads: true })
    expect(await rowOf(_id)).toEqual({
      ...before,
      description: 'Gestão.\nDe obras.',
      showServices: false,
      search: expect.anything(),
      updatedAt: expect.anything(),
    })
    await change(_id, { complemento: '', estado: null })
    expect(await rowOf(_id)).toMatchObject({ complement: null, state: null, isVisible: false })
    expect((await change(_id, {})).status).toBe(200)
  })

  it('takes what the registration takes, with the same words', async () => {
    const { _id } = await draft()
    const refused: [object, object][] = [
      [{ descricao: '' }, { descricao: 'Insira uma descrição válida.' }],
      [{ descricao: 'x'.repeat(501) }, { descricao: 'Max 500 caracteres' }],
      [{ nomeFantasia: ' ' }, { nomeFantasia: 'Insira um nome fantasia válido.' }],
      [{ pais: '' }, { pais: 'Insira um país válido.' }],
    ]
    for (const [body, fields] of refused) {
      const answer = await change(_id, body)
      expect([answer.status, answer.body.fields]).toEqual([400, fields])
    }
    const free = await change(_id, { email: 'ana@gmail.com' })
    expect([free.status, Object.keys(free.body.fields)]).toEqual([400, ['email']])
    expect((await change(_id, { descricao: 'x'.repeat(500) })).status).toBe(200)
  })

  it('mends the CNPJ of a registration, not that of a page', async () => {
    const { _id, cnpj } = await draft()
    const other = await draft()
    const mended = newCnpj()
    const taken = await change(_id, { cnpj: other.cnpj })
    expect([taken.status, taken.body.fields]).toEqual([409, { cnpj: 'CNPJ já cadastrado' }])
    expect((await change(_id, { cnpj: maskCnpj(mended) })).body.data.cnpj).toBe(mended)
    await publish(_id)
    const fixed = await change(_id, { cnpj })
    expect([fixed.status, fixed.body.fields.cnpj]).toEqual([
      409,
      'O CNPJ de uma página publicada ou confirmada não muda. Cadastre a outra empresa.',
    ])
    expect((await change(_id, { cnpj: mended, cidade: 'Recife' })).status).toBe(200)
  })
})

it('of a company that had its page removed shows nothing before it is confirmed', async () => {
  const page = await draft()
  await publish(page._id)
  const confirm = () =>
    api.send('POST', `/v1/admin/confirmations/${page._id}/confirm`, { token: admin })
  const show = () =>
    api.send('POST', `/v1/vendor/page/visible/${page._id}`, {
      token: stranger,
      payload: { categoria: 'pagina', visivel: true },
    })
  expect((await confirm()).status).toBe(200)
  const gone = await api.send('DELETE', `/v1/vendor/page/${page._id}/${ana.id}`, { token })
  expect(gone.status).toBe(200)

  expect((await register(form({ cnpj: page.cnpj }), stranger)).status).toBe(200)
  await api.platform.db
    .update(vendors)
    .set({ logoKey: 'logos/b.webp', description: 'Sistemas.' })
    .where(eq(vendors.id, page._id))
  const refused = await show()
  expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('removida')])
  expect((await api.get(`/v1/vendor/${page._id}`)).status).toBe(404)
  expect((await confirm()).status).toBe(200)
  expect((await show()).status).toBe(200)
})
