import type { Facet } from '#/addresses/facets.ts'
import type { Explored } from './explore.server.ts'

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
  valores: Option[]
  /** There are more than these. */
  cortado: boolean
}

/** @param nameOf values that are no words by themselves */
export interface Offered {
  most: number
  nameOf?: Partial<Record<string, (values: string[]) => Promise<ReadonlyMap<string, string>>>>
}

/**
 * What each facet offers: the values that find most, and those that are chosen, wherever they stand; what is
 * chosen and finds nothing stays, to be left again.
 */
export function groupsOf(
  facets: Readonly<Record<string, Facet>>,
  { counts, choices }: Pick<Explored<unknown>, 'counts' | 'choices'>,
  { most, nameOf = {} }: Offered,
): Promise<Group[]> {
  const group = async ([name, facet]: [string, Facet]): Promise<Group> => {
    const chosen = choices[name] ?? []
    const { hasAll, lastFirst } = facet
    const texts = new Map(Object.entries(facet.texts ?? {}))
    const totals = new Map(counts[name]?.map(({ value, total }) => [value, total]))
    for (const value of hasAll ? [...texts.keys(), ...chosen] : chosen)
      totals.set(value, totals.get(value) ?? 0)
    const all = [...totals].map(([valor, total]) => ({
      valor,
      texto: texts.get(valor) ?? valor,
      total,
    }))
    if (hasAll) {
      const places = [...texts.keys()]
      const place = ({ valor }: Option) => places.indexOf(valor)
      const valores = all.sort((a, b) => place(a) - place(b))
      return {
        grupo: name,
        texto: facet.title,
        valores: lastFirst ? valores.toReversed() : valores,
        cortado: false,
      }
    }
    const isChosen = ({ valor }: Option) => Number(chosen.includes(valor))
    const first = firstOf(
      all,
      most + chosen.length,
      (a, b) => isChosen(b) - isChosen(a) || b.total - a.total || (a.texto < b.texto ? -1 : 1),
    )
    const names = await nameOf[name]?.(first.map(({ valor }) => valor))
    const named = names
      ? first.flatMap((option) => {
          const texto = names.get(option.valor)
          return texto === undefined ? [] : [{ ...option, texto }]
        })
      : first
    const valores = named
      .sort((a, b) => b.total - a.total || a.texto.localeCompare(b.texto, 'pt-BR'))
      .filter((option, index) => index < most || isChosen(option))
    return { grupo: name, texto: facet.title, valores, cortado: all.length > valores.length }
  }
  return Promise.all(Object.entries(facets).map(group))
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
