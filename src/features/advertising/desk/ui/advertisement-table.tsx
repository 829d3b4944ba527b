import { Link } from 'react-router'
import { DeskState } from '#/components/desk/desk-state.tsx'
import { type Column, DeskTable } from '#/components/desk/desk-table.tsx'
import type { OnChanged } from '#/components/desk/use-desk-changes.ts'
import { saoPauloDay } from '#/domain/sao-paulo.ts'
import { formatPeriod } from '../../period.ts'
import { STATE_WORDS, stateName } from '../../state-names.ts'
import { paymentLine } from '../../ui/payment-line.ts'
import type { DeskAdvertisement } from '../schema.ts'
import { AdvertisementActions } from './advertisement-actions.tsx'
import styles from './advertisement-table.module.css'

const NAME: Column<DeskAdvertisement> = {
  title: 'Publicidade',
  cell: ({ logotipo, nomePublicidade, descricao, fornecedor }) => (
    <span className={styles.what}>
      {logotipo && <img className={styles.picture} src={logotipo} alt="" loading="lazy" />}
      <span className={styles.text}>
        {nomePublicidade}
        <small>{descricao}</small>
        <small>
          Leva a <Link to={`/supplier/details/${fornecedor._id}`}>{fornecedor.nome}</Link>
        </small>
      </span>
    </span>
  ),
}

/** What an Admin should know before deciding, or ''. */
function hintOn({ status, dataInicio, dataFim, fornecedor, motivo }: DeskAdvertisement) {
  if (status === 'refused') return `Motivo: ${motivo}`
  const today = saoPauloDay()
  const waits = status === 'awaiting_review'
  if (waits && dataFim < today) return 'O período já passou: recuse, para que escolham novas datas.'
  if (waits && dataInicio < today) return 'O período já começou.'
  if ((waits || status === 'running') && !fornecedor.visivel)
    return 'Não aparece: a página está fora do ar.'
  return ''
}

const COLUMNS: Column<DeskAdvertisement>[] = [
  {
    title: 'Situação',
    isWide: true,
    cell: (advertisement) => (
      <span>
        <DeskState tone={STATE_WORDS[advertisement.status].tone}>
          {stateName(advertisement, saoPauloDay())}
        </DeskState>
        <small className={styles.hint}>{hintOn(advertisement)}</small>
      </span>
    ),
  },
  {
    title: 'Período',
    isWide: true,
    cell: ({ dataInicio, dataFim }) => formatPeriod(dataInicio, dataFim),
  },
  {
    title: 'Pagamento',
    isWide: true,
    cell: ({ pagamento }) => pagamento && paymentLine(pagamento),
  },
  {
    title: 'Exibições',
    isNumber: true,
    cell: ({ visualizacoes }) => visualizacoes.toLocaleString('pt-BR'),
  },
  { title: 'Cliques', isNumber: true, cell: ({ cliques }) => cliques.toLocaleString('pt-BR') },
]

interface AdvertisementTableProps {
  advertisements: DeskAdvertisement[]
  onChanged: OnChanged
  onOvertaken(): Promise<void>
}

/** Advertisements with what they show, where they lead and how they stand. */
export const AdvertisementTable = ({
  advertisements,
  onChanged,
  onOvertaken,
}: AdvertisementTableProps) => (
  <DeskTable
    caption="Publicidades"
    rows={advertisements}
    rowKey={({ _id }) => _id}
    name={NAME}
    columns={COLUMNS}
    sort=""
    isDim={({ status }) => STATE_WORDS[status].tone === 'idle'}
    actions={(advertisement) => (
      <AdvertisementActions
        advertisement={advertisement}
        onChanged={onChanged}
        onOvertaken={onOvertaken}
      />
    )}
  />
)
