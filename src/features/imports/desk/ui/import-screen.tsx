import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#/components/button.tsx'
import { DeskList, DeskSkeleton } from '#/components/desk/desk-list.tsx'
import { DeskPage } from '#/components/desk/desk-page.tsx'
import { DeskTable } from '#/components/desk/desk-table.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { ProgressBar } from '#/components/progress-bar.tsx'
import { formatMoment } from '#/domain/dates.ts'
import type { Field } from '#/platform/desk.ts'
import { PROBLEMS_MAX } from '../../limits.ts'
import { importProblems, importReport } from '../../queries.ts'
import { isUnderWay } from '../../report.ts'
import type { ImportReport, ReportedProblem } from '../schema.ts'
import styles from './import-screen.module.css'
import { ImportState } from './import-state.tsx'

const back = (
  <ButtonLink look="secondary" to="/admin/imports">
    Todas as importações
  </ButtonLink>
)

/** One import: how far it is, what came of its lines, and which of them did not go in. */
export function ImportScreen({ id, page }: { id: string; page: number }) {
  const { data: report, isError, error, refetch } = useQuery(importReport(id))
  if (isError) {
    return (
      <div className="container">
        <LoadFailed
          title="Não foi possível carregar a importação."
          why={error.message}
          onRetry={refetch}
          wayOn={back}
        />
      </div>
    )
  }
  if (!report) return <DeskSkeleton />
  return (
    <DeskPage title={report.fileName} action={back}>
      <div className={styles.state} role="status">
        <ImportState status={report.status} />
        {report.status === 'running' && <ProgressBar aria-label="Importando" />}
        {report.failure && <span>{report.failure}</span>}
      </div>
      <p className={styles.origin}>{origin(report)}</p>
      <Totals totals={report.totals} />
      <Problems report={report} page={page} />
    </DeskPage>
  )
}

function origin({ user, createdAt, finishedAt }: ImportReport): string {
  const who = user ? `${user.firstName} ${user.lastName}` : 'Alguém, pela linha de comando'
  const end = finishedAt && ` Terminou em ${formatMoment(finishedAt)}.`
  return `${who} enviou em ${formatMoment(createdAt)}.${end}`
}

const TERMS: Record<keyof ImportReport['totals'], string> = {
  read: 'Linhas lidas',
  created: 'Novas',
  changed: 'Alteradas',
  unchanged: 'Sem mudança',
  refused: 'Recusadas',
  repeated: 'Repetidas',
  newCategories: 'Categorias novas',
}

const Totals = ({ totals }: Pick<ImportReport, 'totals'>) => (
  <dl className={styles.totals}>
    {(Object.keys(TERMS) as (keyof typeof TERMS)[]).map((key) => (
      <div key={key}>
        <dt>{TERMS[key]}</dt>
        <dd>{totals[key].toLocaleString('pt-BR')}</dd>
      </div>
    ))}
  </dl>
)

const FIELDS: Record<string, Field<ReportedProblem>> = {
  software: {
    title: 'Software',
    cell: ({ name, line }) => (
      <>
        {name || '(sem nome)'}
        <small>Linha {line}</small>
      </>
    ),
  },
  motivo: { title: 'Motivo', isWide: 'text', cell: ({ reason }) => reason },
  situacao: {
    title: 'Situação',
    cell: ({ kind }) => (kind === 'refused' ? 'Recusada' : 'Repetida'),
  },
}

function Problems({ report, page }: { report: ImportReport; page: number }) {
  const { refused, repeated } = report.totals
  const all = refused + repeated
  const result = useQuery(importProblems(report._id, page, all))
  return (
    <section className={styles.section} aria-labelledby="problemas">
      <h2 id="problemas">Linhas que não entraram</h2>
      {all > PROBLEMS_MAX && (
        <p>
          Foram {all.toLocaleString('pt-BR')}; ficam salvas as primeiras{' '}
          {PROBLEMS_MAX.toLocaleString('pt-BR')}.
        </p>
      )}
      <DeskList
        result={result}
        filter={{ search: '', choices: {}, sort: '', page }}
        noun={{ one: 'linha', several: 'linhas', all: 'as linhas' }}
        none={
          <EmptyState title="Nenhuma linha ficou de fora">
            {isUnderWay(report) ? 'Até aqui.' : 'Tudo o que foi lido está no catálogo.'}
          </EmptyState>
        }
      >
        {(problems) => (
          <DeskTable
            caption="Linhas que não entraram"
            rows={problems}
            rowKey={({ line, kind }) => `${line} ${kind}`}
            name={({ line }) => `Linha ${line}`}
            fields={FIELDS}
          />
        )}
      </DeskList>
    </section>
  )
}
