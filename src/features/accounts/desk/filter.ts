import type { ChoiceField, DeskFilter } from '#/components/desk/desk-filter.ts'
import type { RoleChoice, UserSituation } from './schema.ts'

/** By what accounts are narrowed down. */
export const USER_FIELDS = {
  papel: {
    label: 'Papel',
    options: [
      { value: '', label: 'Todos' },
      { value: 'Admin', label: 'Admin' },
      { value: 'User', label: 'Usuário' },
    ],
  } as ChoiceField<RoleChoice>,
  situacao: {
    label: 'Situação',
    options: [
      { value: '', label: 'Todas' },
      { value: 'ativas', label: 'Ativas' },
      { value: 'bloqueadas', label: 'Bloqueadas' },
    ],
  } as ChoiceField<UserSituation>,
}

export type UserFilter = DeskFilter<typeof USER_FIELDS>
