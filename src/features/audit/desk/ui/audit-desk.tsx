import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { DeskFilters } from '#/components/desk/desk-filters.tsx'
import { DeskList } from '#/components/desk/desk-list.tsx'
import { DeskPage } from '#/components/desk/desk-page.tsx'
import { type Column, DeskTable } from '#/components/desk/desk-table.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { formatMoment } from '#/domain/dates.ts'
import { nobodysName } from '../../names.ts'
import { AUDIT_FIELDS, type AuditFilter } from '../filter.ts'
import { auditTrail } from '../queries.ts'
import type { AuditEntry } from '../schema.ts'
import styles from './audit-desk.module.css'

const NAME: Column<AuditEntry> = {
  title: 'O quê',
  cell: ({ actor, action, deed, subject, link }) => (
    <span className={styles.deed}>
      <b>{actor?.name ?? nobodysName(action)}</b> {deed}{' '}
      {link ? <Link to={link}>{subject}</Link> : subject}
    </span>
  ),
}

const COLUMNS: Column<AuditEntry>[] = [
  {
    title: 'Detalhe',
    isWide: true,
    cell: ({ facts }) => (facts.length > 0 ? <Facts facts={facts} /> : null),
  },
  { title: 'Quando', cell: ({ createdAt }) => formatMoment(createdAt) },
]

const Facts = ({ facts }: Pick<AuditEntry, 'facts'>) => (
  <dl className={styles.facts}>
    {facts.map(({ term, value }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** Who decided what about what. Nobody changes it, and nobody deletes it. */
export function AuditDesk({ filter }: { filter: AuditFilter }) {
  return (
    <DeskPage
      title="Registro"
      lead="O que a administração decidiu, quem, quando e por quê. Ninguém o muda."
    >
      <DeskFilters label="Quem fez: nome ou e-mail" fields={AUDIT_FIELDS} filter={filter} />
      <DeskList
        result={useQuery(auditTrail(filter))}
        filter={filter}
        noun={{ one: 'registro', several: 'registros', all: 'os registros' }}
        none={
          <EmptyState title="Nada foi decidido ainda">
            Cada decisão da administração aparece aqui.
          </EmptyState>
        }
      >
        {(entries) => (
          <DeskTable
            caption="Registro"
            rows={entries}
            rowKey={({ _id }) => _id}
            name={NAME}
            columns={COLUMNS}
            sort=""
          />
        )}
      </DeskList>
    </DeskPage>
  )
}
