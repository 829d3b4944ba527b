import type { Facet } from '#/addresses/facets.ts'
import type { Explored } from './explore.server.ts'
import type { Counted } from './shelf.ts'

const NOTHING: Counted = { values: [], totals: new Uint32Array() }

/** An option of a facet, as the API gives it. */
export interface Option {
  valor: string
  texto: string
  total: number
}

/** What a facet offers. */
export interface Group {
  grupo: string
  texto: string
  /** What its values do not say of themselves. */
  explicacao?: string
  valores: Option[]
  /** There are more than these. */
  cortado: boolean
}

export interface Offered {
  /** Values of a group. */
  most: number
  /** Whether a value of a group is offered; all are where nothing is said. */
  isOffered?: Partial<Record<string, (value: string) => boolean>>
  /** Names of values that are no words by themselves; what has none is left out. */
  namesOf?: Partial<Record<string, (values: string[]) => Promise<ReadonlyMap<string, string>>>>
}

/**
 * What each facet offers: the values that find most, and those that are chosen, wherever they stand; what is
 * chosen and finds nothing stays, to be left again.
 */
export const groupsOf = (
  facets: Readonly<Record<string, Facet>>,
  explored: Pick<Explored<unknown>, 'counts' | 'choices'>,
  offered: Offered,
): Promise<Group[]> =>
  Promise.all(
    Object.entries(facets).map(async ([name, facet]) => ({
      grupo: name,
      texto: facet.title,
      ...(facet.hint && { explicacao: facet.hint }),
      ...(facet.hasAll
        ? { valores: allOf(name, facet, explored), cortado: false }
        : await mostOf(name, facet, explored, offered)),
    })),
  )

type Options = Pick<Group, 'valores' | 'cortado'>

function allOf(
  name: string,
  { texts = {}, lastFirst, hidesNone }: Facet,
  { counts, choices }: Pick<Explored<unknown>, 'counts' | 'choices'>,
): Option[] {
  const { values = [], totals } = counts[name] ?? {}
  const chosen = new Set(choices[name])
  const options = Object.entries(texts).map(([valor, texto]) => ({
    valor,
    texto,
    total: totals?.[values.indexOf(valor)] ?? 0,
  }))
  const offered = hidesNone
    ? options.filter(({ valor, total }) => total > 0 || chosen.has(valor))
    : options
  return lastFirst ? offered.toReversed() : offered
}

async function mostOf(
  name: string,
  facet: Facet,
  { counts, choices }: Pick<Explored<unknown>, 'counts' | 'choices'>,
  { most, isOffered = {}, namesOf = {} }: Offered,
): Promise<Options> {
  const counted = counts[name] ?? NOTHING
  const { values, totals } = counted
  const chosen = new Set(choices[name])
  const isSeen = isOffered[name]
  const { first, found } =
    isSeen || chosen.size > 0
      ? leadersOf(counted, most, (value) => !chosen.has(value) && (isSeen?.(value) ?? true))
      : keptLeaders(counted, most)
  const texts = new Map(Object.entries(facet.texts ?? {}))
  const option = (valor: string, index: number) => ({
    valor,
    texto: texts.get(valor) ?? valor,
    total: totals[index] ?? 0,
  })
  const options = [
    ...[...chosen].map((value) => option(value, values.indexOf(value))),
    ...first.map((index) => option(values[index] ?? '', index)),
  ]
  const names = await namesOf[name]?.(options.map(({ valor }) => valor))
  const named = names
    ? options.flatMap((one) => {
        const texto = names.get(one.valor)
        return texto === undefined ? [] : [{ ...one, texto }]
      })
    : options
  return {
    valores: named.sort((a, b) => b.total - a.total || a.texto.localeCompare(b.texto, 'pt-BR')),
    cortado: found > first.length,
  }
}

interface Leaders {
  /** The values that find most, as their places. */
  first: number[]
  /** How many values find anything. */
  found: number
}

function leadersOf(
  { values, totals }: Counted,
  most: number,
  isOffered: (value: string) => boolean,
): Leaders {
  const found: number[] = []
  for (const [index, value] of values.entries())
    if ((totals[index] ?? 0) > 0 && isOffered(value)) found.push(index)
  const nameAt = (index: number) => values[index] ?? ''
  const before = (a: number, b: number) =>
    (totals[b] ?? 0) - (totals[a] ?? 0) || (nameAt(a) < nameAt(b) ? -1 : 1)
  return { first: firstOf(found, most, before), found: found.length }
}

const kept = new WeakMap<Counted, Map<number, Leaders>>()

/** Of counts that stay for many pages, as those of a whole list do. */
function keptLeaders(counted: Counted, most: number): Leaders {
  const known = kept.get(counted) ?? new Map<number, Leaders>()
  const leaders = known.get(most) ?? leadersOf(counted, most, () => true)
  kept.set(counted, known.set(most, leaders))
  return leaders
}

/** The first few of many in an order, without the sorting of all. */
export function firstOf<T>(many: T[], size: number, order: (a: T, b: T) => number): T[] {
  const first: T[] = []
  for (const one of many) {
    const last = first.at(-1)
    if (last && first.length === size && order(one, last) >= 0) continue
    const place = first.findIndex((other) => order(one, other) < 0)
    first.splice(place < 0 ? first.length : place, 0, one)
    if (first.length > size) first.pop()
  }
  return first
}
