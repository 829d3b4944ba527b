import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { auditLog, users } from '#/db/schema/index.ts'
import type { DeskQuery } from '#/platform/desk.ts'
import { orderOf, readDeskPage } from '#/platform/server/database/desk-page.server.ts'
import { holds } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type auditDesk from './desk.tsx'

type Query = DeskQuery<typeof auditDesk>

interface AuditFilter {
  /** Part of the name or the e-mail address of who did it; '' is everybody. */
  search: string
  subjectKind?: string
  action?: string
}

/** What a subject is called now, and the page where it is seen: of a review, what it is about. */
interface Subject {
  name: string | null
  /** Of the offer or the vendor that it is, or is about. */
  pageId: string | null
  page: 'offer' | 'vendor' | null
}

const VENDOR_NAME = sql`coalesce(v.nome_fantasia, v.razao_social)`
/** Null where it is gone. */
const subject = sql<Subject | null>`CASE ${auditLog.subjectKind}
  WHEN 'user' THEN (SELECT jsonb_build_object('name', u.first_name || ' ' || u.last_name)
    FROM users u WHERE u.id = ${auditLog.subjectId})
  WHEN 'vendor' THEN (SELECT jsonb_build_object('name', ${VENDOR_NAME}, 'pageId', v.id, 'page', 'vendor')
    FROM vendors v WHERE v.id = ${auditLog.subjectId})
  WHEN 'readiness' THEN (SELECT jsonb_build_object('name', o.name, 'pageId', o.id, 'page', 'offer')
    FROM offers o WHERE o.id = ${auditLog.subjectId})
  WHEN 'quote' THEN (SELECT jsonb_build_object('name', u.first_name || ' ' || u.last_name)
    FROM quote_requests q JOIN users u ON u.id = q.user_id WHERE q.id = ${auditLog.subjectId})
  WHEN 'law_date' THEN (SELECT jsonb_build_object('name', l.title)
    FROM law_dates l WHERE l.id = ${auditLog.subjectId})
  WHEN 'offer' THEN (SELECT jsonb_build_object('name', o.name, 'pageId', o.id, 'page', 'offer')
    FROM offers o WHERE o.id = ${auditLog.subjectId})
  WHEN 'category' THEN (SELECT jsonb_build_object('name', c.name)
    FROM categories c WHERE c.id = ${auditLog.subjectId})
  WHEN 'category_suggestion' THEN (SELECT jsonb_build_object('name', s.name)
    FROM category_suggestions s WHERE s.id = ${auditLog.subjectId})
  WHEN 'banner' THEN (SELECT jsonb_build_object('name', b.description)
    FROM banners b WHERE b.id = ${auditLog.subjectId})
  WHEN 'advertisement' THEN (SELECT jsonb_build_object('name', p.name)
    FROM advertisements p WHERE p.id = ${auditLog.subjectId})
  WHEN 'article' THEN (SELECT jsonb_build_object('name', a.headline)
    FROM articles a WHERE a.id = ${auditLog.subjectId})
  WHEN 'import' THEN (SELECT jsonb_build_object('name', i.file_name)
    FROM imports i WHERE i.id = ${auditLog.subjectId})
  WHEN 'source_run' THEN jsonb_build_object('name', ${auditLog.detail}->>'source')
  WHEN 'term_group' THEN (SELECT jsonb_build_object('name', t.terms[1])
    FROM term_groups t WHERE t.id = ${auditLog.subjectId})
  WHEN 'payment' THEN (SELECT jsonb_build_object('name', a.name)
    FROM payments p JOIN advertisements a ON p.kind = 'advertisement' AND a.id = p.subject_id
    WHERE p.id = ${auditLog.subjectId})
  WHEN 'access_request' THEN (SELECT jsonb_build_object(
      'name', ${VENDOR_NAME}, 'pageId', v.id, 'page', 'vendor')
    FROM access_requests r JOIN vendors v ON v.id = r.vendor_id
    WHERE r.id = ${auditLog.subjectId})
  WHEN 'review' THEN (SELECT jsonb_build_object(
      'name', coalesce(o.name, ${VENDOR_NAME}),
      'pageId', coalesce(o.id, v.id),
      'page', CASE WHEN o.id IS NULL THEN 'vendor' ELSE 'offer' END)
    FROM reviews r LEFT JOIN offers o ON o.id = r.offer_id LEFT JOIN vendors v ON v.id = r.vendor_id
    WHERE r.id = ${auditLog.subjectId})
  WHEN 'review_appeal' THEN (SELECT jsonb_build_object(
      'name', coalesce(o.name, ${VENDOR_NAME}),
      'pageId', coalesce(o.id, v.id),
      'page', CASE WHEN o.id IS NULL THEN 'vendor' ELSE 'offer' END)
    FROM review_appeals r LEFT JOIN offers o ON o.id = r.offer_id LEFT JOIN vendors v ON v.id = r.vendor_id
    WHERE r.id = ${auditLog.subjectId})
  WHEN 'review_recourse' THEN (SELECT jsonb_build_object(
      'name', coalesce(o.name, ${VENDOR_NAME}),
      'pageId', coalesce(o.id, v.id),
      'page', CASE WHEN o.id IS NULL THEN 'vendor' ELSE 'offer' END)
    FROM review_recourses c JOIN reviews r ON r.id = c.review_id
    LEFT JOIN offers o ON o.id = r.offer_id LEFT JOIN vendors v ON v.id = r.vendor_id
    WHERE c.id = ${auditLog.subjectId})
END`

const matches = ({ search, subjectKind, action }: AuditFilter) =>
  and(
    search
      ? holds(
          sql`praca_fold(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email})`,
          search,
        )
      : undefined,
    subjectKind ? eq(auditLog.subjectKind, subjectKind) : undefined,
    action ? eq(auditLog.action, action) : undefined,
  )

const rowsOf = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      subjectKind: auditLog.subjectKind,
      subjectId: auditLog.subjectId,
      detail: auditLog.detail,
      createdAt: auditLog.createdAt,
      subject,
      actor: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
      },
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(where)
export type AuditRow = Awaited<ReturnType<typeof rowsOf>>[number]

/** Entries of the audit trail that a filter leaves. */
export function readAudit(
  db: Database,
  { sort, page, limit, ...filter }: Pick<Query, 'sort' | 'page' | 'limit'> & AuditFilter,
) {
  const where = matches(filter)
  return readDeskPage(
    db,
    { page, limit },
    {
      from: sql`${auditLog} LEFT JOIN ${users} ON ${users.id} = ${auditLog.actorId}`,
      where,
      rows: rowsOf(db, where),
      order: orderOf(sort, {
        quando: [auditLog.createdAt, sort === 'quando' ? asc(auditLog.id) : desc(auditLog.id)],
      }),
    },
  )
}
