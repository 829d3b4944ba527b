import Fastify from 'fastify'
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { pageOf } from '#/domain/pagination.ts'
import { AppError } from '../errors.server.ts'
import type { Platform } from '../platform.server.ts'
import type { Viewer } from '../session.server.ts'
import { type Access, ANYONE, accessControl, personWho } from './access.server.ts'
import { routes, withMessage } from './routes.server.ts'

const ID = '0198c0de-0000-7000-8000-000000000001'
const platform = {} as Platform
const named = z.object({ nome: z.string() })

/** Somebody who has any token. */
const somebody: Access<Viewer> = {
  refuses: [401],
  async viewer(_db, { headers }) {
    if (!headers.token) throw new AppError(401, 'Entre.')
    const session = { sessionId: ID, deviceId: null, confirmedAt: null }
    return { id: ID, role: 'user', lacksSecondFactor: false, ...session }
  },
}

async function serverOf(define: Parameters<typeof routes>[2]) {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler((error, _request, reply) => {
    const status = hasZodFastifySchemaValidationErrors(error) ? 400 : (error as AppError).status
    reply.status(status ?? 500).send({ data: null, message: '', error: String(error) })
  })
  await app.register(accessControl, { platform, readKey: async () => null })
  await app.register(routes('Teste', [], define)(platform))
  return app
}

describe('what is answered', () => {
  it('is framed, with the message of the route or of the outcome', async () => {
    const app = await serverOf((api) => {
      const words = { access: ANYONE, summary: '', message: 'Feito.' }
      api.get('/plain', { ...words, answer: named }, async () => ({ nome: 'Ana', extra: 1 }))
      api.get('/nothing', words, async () => {})
      api.get('/outcome', { ...words, answer: named }, async () =>
        withMessage({ nome: 'Ana' }, 'Já estava.'),
      )
      api.get('/page', { access: ANYONE, summary: '', page: named }, async () =>
        pageOf([{ nome: 'Ana' }], 1, 1, 10),
      )
      api.get('/exact', { access: ANYONE, summary: '', exact: z.number() }, async () => 7)
    })
    const answerOf = async (url: string) => (await app.inject(url)).json()
    expect(await answerOf('/plain')).toEqual({ data: { nome: 'Ana' }, message: 'Feito.' })
    expect(await answerOf('/nothing')).toEqual({ data: null, message: 'Feito.' })
    expect(await answerOf('/outcome')).toEqual({ data: { nome: 'Ana' }, message: 'Já estava.' })
    expect(await answerOf('/page')).toEqual({
      data: [{ nome: 'Ana' }],
      page: 1,
      totalPages: 1,
      total: 1,
    })
    expect(await answerOf('/exact')).toBe(7)
  })
})

describe('who may call', () => {
  it('is asked once, and handed to the handler', async () => {
    const viewer = vi.spyOn(somebody, 'viewer')
    const app = await serverOf((api) => {
      api.get(
        '/',
        { access: somebody, summary: '', answer: z.string() },
        async (call) => call.viewer.id,
      )
    })
    expect((await app.inject('/')).statusCode).toBe(401)
    viewer.mockClear()
    expect((await app.inject({ url: '/', headers: { token: 't' } })).json().data).toBe(ID)
    expect(viewer).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['after what is sent was read', {}, 400],
    ['before, where the access says so', { first: true }, 401],
  ])('is asked %s', async (_name, when, status) => {
    const app = await serverOf((api) => {
      const access = { ...somebody, ...when }
      api.post('/', { access, summary: '', body: named }, async () => {})
    })
    expect((await app.inject({ method: 'POST', url: '/', payload: {} })).statusCode).toBe(status)
  })

  it('is refused for a while what comes faster than a person acts, whatever it is', async () => {
    const app = await serverOf((api) => {
      const by = (id: string): Access<Viewer> => ({
        ...somebody,
        viewer: async (...call) => ({ ...(await somebody.viewer(...call)), id }),
      })
      api.post('/make', { access: by('ana'), summary: '' }, async () => {})
      api.delete('/drop', { access: by('ana'), summary: '' }, async () => {})
      api.get('/mine', { access: by('ana'), summary: '' }, async () => {})
      api.post('/other', { access: by('bia'), summary: '' }, async () => {})
    })
    const statusOf = async (method: 'GET' | 'POST' | 'DELETE', url: string) =>
      (await app.inject({ method, url, headers: { token: 't' } })).statusCode
    for (let time = 0; time < 150; time++) {
      expect(await statusOf('POST', '/make')).toBe(200)
      expect(await statusOf('DELETE', '/drop')).toBe(200)
    }
    expect(await statusOf('POST', '/make')).toBe(429)
    expect(await statusOf('DELETE', '/drop')).toBe(429)
    expect(await statusOf('POST', '/other')).toBe(200)
    for (let time = 0; time < 300; time++) expect(await statusOf('GET', '/mine')).toBe(200)
    expect(await statusOf('GET', '/mine')).toBe(429)
  })

  it('may depend on what the path names', async () => {
    const may = vi.fn(async () => {
      throw new AppError(403, 'Não.')
    })
    const app = await serverOf((api) => {
      const access = { ...personWho(['id'], may), ...somebody }
      api.get('/:id', { access, summary: '' }, async () => {})
    })
    const statusOf = async (id: string) =>
      (await app.inject({ url: `/${id}`, headers: { token: 't' } })).statusCode
    expect(await statusOf('nada')).toBe(400)
    expect(may).not.toHaveBeenCalled()
    expect(await statusOf(ID.toUpperCase())).toBe(403)
    expect(may).toHaveBeenCalledWith(platform, expect.objectContaining({ id: ID }), { id: ID })
  })

  it('is said by every route, or the server does not start', async () => {
    const app = Fastify()
    await app.register(accessControl, { platform, readKey: async () => null })
    expect(() => app.get('/forgotten', async () => null)).toThrow('GET /forgotten')
    const access = personWho(['id'], async () => null)
    expect(() => app.get('/item/:other', { config: { access } }, async () => null)).toThrow('no id')
    const kit = routes('Teste', [], () => undefined)(platform)
    await expect(Fastify().register(kit)).rejects.toThrow('Nobody asks who calls.')
    app.get('/open', { config: { access: ANYONE } }, async () => null)
    expect((await app.inject('/open')).statusCode).toBe(200)
  })
})
