import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import * as repository from './repository.server.ts'

const NOT_OURS = 'Escolha softwares do catálogo desta página.'

/** @throws AppError 400 by field where one is no software of the supplier's */
export async function requireOwnSoftware(
  db: Database,
  vendorId: string,
  ids: string[],
  field: 'softwares' | 'software',
) {
  const own = await repository.softwareOf(db, vendorId, ids)
  if (own.length < ids.length) throw new AppError(400, NOT_OURS, { [field]: NOT_OURS })
}
