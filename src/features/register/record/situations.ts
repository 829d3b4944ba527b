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
