import { getOffer } from '#/features/catalogue/service.server.ts'
import { lockPerson } from '#/features/people/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import { USED_SOFTWARE_MAX } from './limits.ts'
import { presentSoftware } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { UsedSoftware } from './schema.ts'
import { missingProfile } from './service.server.ts'

interface Use {
  userId: string
  softwareId: string
}

/** @throws AppError 404 */
async function requireSoftware(db: Database, id: string) {
  const { tipo } = await getOffer(db, id)
  if (tipo !== 'Software') throw notFound('Software não encontrado.')
}

/**
 * Says that a person uses a software; a second time changes nothing.
 * @returns all that they use
 * @throws AppError 404 for an unknown or hidden software or person, 409 when they use too many
 */
export async function useSoftware(db: Database, use: Use): Promise<UsedSoftware[]> {
  return db.transaction(async (tx) => {
    await requireSoftware(tx, use.softwareId)
    if (!(await lockPerson(tx, use.userId))) throw missingProfile()
    const used = await repository.softwaresOf(tx, use.userId)
    if (used.some(({ id }) => id === use.softwareId)) return used.map(presentSoftware)
    if (used.length >= USED_SOFTWARE_MAX)
      throw new AppError(409, `O perfil já tem ${USED_SOFTWARE_MAX} softwares, o máximo.`)
    await repository.addSoftware(tx, use.userId, use.softwareId)
    await dropPages(tx, [`user:${use.userId}`])
    return (await repository.softwaresOf(tx, use.userId)).map(presentSoftware)
  })
}

/**
 * Takes a software off a person's list, be it hidden by now; a second time changes nothing.
 * @returns all that they still use
 * @throws AppError 404 for an unknown software
 */
export async function leaveSoftware(db: Database, use: Use): Promise<UsedSoftware[]> {
  return db.transaction(async (tx) => {
    const removed = await repository.removeSoftware(tx, use.userId, use.softwareId)
    if (removed) await dropPages(tx, [`user:${use.userId}`])
    else await requireSoftware(tx, use.softwareId)
    return (await repository.softwaresOf(tx, use.userId)).map(presentSoftware)
  })
}
