import { isDeepStrictEqual } from 'node:util'
import { lockToEdit, offerTags } from '#/features/catalogue/offers/edits.server.ts'
import { setMonthlyPrice } from '#/features/catalogue/offers/record.server.ts'
import { setTraits } from '#/features/catalogue/traits/service.server.ts'
import { notifySellers } from '#/features/notifications/notify.server.ts'
import { countDeclaration } from '#/features/readiness/attempts.server.ts'
import { declareReadiness } from '#/features/readiness/declarations/declare.server.ts'
import { declaringAs } from '#/features/readiness/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { changeFiles } from '#/platform/server/files/file-changes.server.ts'
import { type CacheTag, dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { countSheet } from './attempts.server.ts'
import { FACTS, type Fact, type FactName, isFactOf } from './definition.ts'
import { INTEGRATIONS } from './integrations.ts'
import { valuesOf, versionOf } from './presenter.server.ts'
import { keepPrices } from './prices.server.ts'
import { monthlyFrom } from './prices.ts'
import * as repository from './repository.server.ts'
import type { SheetChange, SheetWire } from './schema.ts'
import { sheetForEditors } from './service.server.ts'
import { traitsOf } from './traits.ts'
import { isNothing } from './values.ts'

/**
 * Says, or takes back, what is known of an offer. What is sent is said today, also where it says the same
 * again; null, and what says nothing, is taken back; what is not sent stays as it is, with its date.
 * @throws AppError 400 by the field, 403, 404; 409 when somebody changed it meanwhile; TooManyAttempts
 */
export async function changeSheet(
  platform: Platform,
  viewer: Viewer,
  offerId: string,
  { versao, prontidao = [], ...sent }: SheetChange,
): Promise<SheetWire> {
  const { db, files } = platform
  await countSheet(db, viewer.id)
  if (prontidao.length > 0) await countDeclaration(db, viewer.id)
  return changeFiles(files, (changes) =>
    db.transaction(async (tx) => {
      const editable = await lockToEdit(tx, viewer, offerId)
      const before = await repository.factsOf(tx, offerId)
      if (versao !== undefined && versao !== versionOf(before)) throw outdated()
      const change = Object.fromEntries(
        Object.entries(sent).filter(([, value]) => value !== undefined),
      )
      const tipo = editable.offer.kind === 'service' ? 'Serviço' : 'Software'
      const saysReady = prontidao.some(({ situacao }) => situacao !== 'nao_informado')
      requireFactsOf(tipo, change, saysReady)
      // Who owns it speaks for it, whatever else they are.
      const source =
        editable.ownerIds.includes(viewer.id) || viewer.role !== 'admin' ? 'supplier' : 'admin'
      const touched = await writeSheet(tx, offerId, change, source)
      changes.remove(
        ...(await declareReadiness(tx, declaringAs(platform, viewer, editable), prontidao)),
      )
      const now = await repository.factsOf(tx, offerId)
      const saysTheSame =
        prontidao.length === 0 && isDeepStrictEqual(valuesOf(now), valuesOf(before))
      // Lists show no dates.
      const tags = saysTheSame ? [`offer:${offerId}` as const] : offerTags(editable)
      await dropPages(tx, [...tags, ...touched])
      return sheetForEditors(tx, offerId)
    }),
  )
}

const outdated = () =>
  new AppError(409, 'A ficha mudou depois que você a abriu. Confira o que mudou e salve de novo.')

function requireFactsOf(
  tipo: 'Software' | 'Serviço',
  change: Record<string, unknown>,
  saysReady: boolean,
) {
  const strange = Object.entries<Fact>(FACTS).filter(
    ([name, fact]) => name in change && !isNothing(change[name]) && !isFactOf(fact, tipo),
  )
  const names = strange.map(([name]) => name)
  if (saysReady && tipo === 'Serviço') names.push('prontidao')
  if (names.length === 0) return
  const message = 'Não se aplica a serviços.'
  throw new AppError(400, message, Object.fromEntries(names.map((name) => [name, message])))
}

/**
 * Writes what is sent of a locked offer's sheet, and what follows from it.
 * @returns tags of the other products whose pages show it
 */
export async function writeSheet(
  tx: Database,
  offerId: string,
  change: Partial<Record<FactName, unknown>>,
  source: repository.FactRow['source'],
): Promise<CacheTag[]> {
  const now = new Date()
  const linked = await writeIntegrations(
    tx,
    offerId,
    change.integracoes as string[] | null | undefined,
    source,
  )
  const values = { ...change, ...(linked && { integracoes: linked.listed }) }
  const isTakenBack = (name: string, value: unknown) =>
    name === 'integracoes' ? linked?.isEmpty : isNothing(value)
  const entries = Object.entries(values)
  const said = entries.filter(([name, value]) => !isTakenBack(name, value))
  const silent = entries.filter(([name, value]) => isTakenBack(name, value))
  await repository.removeFacts(
    tx,
    offerId,
    silent.map(([name]) => name),
  )
  await repository.writeFacts(
    tx,
    said.map(([fact, value]) => ({ offerId, fact, value, source, statedAt: now })),
  )
  const all = valuesOf(await repository.factsOf(tx, offerId))
  if ('planos' in change) {
    const isChanged = await keepPrices(tx, offerId, all.planos ?? [], now)
    if (isChanged) await notifySellers(tx, offerId, 'prices_changed')
    await setMonthlyPrice(tx, offerId, monthlyFrom(all.planos ?? []))
  }
  await setTraits(tx, offerId, traitsOf(all))
  return (linked?.touched ?? []).map((id): CacheTag => `offer:${id}`)
}

/** @throws AppError 400 for what is no software that readers see, or the product itself */
async function writeIntegrations(
  tx: Database,
  offerId: string,
  sent: string[] | null | undefined,
  source: repository.FactRow['source'],
) {
  if (sent === undefined) return undefined
  const all = sent ?? []
  const before = await repository.namedBy(tx, offerId)
  const said = (await repository.factsOf(tx, offerId)).find(({ fact }) => fact === 'integracoes')
  const ids = all.filter((value) => !Object.hasOwn(INTEGRATIONS, value))
  // What it named before may stay, though it is hidden for now.
  const known = new Set([...(await repository.softwareAmong(tx, ids)), ...before])
  const fields = Object.fromEntries(
    all.flatMap((value, index) => {
      if (!ids.includes(value)) return []
      const field = `integracoes.${index}`
      if (value === offerId) return [[field, 'Um software não se integra a si mesmo.']]
      return known.has(value) ? [] : [[field, 'Este software não está no catálogo.']]
    }),
  )
  const [first] = Object.values(fields)
  if (first) throw new AppError(400, first, fields)
  await repository.setNamed(tx, offerId, ids)
  return {
    listed: all.filter((value) => !ids.includes(value)),
    isEmpty: all.length === 0,
    touched: [
      // Whether others show it is up to whose word it is.
      ...ids.filter((id) => !before.includes(id) || said?.source !== source),
      ...before.filter((id) => !ids.includes(id)),
    ],
  }
}
