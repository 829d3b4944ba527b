import { LISTED, type Listed } from './listed.ts'

/**
 * What is found is counted up to here, and one further: a total past it means "more than" it
 * (docs/decisions/0039).
 */
export const COUNT_CAP = 1000
/** The same of the lists of Admins, who go through them. */
export const DESK_COUNT_CAP = 10_000

/** The last page that can be asked for. */
export const MAX_PAGE = 100_000

export interface Page<T> {
  data: T[]
  page: number
  totalPages: number
  total: number
}

/** Pages that `total` rows fill; at least one, so that "page 1 of 1" holds for an empty list. */
export const pagesFor = (total: number, limit: number) => Math.max(1, Math.ceil(total / limit))

export function pageOf<T>(data: T[], total: number, page: number, limit: number): Page<T> {
  return { data, page, total, totalPages: pagesFor(total, limit) }
}

/**
 * The page numbers that a pager shows: about three, around the current one and within bounds.
 * @returns consecutive numbers from 1..totalPages
 */
export function pageWindow(page: number, totalPages: number, size = 3): number[] {
  const width = Math.min(size, totalPages)
  const first = Math.min(Math.max(1, page - Math.floor(width / 2)), totalPages - width + 1)
  return Array.from({ length: width }, (_, index) => first + index)
}

/**
 * What a pager shows: the page numbers of `pageWindow` and, past them, the last one.
 * @returns numbers, and null where some between two of them are left out
 */
export function pagerNumbers(page: number, totalPages: number): (number | null)[] {
  const window = pageWindow(page, totalPages)
  const beyond = totalPages - (window.at(-1) ?? totalPages)
  if (beyond <= 0) return window
  return beyond === 1 ? [...window, totalPages] : [...window, null, totalPages]
}

/**
 * How much was found.
 * @param cap how far it was counted
 * @param of what is counted, a masculine noun
 * @returns 'Nenhum resultado', '1 resultado', '948 resultados', 'Mais de 1.000 resultados'
 */
export function totalLabel(
  total: number,
  cap = COUNT_CAP,
  of: Pick<Listed, 'one' | 'several'> = LISTED.offer,
): string {
  if (total === 0) return `Nenhum ${of.one}`
  if (total === 1) return `1 ${of.one}`
  const results = `${Math.min(total, cap).toLocaleString('pt-BR')} ${of.several}`
  return total > cap ? `Mais de ${results}` : results
}
