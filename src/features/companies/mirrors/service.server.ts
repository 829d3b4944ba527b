import type { SQL } from 'drizzle-orm'
import type { Database } from '#/platform/server/database/types.server.ts'
import * as repository from './repository.server.ts'

/**
 * Has the pages of some companies say what the register says: made, changed, out of lists, or gone. What
 * somebody who claimed a page wrote is never touched.
 * @param cnpjs a query that gives their CNPJs
 * @param isUndone a month is taken back
 * @returns ids of pages that somebody keeps and that appeared in lists, or left them
 */
export async function mirrorRegister(
  tx: Database,
  cnpjs: SQL,
  isUndone = false,
): Promise<string[]> {
  await repository.deleteMirrors(tx, cnpjs)
  await repository.writeMirrors(tx, cnpjs, isUndone)
  return repository.followSituations(tx, cnpjs, isUndone)
}
