import { foldText } from '#/domain/text.ts'
import type { OfferCard } from '#/features/catalogue/schema.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { storedJson, storeJson } from '#/platform/browser/storage.ts'
import { LISTS_KEY } from '#/platform/browser/storage-keys.ts'
import type { KeptList, ListKeeper, Put } from './keeper.ts'
import { FIRST_LIST, ITEMS_MAX, LIST_NAME_MAX, LISTS_MAX, NOTE_MAX } from './limits.ts'
import { productsAmong } from './queries.ts'
import type { ListWire } from './schema.ts'

/** Lists as this browser keeps them. */
export interface KeptLists {
  listas: KeptList[]
  /** Why the account that logged in here did not take them. */
  recusa?: string
}

const ID = /^[\da-f-]{36}$/

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max

/** What this browser keeps, as far as it can be read. */
export function keptLists(): KeptLists {
  const isItem = ({ softwareId, anotacao }: Put) =>
    ID.test(softwareId) && isText(anotacao, NOTE_MAX)
  return storedJson<KeptLists>(
    LISTS_KEY,
    (stored) => {
      const { listas, recusa } = stored as KeptLists
      return {
        listas: listas
          .filter(({ nome, itens }) => isText(nome, LIST_NAME_MAX) && Array.isArray(itens))
          .map(({ nome, itens }) => ({ nome, itens: itens.filter(isItem) })),
        recusa,
      }
    },
    // A new one each time: who gets it adds to it.
    { listas: [] },
  )
}

const NO_ROOM =
  'Neste navegador, as listas duram só até você fechar a página. Para ficar com elas, entre na sua conta.'

/** Keeps them, and says so where the browser does not. */
export function keepLists(kept: KeptLists) {
  const isEmpty = kept.listas.length === 0
  if (!storeJson(LISTS_KEY, isEmpty ? undefined : kept) && !isEmpty) showAlert('info', NO_ROOM)
}

/** As a refusal of the server: said, and thrown. */
function refusal(message: string, fields: Record<string, string> = {}) {
  if (Object.keys(fields).length === 0) showAlert('error', message)
  return new ApiError(409, message, fields)
}

const byName = (listas: KeptList[], name: string) =>
  listas.find(({ nome }) => foldText(nome) === foldText(name))

/** @throws ApiError */
function checkName(listas: KeptList[], name: string) {
  const message = !name
    ? 'Dê um nome à lista.'
    : name.length > LIST_NAME_MAX
      ? `O nome aceita até ${LIST_NAME_MAX} caracteres.`
      : byName(listas, name) && 'Você já tem uma lista com este nome.'
  if (message) throw refusal(message, { nome: message })
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What the catalogue says of products, once for a page. */
const products = new Map<string, OfferCard | null>()

/** The lists with their products, of which the catalogue is asked what is not known yet. */
async function shown({ listas }: KeptLists): Promise<ListWire[]> {
  const ids = new Set(listas.flatMap(({ itens }) => itens.map(({ softwareId }) => softwareId)))
  const unknown = [...ids].filter((id) => !products.has(id))
  for (let at = 0; at < unknown.length; at += ITEMS_MAX) {
    const asked = unknown.slice(at, at + ITEMS_MAX)
    const cards = await productsAmong(asked)
    for (const id of asked) products.set(id, cards.find((card) => card.id === id) ?? null)
  }
  return listas.map(({ nome, itens }) => ({
    id: nome,
    nome,
    itens: itens.map((item) => ({ ...item, produto: products.get(item.softwareId) ?? null })),
  }))
}

/** Changes what is kept. @throws ApiError where that cannot be */
function change(work: (listas: KeptList[]) => KeptList[]): Promise<ListWire[]> {
  const kept = { listas: work(keptLists().listas) }
  keepLists(kept)
  return shown(kept)
}

function place(list: KeptList, softwareId: string, note?: string) {
  const item = list.itens.find((other) => other.softwareId === softwareId)
  if (item) item.anotacao = note ?? item.anotacao
  else if (list.itens.length >= ITEMS_MAX)
    throw refusal(`A lista “${list.nome}” já tem ${ITEMS_MAX} produtos, o máximo.`)
  else list.itens.push({ softwareId, anotacao: note ?? '' })
}

function add(listas: KeptList[], nome: string) {
  if (listas.length >= LISTS_MAX)
    throw refusal(`Você já tem ${LISTS_MAX} listas, o máximo. Exclua uma para criar outra.`)
  const list: KeptList = { nome, itens: [] }
  listas.push(list)
  return list
}

/** Lists of a visitor. Each is known by its name. */
export const BROWSER_LISTS: ListKeeper = {
  all: async () => shown(keptLists()),
  create: async (nome, itens = []) =>
    change((listas) => {
      checkName(listas, oneLine(nome))
      add(listas, oneLine(nome)).itens.push(...itens)
      return listas
    }),
  rename: async (id, nome) =>
    change((listas) => {
      checkName(
        listas.filter((list) => list.nome !== id),
        oneLine(nome),
      )
      return listas.map((list) => (list.nome === id ? { ...list, nome: oneLine(nome) } : list))
    }),
  remove: async (id) => change((listas) => listas.filter(({ nome }) => nome !== id)),
  put: async (id, softwareId, note) =>
    change((listas) => {
      const list = byName(listas, id)
      if (!list) throw refusal('Lista não encontrada.')
      place(list, softwareId, note)
      return listas
    }),
  take: async (id, softwareId) =>
    change((listas) =>
      listas.map((list) =>
        list.nome === id
          ? { ...list, itens: list.itens.filter((item) => item.softwareId !== softwareId) }
          : list,
      ),
    ),
  save: async (softwareId) =>
    change((listas) => {
      place(byName(listas, FIRST_LIST) ?? add(listas, FIRST_LIST), softwareId)
      return listas
    }),
}
