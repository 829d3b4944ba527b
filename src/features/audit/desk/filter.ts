import type { ChoiceField, DeskFilter } from '#/components/desk/desk-filter.ts'
import { ACTION_NAMES, SUBJECT_NAMES } from '../names.ts'

const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/** By what the audit trail is narrowed down. */
export const AUDIT_FIELDS = {
  assunto: {
    label: 'Assunto',
    options: [{ value: '', label: 'Todos' }, ...optionsOf(SUBJECT_NAMES)],
  } as ChoiceField,
  acao: {
    label: 'Ação',
    options: [{ value: '', label: 'Todas' }, ...optionsOf(ACTION_NAMES)],
  } as ChoiceField,
}

export type AuditFilter = DeskFilter<typeof AUDIT_FIELDS>
