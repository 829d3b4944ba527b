import { formatDate } from '#/domain/dates.ts'
import type { RegisterRecord } from './schema.ts'

/** Situations of a company, as the register calls them. */
export const SITUATIONS: Record<RegisterRecord['situacao'], string> = {
  nula: 'Nula',
  ativa: 'Ativa',
  suspensa: 'Suspensa',
  inapta: 'Inapta',
  baixada: 'Baixada',
}

/** A situation in words, and since when. @param day 'YYYY-MM-DD', or '' */
export function situationSaid(situation: RegisterRecord['situacao'], day: string): string {
  const since = day && ` ${situation === 'baixada' ? 'em' : 'desde'} ${formatDate(day)}`
  return SITUATIONS[situation] + since
}

/** The situation of a company, in words; since when, unless that is the day on which it was opened, which is said beside it. */
export const recordSaid = ({ situacao, desde, abertura }: RegisterRecord) =>
  situationSaid(situacao, desde === abertura ? '' : desde)

/**
 * The day on which a company was opened, in words, and how old it was in the month of the register.
 * @returns '' where the register does not say it
 */
export function openingSaid({ abertura, competencia, situacao }: RegisterRecord): string {
  if (!abertura) return ''
  const [year = 0, month = 0] = competencia.split('-').map(Number)
  const [openedIn = 0, monthOfOpening = 0] = abertura.split('-').map(Number)
  const years = year - openedIn - (month < monthOfOpening ? 1 : 0)
  // Who was closed grows no older.
  if (situacao === 'baixada' || years < 0) return formatDate(abertura)
  const age = years === 0 ? 'menos de 1 ano' : years === 1 ? '1 ano' : `${years} anos`
  return `${formatDate(abertura)} (${age})`
}
