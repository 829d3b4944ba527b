import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { recordId } from '#/platform/wire.ts'
import { AppError, type FailureStatus } from '../errors.server.ts'
import { countUpload } from '../files/upload-limit.server.ts'
import { onBehalfOf } from '../log/security-log.server.ts'
import { isLoopback } from '../loopback.server.ts'
import type { Platform } from '../platform.server.ts'
import { addressKey, countInMemory, type Limit } from '../rate-limit.server.ts'
import { forbidden, requireConfirmed, type Viewer, viewerOf } from '../session.server.ts'

/** Who may call a route: the word that every route of the API says. */
export interface Access<V extends Viewer | null = Viewer | null> {
  /** The statuses that it refuses with, for the documentation. */
  refuses: FailureStatus[]
  /**
   * Asked before anything of the call is read, as wherever one has to be known, and wherever files are taken; otherwise
   * once its parts have the right shape.
   */
  first?: boolean
  /** Reads the session, once for a call. @throws AppError 401, 403 */
  viewer(platform: Platform, request: FastifyRequest): Promise<V>
  /** Names of the ids in the path that `may` reads. */
  ids?: readonly string[]
  /** What else must hold, for what the path names. @throws AppError */
  may?(platform: Platform, viewer: V, ids: Record<string, string>): Promise<unknown>
}

/** Everybody, and nobody is asked who it is. */
export const ANYONE: Access<null> = { refuses: [], viewer: async () => null }

/** Who reads: from which address, and with which key of the API, where a call has one. */
type Reader = Pick<FastifyRequest, 'ip' | 'keyId'>

const KEY_CALLS = {
  name: 'calls:key',
  durationSeconds: 60,
  reason: 'Foram chamadas demais com esta chave em pouco tempo.',
}

/** Counts a call by its key, whatever it asks for and from wherever. @throws AppError 429 */
export const countKeyCall = (platform: Platform, keyId: string): Promise<void> =>
  countInMemory(platform, { ...KEY_CALLS, attempts: platform.env.CALLS_PER_KEY }, keyId)

const WRONG_KEYS: Limit = { name: 'keys:address', attempts: 60, durationSeconds: 60 }

/** Counts a call with a key that is none. @throws AppError 429 */
export const countWrongKey = (platform: Platform, ip: string): Promise<void> =>
  countInMemory(platform, WRONG_KEYS, addressKey(ip))

/**
 * The machine itself is no visitor: what measures the site runs on it, and behind a balancer on it that nobody
 * named (`TRUSTED_PROXIES`) all visitors would share one limit.
 * What comes with a key was counted by that.
 */
async function countReading(platform: Platform, limit: Limit, { ip, keyId }: Reader) {
  if (!keyId && !isLoopback(ip)) await countInMemory(platform, limit, addressKey(ip))
}

/**
 * Everybody, from one address no more often than a limit says. What the cache answers does not count: that is
 * sent before anybody is asked.
 */
export function anyoneWithin(limit: Limit): Access<null> {
  return {
    refuses: [429],
    async viewer(platform, request) {
      await countReading(platform, limit, request)
      return null
    },
  }
}

const SEARCHES = {
  name: 'searches:address',
  durationSeconds: 60,
  reason: 'Foram pesquisas demais deste endereço em pouco tempo.',
}

/**
 * Counts a search of an address, page or call, that the cache did not answer. An office behind one address stays
 * far below five a second, and so does a crawler that pauses between pages.
 * @throws AppError 429
 */
export const countSearching = (platform: Platform, reader: Reader): Promise<void> =>
  countReading(platform, { ...SEARCHES, attempts: platform.env.SEARCHES_PER_ADDRESS }, reader)

const PICTURES: Limit = {
  name: 'pictures:address',
  attempts: 60,
  durationSeconds: 60,
  reason: 'Foram pedidas prévias demais deste endereço em pouco tempo.',
}

/** Counts a picture that is drawn for an address: each takes much of a core, and of the cache. @throws AppError 429 */
export const countPicture = (platform: Platform, reader: Reader): Promise<void> =>
  countReading(platform, PICTURES, reader)

/** Everybody who searches, no more often than `countSearching` lets them. */
export const ANYONE_SEARCHING: Access<null> = {
  refuses: [429, 503],
  async viewer(platform, request) {
    await countSearching(platform, request)
    return null
  },
}

/** Everybody; who has something looked for by one of some parameters, no more often than `countSearching` lets them. */
export const anyoneSearchingBy = (...parameters: string[]): Access<null> => ({
  refuses: [429, 503],
  async viewer(platform, request) {
    const asked = request.query as Record<string, unknown>
    if (parameters.some((parameter) => asked[parameter])) await countSearching(platform, request)
    return null
  },
})

/** Everybody; a person who is logged in is known. */
export const VISITOR_OR_PERSON: Access = { refuses: [], viewer: viewerOf }

/** What a person changes, whatever it is: more than hands do, and few enough to wear nobody down. */
const CHANGES: Limit = { name: 'changes:person', attempts: 300, durationSeconds: 10 * 60 }
/** What is read for them alone: a screen asks for a handful. */
const READINGS: Limit = { name: 'readings:person', attempts: 300, durationSeconds: 60 }

/** Counts a call of a person, on whichever of their connections. What is dearer has a limit of its own as well. */
const countCall = (platform: Platform, { id }: Viewer, method: string) =>
  countInMemory(platform, method === 'GET' || method === 'HEAD' ? READINGS : CHANGES, id)

/** A person who is logged in. */
export const PERSON: Access<Viewer> = {
  refuses: [401, 429],
  first: true,
  async viewer(platform, request) {
    const viewer = await viewerOf(platform, request)
    if (!viewer) throw new AppError(401, 'Entre na sua conta para continuar.')
    return viewer
  },
}

/** An Admin; others do not learn what the call would have read. */
export const ADMIN: Access<Viewer> = {
  ...PERSON,
  refuses: [401, 403, 429],
  async may(_platform, viewer) {
    requireAdmin(viewer)
  },
}

/** An Admin who has confirmed a short while ago who they are: for deeds of weight. */
export const ADMIN_AGAIN: Access<Viewer> = {
  ...ADMIN,
  async may(_platform, viewer) {
    requireAdmin(viewer)
    requireConfirmed(viewer)
  },
}

const SET_UP_FIRST =
  'Para usar a administração, ative antes a verificação em duas etapas na sua conta.'

function requireAdmin({ lacksSecondFactor, role }: Viewer) {
  if (lacksSecondFactor) throw new AppError(403, SET_UP_FIRST, undefined, 'secondFactor')
  if (role !== 'admin') throw forbidden()
}

/**
 * A person who is logged in and for whom a condition on the ids of the path holds.
 * @param ids names of the ids in the path that `may` reads
 * @param may throws an AppError, 403 or 404, where it does not hold
 */
export const personWho = <Id extends string>(
  ids: readonly Id[],
  may: (platform: Platform, viewer: Viewer, ids: Record<Id, string>) => Promise<unknown>,
): Access<Viewer> => ({ ...PERSON, refuses: [401, 403, 404, 429], ids, may })

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. */
    access?: Access
    /** Takes files: nobody without access gets to send one, and there is a limit for each person. */
    takesFiles?: boolean
  }
  interface FastifyRequest {
    /** Who calls, as the session proves; null for a visitor, and where the route does not ask. */
    viewer: Viewer | null
    /** Of the key of the API that the call comes with; null, or missing, for none. */
    keyId?: string | null
  }
}

/** Finds the key with which a call comes, and counts the call by it. @throws AppError 401, 429 */
export type ReadKey = (platform: Platform, request: FastifyRequest) => Promise<string | null>

const asksFirst = ({ routeOptions: { config } }: FastifyRequest) =>
  Boolean(config.access?.first || config.takesFiles)

interface AccessControl {
  platform: Platform
  readKey: ReadKey
}

/**
 * Asks at every route of its scope who may call it, and puts who calls in `request.viewer`.
 * A route that does not say who may call it keeps the server from starting.
 */
export const accessControl = fp<AccessControl>(async (app, { platform, readKey }) => {
  app.decorateRequest('viewer', null)
  app.decorateRequest('keyId', null)
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${method} ${url} does not say who may call it.`)
    for (const id of config.access.ids ?? [])
      if (!url.includes(`:${id}`)) throw new Error(`${method} ${url} names no ${id}.`)
  })
  app.addHook('onRequest', async (request) => {
    if (asksFirst(request)) await onBehalfOf(request, () => admit(platform, request, readKey))
  })
  app.addHook('preHandler', async (request) => {
    if (!asksFirst(request)) await onBehalfOf(request, () => admit(platform, request, readKey))
  })
})

async function admit(platform: Platform, request: FastifyRequest, readKey: ReadKey) {
  const { access, takesFiles } = request.routeOptions.config
  if (!access) throw new Error(`${request.url} was reached, and does not say who may call it.`)
  request.keyId = await readKey(platform, request)
  const viewer = await access.viewer(platform, request)
  // Also of who is refused now: the log names them.
  request.viewer = viewer
  // What visitors may do is bound by their address, and nobody is kept from logging out.
  if (viewer && access !== VISITOR_OR_PERSON) await countCall(platform, viewer, request.method)
  if (viewer && takesFiles) await countUpload(platform.db, viewer)
  await access.may?.(platform, viewer, readIds(request, access.ids))
  // What Admins delete, also of others by the rights that they have everywhere.
  if (request.method === 'DELETE' && viewer?.role === 'admin') requireConfirmed(viewer)
}

const WRONG_ID = 'Identificador inválido.'

/** @throws AppError 400 by its name, for what is no id */
function readIds({ params }: FastifyRequest, names: readonly string[] = []) {
  return Object.fromEntries(
    names.map((name) => {
      const { data } = recordId.safeParse((params as Record<string, unknown>)[name])
      if (!data) throw new AppError(400, WRONG_ID, { [name]: WRONG_ID })
      return [name, data]
    }),
  )
}
