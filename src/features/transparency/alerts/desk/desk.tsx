import { DeskState } from '#/components/desk/desk-state.tsx'
import { Link } from '#/components/link.tsx'
import { formatDay } from '#/domain/dates.ts'
import { defineDesk, deskForm } from '#/platform/desk.ts'
import { ALERT_DAYS } from '../../limits.ts'
import { pageOf } from '../../links.ts'
import { deskAlert } from '../schema.ts'

const STATES = { running: 'No ar', over: 'Terminou' }
const TONES = { running: 'active', over: 'idle' } as const

/** What pages say of attempts to bend their reviews. */
export default defineDesk({
  api: 'review-alerts',
  summary: 'Alertas de manipulação de avaliações nas páginas',
  wire: deskAlert,
  lead: `Um alerta diz, na página de um software ou fornecedor, o que foi visto de tentativas de manipular as avaliações. Ele sai sozinho depois de ${ALERT_DAYS} dias.`,
  noun: { one: 'alerta', several: 'alertas', all: 'os alertas' },
  none: { title: 'Nenhum alerta', text: 'Crie o primeiro acima.' },
  fields: {
    pagina: {
      title: 'Página',
      cell: ({ alvo }) => <Link to={pageOf(alvo.tipo, alvo._id)}>{alvo.nome}</Link>,
    },
    visto: { title: 'O que foi visto', isWide: true, cell: ({ visto }) => visto },
    desde: { title: 'Desde', sort: true, cell: ({ desde }) => formatDay(desde) },
    ate: { title: 'Até', cell: ({ ate }) => formatDay(ate) },
    situacao: {
      title: 'Situação',
      filter: { all: 'Todas', options: STATES, refusal: 'Situação inválida.' },
      cell: ({ estado }) => <DeskState tone={TONES[estado]}>{STATES[estado]}</DeskState>,
    },
  },
  order: '-desde',
  isRead: true,
  name: ({ alvo }) => alvo.nome,
  isDim: ({ estado }) => estado === 'over',
  begin: {
    text: 'Novo alerta',
    ...deskForm(
      'Novo alerta',
      () => import('./ui/alert-form.tsx'),
      () => ({}),
    ),
  },
  actions: {
    end: {
      text: 'Tirar da página',
      can: ({ estado }) => estado === 'running',
      summary: 'Tira um alerta da página antes do prazo, com o motivo',
      done: 'Alerta retirado.',
      reason: {
        title: 'Tirar alerta da página',
        consequence: ({ alvo }) =>
          `A página de ${alvo.nome} deixa de mostrar o alerta agora. O motivo fica no registro.`,
      },
    },
  },
})
