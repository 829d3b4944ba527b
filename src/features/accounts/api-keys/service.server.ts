import type { FastifyRequest } from 'fastify'
import { lockPerson } from '#/features/people/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { countKeyCall, countWrongKey } from '#/platform/server/http/access.server.ts'
import { KEY_PREFIX, keyIn } from '#/platform/server/http/api-key.server.ts'
import { securityEvent } from '#/platform/server/log/security-log.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { hashSecret, newSecret } from '#/platform/server/secrets.server.ts'
import { API_KEYS_MAX } from '../limits.ts'
import * as repository from './repository.server.ts'
import type { KeyWire, MadeKey } from './schema.ts'

const present = ({ id, name, createdAt, lastUsedOn }: repository.KeyRow): KeyWire => ({
  _id: id,
  nome: name,
  criadaEm: createdAt.toISOString(),
  usadaEm: lastUsedOn ?? '',
})

export const keysOf = async (db: Database, userId: string): Promise<KeyWire[]> =>
  (await repository.keysOf(db, userId)).map(present)

const ENOUGH = `Cada pessoa tem até ${API_KEYS_MAX} chaves. Revogue uma para criar outra.`

/** Makes a key and tells it this once: a hash is kept. @throws AppError 409 */
export async function makeKey(db: Database, userId: string, name: string): Promise<MadeKey> {
  const key = KEY_PREFIX + newSecret()
  const row = await db.transaction(async (tx) => {
    // Two calls at once count one another.
    await lockPerson(tx, userId)
    if ((await repository.countKeys(tx, userId)) >= API_KEYS_MAX) throw new AppError(409, ENOUGH)
    return repository.insertKey(tx, { userId, name, keyHash: hashSecret(key) })
  })
  securityEvent('api-key.made')
  return { ...present(row), chave: key }
}

/** @throws AppError 404 */
export async function revokeKey(db: Database, userId: string, id: string): Promise<void> {
  if (!(await repository.deleteKey(db, userId, id))) throw notFound('Chave não encontrada.')
  securityEvent('api-key.revoked')
}

/**
 * The key with which a call comes, which counts it. A key is no login: it says how often may be read what anybody may
 * read, and nothing of who reads.
 * @returns its id; null for a call without one
 * @throws AppError 401 for one that is not, or not any more; 429
 */
export async function readKey(platform: Platform, request: FastifyRequest): Promise<string | null> {
  const key = keyIn(request.headers)
  if (key === undefined) return null
  const found = await repository.findKey(platform.db, hashSecret(key))
  if (!found) {
    await countWrongKey(platform, request.ip)
    throw new AppError(401, 'Esta chave da API não existe ou foi revogada.')
  }
  await countKeyCall(platform, found.id)
  if (!found.isNoted) await repository.noteUse(platform.db, found.id)
  return found.id
}
