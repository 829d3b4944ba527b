import type { Client } from '@modelcontextprotocol/client'
import { beforeAll, describe, expect, it } from 'vitest'
import { linkOffer, makeOffer, makeReview, makeUser, makeVendor } from '#/db/factories/index.ts'
import { offerReadiness } from '#/db/schema/index.ts'
import { RESULTS_MAX, TEXT_MAX } from '#/features/mcp/limits.ts'
import { testApi } from './testing/api.server.ts'
import { assistantOf, CURRENT, PREVIOUS } from './testing/assistant.server.ts'

const api = testApi()
const UNKNOWN = '0198c0de-0000-7000-8000-000000000000'

const connect = (version: string) => assistantOf(api, version)

let software: Awaited<ReturnType<typeof makeOffer>>
let others: Awaited<ReturnType<typeof makeOffer>>[]
let vendor: Awaited<ReturnType<typeof makeVendor>>
let hidden: Awaited<ReturnType<typeof makeOffer>>
beforeAll(async () => {
  const { db } = api.platform
  const category = { categories: ['Folha do teste'] }
  software = await makeOffer(db, {
    name: 'Folha Certa',
    description: 'x'.repeat(3000),
    ...category,
  })
  others = await Promise.all(
    ['Folha Dois', 'Folha Três', 'Folha Quatro'].map((name) =>
      makeOffer(db, { name, ...category }),
    ),
  )
  hidden = await makeOffer(db, { name: 'Folha Oculta', isVisible: false, ...category })
  vendor = await makeVendor(db, { razaoSocial: 'Casa da Folha Ltda' })
  await linkOffer(db, vendor.id, software.id)
  const writer = await makeUser(db, { firstName: 'Zenóbia', lastName: 'Quintanilha' })
  await makeReview(db, {
    offerId: software.id,
    userId: writer.id,
    rating: 4,
    comment: 'Fecha a folha.',
  })
  await db.insert(offerReadiness).values({
    offerId: software.id,
    item: 'pix',
    state: 'sim',
    source: 'supplier',
    declaredAt: new Date(),
    validUntil: new Date(Date.now() + 1e9),
  })
})

describe.each([CURRENT, PREVIOUS])('an assistant with the protocol of %s', (version) => {
  let client: Client
  beforeAll(async () => {
    client = await connect(version)
  })
  const ask = async (name: string, args: Record<string, unknown>) => {
    const { structuredContent, content, isError } = await client.callTool({ name, arguments: args })
    const [said] = content as { text: string }[]
    if (!isError) expect(JSON.parse(said?.text ?? '')).toEqual(structuredContent)
    // biome-ignore lint/suspicious/noExplicitAny: answers have every shape
    return { isError: Boolean(isError), text: said?.text ?? '', answer: structuredContent as any }
  }

  it('agrees on it', () => {
    expect(client.getNegotiatedProtocolVersion()).toBe(version)
  })

  it('is told in Portuguese what it can ask, and that nothing is changed', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'buscar',
      'ver',
      'comparar',
      'alternativas',
      'avaliacoes',
      'precos',
      'prontidao',
    ])
    for (const { annotations, inputSchema, description } of tools) {
      expect(annotations?.readOnlyHint).toBe(true)
      expect(description).toMatch(/[ãçéí]/)
      for (const field of Object.values(inputSchema.properties ?? {}))
        expect(field).toHaveProperty('description')
    }
  })

  it('finds software and suppliers, with links to their pages', async () => {
    const { answer } = await ask('buscar', { texto: 'Folha Certa' })
    expect(answer.resultados[0]).toMatchObject({
      id: software.id,
      nome: 'Folha Certa',
      link: `${api.platform.env.PUBLIC_URL}/software/details/${software.id}`,
    })
    const found = await ask('buscar', { texto: 'Casa da Folha', tipo: 'fornecedor' })
    expect(found.answer.resultados[0].link).toContain(`/supplier/details/${vendor.id}`)
  })

  it('reads, compares and is given alternatives', async () => {
    const { answer } = await ask('ver', { id: software.id })
    expect(answer).toMatchObject({ nome: 'Folha Certa', nota: 4, avaliacoes: 1 })
    expect(answer.descricao.length).toBeLessThanOrEqual(TEXT_MAX + 3)
    expect(answer.fornecedores).toMatchObject([{ id: vendor.id }])
    const supplier = await ask('ver', { id: vendor.id, tipo: 'fornecedor' })
    expect(supplier.answer.vende).toMatchObject([{ nome: 'Folha Certa' }])

    const ids = [software.id, others[0]?.id]
    const compared = await ask('comparar', { ids })
    expect(compared.answer.softwares.map(({ id }: { id: string }) => id)).toEqual(ids)
    expect(compared.answer.link).toContain('/erp/comparar?id=')
    const alternatives = await ask('alternativas', { id: software.id })
    expect(alternatives.answer.alternativas).toHaveLength(3)
    expect(alternatives.answer.alternativas[0].motivos.length).toBeGreaterThan(0)
  })

  it('reads reviews by how their authors are known, and never by name', async () => {
    const { answer, text } = await ask('avaliacoes', { id: software.id })
    expect(answer.avaliacoes).toMatchObject([{ nota: 4, comentario: 'Fecha a folha.' }])
    expect(answer.avaliacoes[0].autor).toMatch(/^E-mail/)
    const compared = await ask('comparar', { ids: [software.id, others[0]?.id] })
    for (const said of [text, compared.text]) expect(said).not.toMatch(/Zenóbia|Quintanilha/)
  })

  it('reads prices and what a product is ready for', async () => {
    expect((await ask('precos', { id: software.id })).answer).toMatchObject({ historico: [] })
    const { answer } = await ask('prontidao', { id: software.id })
    expect(answer.itens.find(({ item }: { item: string }) => item === 'pix')).toMatchObject({
      nome: 'Pix',
      situacao: 'sim',
    })
  })

  it.each([
    ['ver', () => ({ id: hidden.id }), 'Software não encontrado.'],
    ['ver', () => ({ id: 'nada' }), 'id: Use um id'],
    ['avaliacoes', () => ({ id: hidden.id }), 'não encontrad'],
    ['precos', () => ({ id: UNKNOWN }), 'Software não encontrado.'],
    ['prontidao', () => ({ id: hidden.id }), 'Software não encontrado.'],
    ['alternativas', () => ({ id: hidden.id }), 'Software não encontrado.'],
    ['comparar', () => ({ ids: [software.id] }), 'Compare de 2 a 4'],
    ['comparar', () => ({ ids: [software.id, hidden.id] }), 'Só há comparação'],
    ['buscar', () => ({ texto: 'a', limite: RESULTS_MAX + 1 }), 'limite: De 1 a'],
    ['buscar', () => ({ texto: 'a\u0000b' }), 'caractere que não é aceito'],
    ['buscar', () => ({}), 'texto: Busca inválida.'],
  ])('%s says in Portuguese why it cannot answer (%#)', async (name, args, why) => {
    const { isError, text } = await ask(name, args())
    expect(isError).toBe(true)
    expect(text).toContain(why)
  })

  it('does not know other tools', async () => {
    await expect(client.callTool({ name: 'apagar', arguments: {} })).rejects.toThrow(
      'Não há ferramenta com este nome.',
    )
  })
})

describe('/mcp', () => {
  const post = (payload: unknown, headers = {}, remoteAddress = '203.0.113.200') =>
    api.app.inject({
      method: 'POST',
      url: '/mcp',
      payload: payload as object,
      headers: { accept: 'application/json, text/event-stream', ...headers },
      remoteAddress,
    })
  const listing = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }

  it('hands out no cookie, and takes none', async () => {
    const { statusCode, headers } = await post(listing)
    expect(statusCode).toBe(200)
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['cache-control']).toBe('no-store')
  })

  it('is not for pages of other sites, whatever their names lead to', async () => {
    for (const origin of ['https://outro.example', 'null', 'http://localhost.outro.example']) {
      const { statusCode, body } = await post(listing, { origin, host: 'outro.example' })
      expect(statusCode).toBe(403)
      expect(body).toContain('Páginas de outros sites')
    }
    const { origin } = new URL(api.platform.env.PUBLIC_URL)
    expect((await post(listing, { origin })).statusCode).toBe(200)
  })

  it('takes one message at a time, of some size', async () => {
    expect((await post([listing, listing])).statusCode).toBe(400)
    expect((await post({ ...listing, params: { x: 'x'.repeat(20_000) } })).statusCode).toBe(413)
  })

  it('says to others how it is asked', async () => {
    const { statusCode, headers, body } = await api.app.inject({ method: 'GET', url: '/mcp' })
    expect([statusCode, headers.allow]).toEqual([405, 'POST'])
    expect(body).toContain('Model Context Protocol')
  })

  it('keeps no stream open', async () => {
    const { body } = await post(
      {
        jsonrpc: '2.0',
        id: 2,
        method: 'subscriptions/listen',
        params: {
          notifications: { toolsListChanged: true },
          _meta: {
            'io.modelcontextprotocol/protocolVersion': CURRENT,
            'io.modelcontextprotocol/clientInfo': { name: 'teste', version: '1' },
            'io.modelcontextprotocol/clientCapabilities': {},
          },
        },
      },
      { 'mcp-protocol-version': CURRENT, 'mcp-method': 'subscriptions/listen' },
    )
    expect(JSON.parse(body).error.message).toContain('limit')
  })

  it('is no way around what one address may search', async () => {
    const from = '198.51.100.77'
    const { SEARCHES_PER_ADDRESS: most } = api.platform.env
    const asked = Array.from({ length: most }, () => post(listing, {}, from))
    expect((await Promise.all(asked)).every(({ statusCode }) => statusCode === 200)).toBe(true)
    const { statusCode, headers } = await post(listing, {}, from)
    expect(statusCode).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    const search = await api.app.inject({
      url: '/v1/software/search?query=esgotado',
      remoteAddress: from,
    })
    expect(search.statusCode).toBe(429)
  })
})
