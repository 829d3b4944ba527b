import type { OfferType } from '#/features/catalogue/schema.ts'
import type { Situation } from './schema.ts'

/** What of the categories an Admin looks at, as the address has it. */
export interface DeskFilter {
  search: string
  tipo: OfferType | ''
  situacao: Situation | ''
  page: number
}

export const TYPE_CHOICES: { value: OfferType | ''; label: string }[] = [
  { value: '', label: 'Todos' },
  { value: 'Software', label: 'Software' },
  { value: 'Serviço', label: 'Serviço' },
]
export const SITUATION_CHOICES: { value: Situation | ''; label: string }[] = [
  { value: '', label: 'Todas' },
  { value: 'ativas', label: 'Ativas' },
  { value: 'inativas', label: 'Inativas' },
]

const known = <T extends string>(choices: { value: T | '' }[], value: string | null): T | '' =>
  choices.find((choice) => choice.value === value)?.value ?? ''

/** What an address asks for; what it has wrong is not asked. */
export const readFilter = (parameters: URLSearchParams): DeskFilter => ({
  search: (parameters.get('search') ?? '').trim(),
  tipo: known(TYPE_CHOICES, parameters.get('tipo')),
  situacao: known(SITUATION_CHOICES, parameters.get('situacao')),
  page: Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1),
})

/** The address' parameters for a filter, without what asks for everything. */
export function writeFilter({ page, ...filter }: DeskFilter): string {
  const parameters = new URLSearchParams(Object.entries(filter).filter(([, value]) => value))
  if (page > 1) parameters.set('page', String(page))
  return parameters.toString()
}

/** Whether it leaves categories out. */
export const isNarrow = ({ search, tipo, situacao }: DeskFilter) =>
  Boolean(search || tipo || situacao)
