import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#/components/button.tsx'
import { DeskList } from '#/components/desk/desk-list.tsx'
import { DeskPage } from '#/components/desk/desk-page.tsx'
import { type Column, DeskTable } from '#/components/desk/desk-table.tsx'
import { Dialog } from '#/components/dialog.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { formatMoment } from '#/domain/dates.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { importReports } from '../../queries.ts'
import type { ImportReport } from '../schema.ts'
import type { ImportFormProps } from './import-form.tsx'
import { ImportState } from './import-state.tsx'

const ImportForm = lazyPart<ImportFormProps>(() => import('./import-form.tsx'))

const number = (value: number) => value.toLocaleString('pt-BR')

const NAME: Column<ImportReport> = {
  title: 'Arquivo',
  cell: ({ _id, fileName, createdAt, user }) => (
    <>
      <Link to={`/admin/imports/${_id}`}>{fileName}</Link>
      <small>
        {formatMoment(createdAt)} ·{' '}
        {user ? `${user.firstName} ${user.lastName}` : 'linha de comando'}
      </small>
    </>
  ),
}

const COLUMNS: Column<ImportReport>[] = [
  { title: 'Situação', cell: ({ status }) => <ImportState status={status} /> },
  { title: 'Lidas', isNumber: true, cell: ({ totals }) => number(totals.read) },
  { title: 'Novas', isNumber: true, cell: ({ totals }) => number(totals.created) },
  { title: 'Alteradas', isNumber: true, cell: ({ totals }) => number(totals.changed) },
  { title: 'Recusadas', isNumber: true, cell: ({ totals }) => number(totals.refused) },
]

/** Files of software that were imported, and the way to import another. */
export function ImportDesk({ page }: { page: number }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)

  async function onSent(report: ImportReport, message: string) {
    close()
    showAlert('success', message)
    await queries.invalidateQueries({ queryKey: ['imports'] })
    navigate(`/admin/imports/${report._id}`)
  }

  return (
    <DeskPage
      title="Importações"
      lead="Softwares que chegam por arquivo, e o que foi feito de cada linha."
      action={<Button onClick={() => setAsking(true)}>Importar arquivo</Button>}
    >
      <DeskList
        result={useQuery(importReports(page))}
        filter={{ search: '', choices: {}, sort: '', page }}
        noun={{ one: 'importação', several: 'importações', all: 'as importações' }}
        none={
          <EmptyState title="Nada foi importado ainda">
            Envie um CSV de softwares acima, ou use <code>npm run import</code>.
          </EmptyState>
        }
      >
        {(reports) => (
          <DeskTable
            caption="Importações"
            rows={reports}
            rowKey={({ _id }) => _id}
            name={NAME}
            columns={COLUMNS}
            sort=""
            isDim={({ status }) => status === 'failed'}
          />
        )}
      </DeskList>
      <Dialog title="Importar softwares" opened={isAsking} onClose={close}>
        <ImportForm onSent={onSent} onCancel={close} />
      </Dialog>
    </DeskPage>
  )
}
