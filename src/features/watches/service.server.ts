import { DAY_MS } from '#/domain/durations.ts'
import { truncate } from '#/domain/text.ts'
import { categoryPath, offerPath } from '#/features/catalogue/links.ts'
import { vendorPath } from '#/features/companies/links.ts'
import { lockPerson } from '#/features/people/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { hashSecret, newSecret } from '#/platform/server/secrets.server.ts'
import { EVENT_NAMES, EVENTS, isKnownEvent } from './events.server.ts'
import { NEWS_DAYS, NEWS_SHOWN, SEARCHES_MAX, WATCHES_MAX } from './limits.ts'
import * as repository from './repository.server.ts'
import type { NewsItem, NewWatch, Proposal, Subject, WatchesWire, WatchWire } from './schema.ts'
import { offersFound, resolve, searchName, searchPath } from './subjects.server.ts'

/** Longest name within a sentence, in characters. */
const NAME_SHOWN = 80

const OPTIONS = EVENT_NAMES.map((valor) => ({ valor, texto: EVENTS[valor].text }))

/** What a person watches, and how they get news of it. */
export async function watchesOf(db: Database, userId: string): Promise<WatchesWire> {
  const rows = await repository.watchesOf(db, userId)
  const settings = await repository.settingsOf(db, userId)
  return {
    itens: rows.map(presentWatch),
    opcoes: OPTIONS,
    frequencia: settings?.rhythm ?? 'semanal',
    feed: Boolean(settings?.feedHash),
  }
}

function presentWatch({ id, events, createdAt, ...row }: repository.WatchRow): WatchWire {
  const named = nameOf(row)
  return {
    id,
    ...named,
    oculto: named.nome === '',
    eventos: events.filter(isKnownEvent),
    desde: createdAt.toISOString(),
  }
}

type Named = Pick<WatchWire, 'tipo' | 'alvo' | 'nome' | 'link'>
type Names = Pick<
  repository.WatchRow,
  'offerId' | 'vendorId' | 'search' | 'offer' | 'vendor' | 'category'
>

/** What a row is of; without a name where that is hidden at present. */
function nameOf({ offerId, vendorId, search, offer, vendor, category }: Names): Named {
  if (offerId)
    return { tipo: 'produto', alvo: offerId, nome: offer ?? '', link: offerPath(offerId) }
  if (vendorId)
    return { tipo: 'fornecedor', alvo: vendorId, nome: vendor ?? '', link: vendorPath(vendorId) }
  if (search !== null)
    return { tipo: 'busca', alvo: search, nome: searchName(search), link: searchPath(search) }
  const nome = category ?? ''
  return { tipo: 'categoria', alvo: nome, nome, link: categoryPath(nome) }
}

/** What would be watched, by its name. @throws AppError 404, 400 */
export async function proposalOf(db: Database, subject: Subject): Promise<Proposal> {
  const { alvo, nome, link } = await resolve(db, subject)
  return { tipo: subject.tipo, alvo, nome, link, opcoes: OPTIONS }
}

/**
 * Watches something, or changes which news of it are wanted.
 * @returns all that the person watches
 * @throws AppError 404 for what is not there, 400, 409 past the bounds
 */
export const watch = (db: Database, userId: string, { eventos, ...subject }: NewWatch) =>
  db.transaction(async (tx) => {
    await lockPerson(tx, userId)
    const { row } = await resolve(tx, subject)
    if (!(await repository.changeEvents(tx, userId, row, eventos))) {
      const { all, searches } = await repository.countsOf(tx, userId)
      if (all >= WATCHES_MAX) throw tooMany(`${WATCHES_MAX} itens`)
      if (subject.tipo === 'busca' && searches >= SEARCHES_MAX)
        throw tooMany(`${SEARCHES_MAX} buscas`)
      await repository.insertWatch(tx, userId, row, eventos)
      await repository.saveSettings(tx, userId, {})
    }
    return watchesOf(tx, userId)
  })

const tooMany = (what: string) =>
  new AppError(409, `Você já acompanha ${what}, o máximo. Encerre um para acompanhar outro.`)

/** Ends what is watched. @returns what is left @throws AppError 404 for what is not the person's */
export async function endWatch(db: Database, userId: string, id: string): Promise<WatchesWire> {
  if (!(await repository.deleteWatch(db, userId, id)))
    throw notFound('Acompanhamento não encontrado.')
  return watchesOf(db, userId)
}

/** Changes how often letters come. Letters that begin again tell nothing of the time without them. */
export const changeRhythm = (db: Database, userId: string, rhythm: WatchesWire['frequencia']) =>
  db.transaction(async (tx) => {
    await lockPerson(tx, userId)
    const before = await repository.settingsOf(tx, userId)
    const begins = before?.rhythm === 'nunca' && rhythm !== 'nunca'
    await repository.saveSettings(tx, userId, {
      rhythm,
      ...(begins && { mailedUntil: new Date() }),
    })
    return watchesOf(tx, userId)
  })

/** Makes a new address of the person's feed: an older one ends. @returns its secret, which nobody keeps */
export async function openFeed(db: Database, userId: string): Promise<string> {
  const token = newSecret()
  await repository.saveSettings(db, userId, { feedHash: hashSecret(token) })
  return token
}

export async function closeFeed(db: Database, userId: string): Promise<void> {
  await repository.saveSettings(db, userId, { feedHash: null })
}

/** News of what a person watches, the latest first. @param since at most so many days ago */
export async function newsBetween(
  db: Database,
  userId: string,
  slice: { since: Date; until: Date; most: number },
): Promise<NewsItem[]> {
  const searches = (await repository.watchesOf(db, userId)).filter(({ search }) => search !== null)
  const found: repository.Found[] = []
  for (const { id, search } of searches)
    found.push({ watchId: id, offerIds: await offersFound(db, search ?? '') })
  const rows = await repository.newsOf(db, userId, found, slice)
  return rows.map(({ watchId, event, at, offerId, vendorId, name, data }) => ({
    acompanhamento: watchId,
    tipo: event,
    em: at.toISOString(),
    texto: EVENTS[event].say({ name: truncate(name, NAME_SHOWN), data }),
    link: (offerId ? offerPath(offerId) : vendorPath(vendorId ?? '')) + EVENTS[event].anchor,
  }))
}

/** The latest news, as a screen and a feed show them. */
export function latestNews(db: Database, userId: string): Promise<NewsItem[]> {
  // A clock of whole milliseconds stands before what the database noted within the same one.
  const until = new Date(Date.now() + 1)
  const since = new Date(until.getTime() - NEWS_DAYS * DAY_MS)
  return newsBetween(db, userId, { since, until, most: NEWS_SHOWN })
}
