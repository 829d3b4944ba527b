import { Link } from '#/components/link.tsx'
import { formatMoment } from '#/domain/dates.ts'
import { ACTION_NAMES } from '#/features/deeds.ts'
import { defineDesk } from '#/platform/desk.ts'
import { nobodysName, SUBJECT_NAMES } from '../names.ts'
import { auditEntry, kindOrAction } from './schema.ts'
import styles from './ui/audit-desk.module.css'

/** Who decided what about what. Nobody changes it, and nobody deletes it. */
export default defineDesk({
  api: 'audit',
  summary: 'Quem decidiu o quê, sobre o quê, o mais recente primeiro',
  wire: auditEntry,
  lead: 'O que a administração decidiu, quem, quando e por quê. O registro não pode ser alterado.',
  search: 'Quem fez: nome ou e-mail',
  noun: { one: 'registro', several: 'registros', all: 'os registros' },
  none: {
    title: 'Nada foi decidido ainda',
    text: 'Cada decisão da administração aparece aqui.',
  },
  fields: {
    assunto: {
      title: 'Assunto',
      filter: { all: 'Todos', options: SUBJECT_NAMES, values: kindOrAction },
    },
    acao: { title: 'Ação', filter: { all: 'Todas', options: ACTION_NAMES, values: kindOrAction } },
    oQue: {
      title: 'O quê',
      cell: ({ actor, action, deed, subject, link }) => (
        <span className={styles.deed}>
          <b>{actor?.name ?? nobodysName(action)}</b> {deed}{' '}
          {link ? <Link to={link}>{subject}</Link> : subject}
        </span>
      ),
    },
    quando: { title: 'Quando', sort: true, cell: ({ createdAt }) => formatMoment(createdAt) },
    detalhe: {
      title: 'Detalhe',
      isWide: 'text',
      cell: ({ facts }) =>
        facts.length === 0 ? null : (
          <dl className={styles.facts}>
            {facts.map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ),
    },
  },
  order: '-quando',
  pageSize: 50,
  name: ({ subject }) => subject,
})
