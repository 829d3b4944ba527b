import { factsOf } from '../details.ts'
import { deed } from '../names.ts'
import type { AuditRow } from './repository.server.ts'
import type { AuditEntry } from './schema.ts'

/** An entry of the audit trail, in words. */
export function presentEntry(row: AuditRow): AuditEntry {
  const { actor, action, subjectKind, detail } = row
  const name = row.subject?.name ?? formerName(detail)
  return {
    _id: row.id,
    createdAt: row.createdAt.toISOString(),
    actor: actor && {
      _id: actor.id,
      name: `${actor.firstName} ${actor.lastName}`,
      email: actor.email,
    },
    action,
    subjectKind,
    deed: deed(subjectKind, action),
    subject: name,
    link: linkTo(row, name),
    // The name is shown already.
    facts: factsOf(detail).filter(({ value }) => value !== name),
  }
}

/** What it was called when it was done, where the trail has it. */
function formerName(detail: Record<string, unknown>): string {
  const { name, description, fileName, terms, before } = detail
  const headline = (before as { headline?: unknown } | undefined)?.headline
  const known = [name, description, fileName, headline, terms].find(
    (text) => typeof text === 'string',
  )
  return (known as string | undefined) ?? ''
}

const PAGES = { offer: '/software/details', vendor: '/supplier/details' }

function linkTo({ subject, subjectKind, subjectId }: AuditRow, name: string): string {
  if (!subject) return ''
  if (subject.page && subject.pageId) return `${PAGES[subject.page]}/${subject.pageId}`
  const search = `search=${encodeURIComponent(name)}`
  const links: Record<string, string> = {
    user: `/admin/users?${search}`,
    category: `/admin/category?${search}`,
    category_suggestion: '/admin/category',
    banner: `/admin/banners?${search}`,
    import: `/admin/imports/${subjectId}`,
    law_date: '/admin/law-dates',
    term_group: `/admin/search?${search}`,
    article: `/admin/news?${search}`,
  }
  return links[subjectKind] ?? ''
}
