import { foldText } from '#/domain/text.ts'
import { cardsAmong } from '#/features/catalogue/service.server.ts'
import { lockPerson } from '#/features/people/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { ITEMS_MAX, LISTS_MAX, NOTE_MAX } from './limits.ts'
import { joinNotes } from './notes.ts'
import * as repository from './repository.server.ts'
import type { ListWire, NewList, SavedItem } from './schema.ts'

/** The lists of a person, whole. */
export async function listsOf(db: Database, userId: string): Promise<ListWire[]> {
  const { lists, items } = await rowsOf(db, userId)
  const cards = await cardsAmong(db, [...new Set(items.map(({ offerId }) => offerId))])
  const produtos = new Map(cards.map((card) => [card.id, card]))
  return lists.map(({ id, name }) => ({
    id,
    nome: name,
    itens: items
      .filter(({ listId }) => listId === id)
      .map(({ offerId, note }) => ({
        softwareId: offerId,
        produto: produtos.get(offerId) ?? null,
        anotacao: note,
      })),
  }))
}

/** One after the other: in a transaction they share a connection, where the second would outlive a failure of the first. */
async function rowsOf(db: Database, userId: string) {
  const lists = await repository.listsOf(db, userId)
  const items = await repository.itemsOf(db, userId)
  return { lists, items }
}

/** A list as it is while it is changed. */
interface OpenList {
  id: string
  nome: string
  /** What is noted of what is in it, by product. */
  notes: Map<string, string>
  /** Products that were put in it, or noted anew. */
  put: Set<string>
}

async function openLists(tx: Database, userId: string): Promise<OpenList[]> {
  const { lists, items } = await rowsOf(tx, userId)
  return lists.map(({ id, name }) => ({
    id,
    nome: name,
    notes: new Map(
      items.filter(({ listId }) => listId === id).map(({ offerId, note }) => [offerId, note]),
    ),
    put: new Set(),
  }))
}

const putInto = ({ id, notes, put }: OpenList) =>
  [...put].map((offerId) => ({ listId: id, offerId, note: notes.get(offerId) ?? '' }))

/**
 * Changes the lists of a person, one change after another.
 * @returns all of them, as they are then
 */
const change = (
  db: Database,
  userId: string,
  work: (tx: Database, lists: OpenList[]) => Promise<unknown>,
): Promise<ListWire[]> =>
  db.transaction(async (tx) => {
    await lockPerson(tx, userId)
    const lists = await openLists(tx, userId)
    await work(tx, lists)
    await repository.putItems(tx, lists.flatMap(putInto))
    return listsOf(tx, userId)
  })

const nameTaken = () => {
  const message = 'Você já tem uma lista com este nome.'
  return new AppError(409, message, { nome: message })
}

/** @throws AppError 404 for a list that is not one of these, as another person's */
function listAmong(lists: OpenList[], id: string): OpenList {
  const list = lists.find((other) => other.id === id)
  if (!list) throw notFound('Lista não encontrada.')
  return list
}

const named = (lists: OpenList[], name: string) =>
  lists.find(({ nome }) => foldText(nome) === foldText(name))

/** @throws AppError 409 */
async function addList(tx: Database, userId: string, lists: OpenList[], nome: string) {
  if (lists.length >= LISTS_MAX)
    throw new AppError(
      409,
      `Você já tem ${LISTS_MAX} listas, o máximo. Exclua uma para criar outra.`,
    )
  const id = await repository.insertList(tx, userId, nome)
  if (!id) throw nameTaken()
  const list: OpenList = { id, nome, notes: new Map(), put: new Set() }
  lists.push(list)
  return list
}

/** Puts a product in a list, or changes what is noted of it. @throws AppError 409 */
function putItem(list: OpenList, { softwareId, anotacao }: SavedItem) {
  const before = list.notes.get(softwareId)
  if (before === undefined && list.notes.size >= ITEMS_MAX)
    throw new AppError(409, `A lista “${list.nome}” já tem ${ITEMS_MAX} produtos, o máximo.`)
  const note = anotacao ?? before ?? ''
  if (note === before) return
  list.notes.set(softwareId, note)
  list.put.add(softwareId)
}

const idsOf = (items: SavedItem[]) => items.map(({ softwareId }) => softwareId)

/**
 * Makes a list, with what is to be in it.
 * @throws AppError 404 for a product that is not there, 409 for a name that is taken or one list too many
 */
export const createList = (db: Database, userId: string, { nome, itens }: NewList) =>
  change(db, userId, async (tx, lists) => {
    if (named(lists, nome)) throw nameTaken()
    const list = await addList(tx, userId, lists, nome)
    await requireVisible(tx, idsOf(itens))
    for (const item of itens) putItem(list, item)
  })

/** @throws AppError 404, 409 */
export const renameList = (db: Database, userId: string, id: string, name: string) =>
  change(db, userId, async (tx, lists) => {
    listAmong(lists, id)
    const other = named(lists, name)
    if (other && other.id !== id) throw nameTaken()
    if (!(await repository.renameList(tx, id, name))) throw nameTaken()
  })

/** @throws AppError 404 */
export const deleteList = (db: Database, userId: string, id: string) =>
  change(db, userId, (tx, lists) => repository.deleteList(tx, listAmong(lists, id).id))

/**
 * Puts a product in a list, or notes something of one that is there.
 * @throws AppError 404, 409 where there is no room
 */
export const saveItem = (db: Database, userId: string, listId: string, item: SavedItem) =>
  change(db, userId, async (tx, lists) => {
    const list = listAmong(lists, listId)
    // What is hidden at present keeps its note.
    if (!list.notes.has(item.softwareId)) await requireVisible(tx, [item.softwareId])
    putItem(list, item)
  })

/** Takes a product out of a list; a second time changes nothing. @throws AppError 404 for the list */
export const removeItem = (db: Database, userId: string, listId: string, offerId: string) =>
  change(db, userId, (tx, lists) => repository.deleteItem(tx, listAmong(lists, listId).id, offerId))

/**
 * Joins lists that a browser kept to those of a person: by their names, each product once, notes put
 * together. Done again, it changes nothing. What the catalogue does not have any more is left out.
 * @throws AppError 409 where not all has room: then nothing is changed
 */
export const joinLists = (db: Database, userId: string, kept: NewList[]) =>
  change(db, userId, async (tx, lists) => {
    const ids = kept.flatMap(({ itens }) => idsOf(itens))
    const known = await repository.existingAmong(tx, ids, true)
    for (const { nome, itens } of kept) {
      const list = named(lists, nome) ?? (await addList(tx, userId, lists, nome))
      for (const item of itens)
        if (known.has(item.softwareId)) putItem(list, await withNotesOf(tx, list, item))
    }
  })

/** @throws AppError 409 */
async function withNotesOf(
  tx: Database,
  { nome, notes }: OpenList,
  { softwareId, anotacao = '' }: SavedItem,
) {
  const note = joinNotes(notes.get(softwareId) ?? '', anotacao)
  if (note.length <= NOTE_MAX) return { softwareId, anotacao: note }
  const [product] = await cardsAmong(tx, [softwareId])
  throw new AppError(
    409,
    `A anotação de “${product?.titulo ?? ''}” na lista “${nome}” passaria de ${NOTE_MAX} caracteres. Encurte-a e tente de novo.`,
  )
}

/** @throws AppError 404 */
async function requireVisible(tx: Database, ids: string[]) {
  const visible = await repository.existingAmong(tx, ids, false)
  if (ids.some((id) => !visible.has(id))) throw notFound('Software não encontrado.')
}
