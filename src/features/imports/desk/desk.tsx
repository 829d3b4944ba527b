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
      sort: true,
      cell: ({ _id, fileName, user }) => (
        <>
          <Link to={`/admin/imports/${_id}`}>{fileName}</Link>
          <small>{user ? `${user.firstName} ${user.lastName}` : 'linha de comando'}</small>
        </>
      ),
    },
    recebida: {
      title: 'Recebida',
      sort: true,
      cell: ({ createdAt }) => formatMoment(createdAt),
    },
    situacao: {
      title: 'Situação',
      sort: true,
      cell: ({ status }) => <ImportState status={status} />,
    },
    lidas: { title: 'Lidas', sort: true, figure: ({ totals }) => totals.read },
    novas: { title: 'Novas', sort: true, figure: ({ totals }) => totals.created },
    alteradas: { title: 'Alteradas', sort: true, figure: ({ totals }) => totals.changed },
    recusadas: { title: 'Recusadas', sort: true, figure: ({ totals }) => totals.refused },
  },
  order: '-recebida',
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
