import { DeskState } from '#/components/desk/desk-state.tsx'
import { Pictured } from '#/components/desk/pictured.tsx'
import { TwoLines } from '#/components/desk/two-lines.tsx'
import { Link } from '#/components/link.tsx'
import { formatReais } from '#/domain/money.ts'
import { saoPauloDay } from '#/domain/sao-paulo.ts'
import { defineDesk } from '#/platform/desk.ts'
import { formatPeriod } from '../period.ts'
import { STATE_NAMES, STATE_WORDS, stateName } from '../state-names.ts'
import { paymentState, paymentSum } from '../ui/payment-line.ts'
import { approval, type DeskAdvertisement, deskAdvertisement } from './schema.ts'
import styles from './ui/advertisement-desk.module.css'

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

const REFUSED = 'Quem administra a página lê o motivo e pode corrigi-la sem pagar de novo.'

/** What follows from a refusal; `becomes` is its first sentence. */
const refusalOf = (becomes: string) =>
  function consequence({ nomePublicidade, fornecedor }: DeskAdvertisement) {
    return (
      <>
        <strong>{nomePublicidade}</strong>, de {fornecedor.nome}: {becomes} {REFUSED}
      </>
    )
  }

/** The advertisements of suppliers, and what an Admin decides about them. */
export default defineDesk({
  api: 'publicidades',
  summary: 'Publicidades, primeiro as que esperam análise, desde a mais antiga',
  wire: deskAdvertisement,
  lead: 'Primeiro as que esperam análise, desde a mais antiga. Aprovadas, aparecem no período delas, em turnos, antes dos banners da casa.',
  search: 'Publicidade ou empresa',
  noun: { one: 'publicidade', several: 'publicidades', all: 'as publicidades' },
  none: {
    title: 'Ainda não há publicidades',
    text: 'A primeira que um fornecedor criar aparece aqui.',
  },
  fields: {
    publicidade: {
      title: 'Publicidade',
      sort: true,
      cell: ({ logotipo, nomePublicidade, descricao, fornecedor }) => (
        <Pictured src={logotipo} name={nomePublicidade}>
          <TwoLines>{nomePublicidade}</TwoLines>
          <small>
            <Link to={`/supplier/details/${fornecedor._id}`}>{fornecedor.nome}</Link>
          </small>
          <small title={descricao}>{descricao}</small>
        </Pictured>
      ),
    },
    periodo: {
      title: 'Período',
      sort: true,
      cell: ({ dataInicio, dataFim }) => formatPeriod(dataInicio, dataFim),
    },
    pagamento: {
      title: 'Pagamento',
      isWide: true,
      cell: ({ pagamento }) =>
        pagamento && (
          <>
            {paymentSum(pagamento)}
            <small>{paymentState(pagamento)}</small>
          </>
        ),
    },
    situacao: {
      title: 'Situação',
      filter: { all: 'Todas', options: STATE_NAMES, refusal: 'Situação inválida.' },
      cell: (advertisement) => (
        <span>
          <DeskState tone={STATE_WORDS[advertisement.status].tone}>
            {stateName(advertisement, saoPauloDay())}
          </DeskState>
          <small className={styles.hint}>{hintOn(advertisement)}</small>
        </span>
      ),
    },
    exibicoes: { title: 'Exibições', sort: true, figure: ({ visualizacoes }) => visualizacoes },
    cliques: { title: 'Cliques', sort: true, figure: ({ cliques }) => cliques },
    /** What waits first, from the oldest; then the latest. */
    espera: { title: 'Espera', sort: true },
  },
  order: 'espera',
  name: ({ nomePublicidade }) => nomePublicidade,
  isDim: ({ status }) => STATE_WORDS[status].tone === 'idle',
  actions: {
    approve: {
      text: 'Aprovar',
      several: true,
      can: ({ status }) => status === 'awaiting_review',
      summary: 'Aprova uma publicidade, que aparece no período dela',
      done: 'Publicidade aprovada.',
      confirm: {
        title: 'Aprovar publicidade',
        question: ({ nomePublicidade, descricao, fornecedor, dataInicio, dataFim, logotipo }) => (
          <>
            {logotipo && (
              <img src={logotipo} alt={`Imagem de ${nomePublicidade}`} className={styles.seen} />
            )}
            “{nomePublicidade}: {descricao}”, de {fornecedor.nome}, aparece no site no período de{' '}
            {formatPeriod(dataInicio, dataFim)}. Aprovar?
          </>
        ),
        look: 'primary',
        each: 'Cada uma aparece no site no período dela.',
      },
      body: { schema: approval, of: ({ version }: DeskAdvertisement) => ({ version }) },
    },
    refuse: {
      text: 'Recusar',
      several: true,
      can: ({ status }) => status === 'awaiting_review',
      summary: 'Recusa uma publicidade em análise, com o motivo',
      done: 'Publicidade recusada.',
      reason: {
        title: 'Recusar publicidade',
        consequence: refusalOf('não aparece no site.'),
        each: `Nenhuma aparece no site. ${REFUSED}`,
      },
    },
    withdraw: {
      text: 'Retirar do ar',
      inMenu: 'withdraw',
      can: ({ status }) => status === 'running',
      summary: 'Retira do ar uma publicidade, com o motivo',
      done: 'Publicidade retirada do ar.',
      reason: { title: 'Retirar publicidade do ar', consequence: refusalOf('sai do site agora.') },
    },
    refund: {
      text: 'Reembolsar',
      inMenu: 'return',
      can: ({ status }) => status === 'refused',
      calls: ({ _id }) => `/v1/publicidades/${_id}/reembolso`,
      confirm: {
        title: 'Reembolsar publicidade',
        question: ({ pagamento, nomePublicidade }) =>
          `${pagamento ? formatReais(pagamento.valor) : 'O valor'} volta a quem pagou “${nomePublicidade}”, que não pode mais ser enviada. Reembolsar?`,
        look: 'danger',
      },
    },
  },
})
