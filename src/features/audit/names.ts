import { ACTION_NAMES } from '#/features/deeds.ts'
import { DESKS } from '#/features/desks.ts'

const SUBJECTS = Object.assign({}, ...DESKS.map(({ subjects }) => subjects)) as Record<
  string,
  { name: string; deeds: Record<string, string> }
>

/** What the audit trail is about, as Admins read it. */
export const SUBJECT_NAMES = Object.fromEntries(
  Object.entries(SUBJECTS).map(([kind, { name }]) => [kind, name]),
)

/** What the site does by itself. */
const OWN_ACTIONS = ['giveBack', 'mismatch', 'lapse']

/** Who did something that no account stands behind. */
export const nobodysName = (action: string) =>
  OWN_ACTIONS.includes(action) ? 'O site' : 'Alguém que saiu'

/** 'ocultou a página de'; for what is not known by name, what is known. */
export function deed(subjectKind: string, action: string): string {
  const subject = SUBJECTS[subjectKind]
  const known = subject?.deeds[action]
  if (known) return known
  const verb = ACTION_NAMES[action]?.toLowerCase() ?? action
  return `${verb}, em ${subject?.name ?? subjectKind},`
}
