import { Link } from '#/components/link.tsx'
import { formatMoment } from '#/domain/dates.ts'
import { defineDesk, deskForm } from '#/platform/desk.ts'
import { DESK_PAGE_SIZE } from '../limits.ts'
import { isUnderWay } from '../report.ts'
import { importReport } from './schema.ts'
import { ImportState } from './ui/import-state.tsx'

/** Files of software that were imported, and the way to import another. */
export default defineDesk({
  api: 'imports',
  summary: 'Importações, as mais recentes primeiro',
  wire: importReport,
  lead: 'Softwares que chegam por arquivo, e o que foi feito de cada linha.',
  noun: { one: 'importação', several: 'importações', all: 'as importações' },
  none: {
    title: 'Nada foi importado ainda',
    text: (
      <>
        Envie um CSV de softwares acima, ou use <code>npm run import</code>.
      </>
    ),
  },
  fields: {
    arquivo: {
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
    },
    situacao: { title: 'Situação', cell: ({ status }) => <ImportState status={status} /> },
    lidas: { title: 'Lidas', figure: ({ totals }) => totals.read },
    novas: { title: 'Novas', figure: ({ totals }) => totals.created },
    alteradas: { title: 'Alteradas', figure: ({ totals }) => totals.changed },
    recusadas: { title: 'Recusadas', figure: ({ totals }) => totals.refused },
  },
  pageSize: DESK_PAGE_SIZE,
  name: ({ fileName }) => fileName,
  isDim: ({ status }) => status === 'failed',
  isUnderWay,
  begin: {
    text: 'Importar arquivo',
    ...deskForm(
      'Importar softwares',
      () => import('./ui/import-form.tsx'),
      () => ({}),
    ),
  },
})
