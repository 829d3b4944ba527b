import type { ChoiceField, DeskFilter } from '#/components/desk/desk-filter.ts'
import { PLACES } from '../places.ts'
import type { BannerType } from '../schema.ts'
import type { Standing } from '../standing.ts'

/** The standings of banners, as Admins read them. */
export const STANDING_NAMES: Record<Standing, string> = {
  running: 'Em exibição',
  scheduled: 'Agendado',
  ended: 'Encerrado',
  inactive: 'Inativo',
}

const optionsOf = <T extends string>(names: Record<T, string>) =>
  (Object.keys(names) as T[]).map((value) => ({ value, label: names[value] }))

/** Types by their wire names, which Admins read too. */
export const TYPE_NAMES = Object.fromEntries(
  Object.entries(PLACES).map(([type, { name }]) => [type, `${type} · ${name}`]),
) as Record<BannerType, string>

/** By what banners are narrowed down. */
export const BANNER_FIELDS = {
  tipo: {
    label: 'Tipo',
    options: [{ value: '', label: 'Todos' }, ...optionsOf(TYPE_NAMES)],
  } as ChoiceField<BannerType>,
  situacao: {
    label: 'Situação',
    options: [{ value: '', label: 'Todas' }, ...optionsOf(STANDING_NAMES)],
  } as ChoiceField<Standing>,
}

export type BannerFilter = DeskFilter<typeof BANNER_FIELDS>
