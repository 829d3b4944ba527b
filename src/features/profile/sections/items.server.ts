import { lockPerson } from '#/features/people/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import { forbidden } from '#/platform/server/session.server.ts'
import { SECTION_MAX } from '../limits.ts'
import { END_BEFORE_START } from '../schema.ts'
import { missingProfile } from '../service.server.ts'
import type { Item, SectionName } from './repository.server.ts'
import * as repository from './repository.server.ts'
import type { Section } from './service.server.ts'

type Owned<Fields> = Fields & { userID: string }
type Known<Fields> = Owned<Fields> & { _id: string }
type Which = Pick<Section<SectionName, unknown, unknown>, 'name' | 'missing'>

/** @throws AppError 404 for an unknown person, 409 when the section is full */
export async function addItem<S extends SectionName, Fields, Wire>(
  db: Database,
  section: Section<S, Fields, Wire>,
  item: Owned<Fields>,
): Promise<Wire> {
  return db.transaction(async (tx) => {
    if (!(await lockPerson(tx, item.userID))) throw missingProfile()
    if ((await repository.countItems(tx, section.name, item.userID)) >= SECTION_MAX)
      throw new AppError(409, `Esta seção já tem ${SECTION_MAX} itens, o máximo.`)
    const columns = section.toColumns(item)
    const row = await repository.insertItem(tx, section.name, item.userID, columns)
    await dropPages(tx, [`user:${item.userID}`])
    return section.present(row)
  })
}

/**
 * @throws AppError 404 for an unknown item, 403 for one of someone else, 400 when it would end
 *   before a start that is kept
 */
export async function changeItem<S extends SectionName, Fields, Wire>(
  db: Database,
  section: Section<S, Fields, Wire>,
  item: Known<Fields>,
): Promise<Wire> {
  return db.transaction(async (tx) => {
    await requireItemOf(tx, section, item._id, item.userID)
    const row = await repository.updateItem(tx, section.name, item._id, section.toColumns(item))
    if (endsBeforeStart(row))
      throw new AppError(400, END_BEFORE_START, { endDate: END_BEFORE_START })
    await dropPages(tx, [`user:${item.userID}`])
    return section.present(row)
  })
}

/** @throws AppError 404 for an unknown item, 403 for one of someone else */
export async function removeItem(
  db: Database,
  section: Which,
  { id, idUser }: { id: string; idUser: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await requireItemOf(tx, section, id, idUser)
    await repository.deleteItem(tx, section.name, id)
    await dropPages(tx, [`user:${idUser}`])
  })
}

async function requireItemOf(tx: Database, { name, missing }: Which, id: string, userId: string) {
  const found = await repository.lockItem(tx, name, id)
  if (!found) throw notFound(missing)
  if (found.userId !== userId) throw forbidden()
}

/** Days are `YYYY-MM-DD`, so that the earlier one is the lesser text. */
const endsBeforeStart = (row: Item<SectionName>) =>
  'endDate' in row && row.endDate !== null && row.endDate < row.startDate
