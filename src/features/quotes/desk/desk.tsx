import { z } from 'zod'
import { DeskState } from '#/components/desk/desk-state.tsx'
import { Link } from '#/components/link.tsx'
import { formatDate, formatDay } from '#/domain/dates.ts'
import { defineDesk } from '#/platform/desk.ts'
import { recordId } from '#/platform/wire.ts'
import { HOLD_REASONS, REPORT_REASONS } from '../choices.ts'
import { conversationPath } from '../links.ts'

const STATUSES = ['waiting', 'upheld', 'dismissed'] as const
type Status = (typeof STATUSES)[number]

const REASONS: Record<string, string> = { ...REPORT_REASONS, ...HOLD_REASONS }

/** What an Admin decides about: a request that is held, or a conversation that one side reported. */
const deskReport = z.object({
  _id: recordId,
  status: z.enum(STATUSES),
  /**
   * Whether who reads it acts or acted for a page that the request went to: another Admin decides, and what is said of
   * it is left out.
   */
  impedido: z.boolean(),
  /** Null of a request that is held. */
  conversa: recordId.nullable(),
  comprador: z.string(),
  fornecedores: z.array(z.string()),
  necessidade: z.string(),
  motivo: z.string(),
  detalhes: z.string(),
  /** Name of who reports; '' where the site itself holds it. */
  por: z.string(),
  desde: z.string(),
  /** By when somebody decides, `YYYY-MM-DD`. */
  prazo: z.string(),
  atrasado: z.boolean(),
})
export type DeskReport = z.infer<typeof deskReport>

const STATE_NAMES: Record<Status, string> = {
  waiting: 'A conferir',
  upheld: 'Barrado',
  dismissed: 'Liberado',
}
const TONES = { waiting: 'waiting', upheld: 'active', dismissed: 'idle' } as const

const canDecide = ({ status, impedido }: DeskReport) => status === 'waiting' && !impedido
const suppliersOf = ({ fornecedores }: DeskReport) => fornecedores.join(', ')

/** Requests for quotes that are held, and conversations that somebody reported. */
export default defineDesk({
  api: 'quote-reports',
  summary: 'Pedidos de orçamento retidos e conversas denunciadas',
  wire: deskReport,
  lead: 'Pedidos que parecem envio em massa esperam aqui e ainda não chegaram a ninguém. Conversas denunciadas continuam abertas até a decisão.',
  noun: { one: 'pedido', several: 'pedidos', all: 'os pedidos' },
  none: {
    title: 'Nada a conferir',
    text: 'Pedidos retidos e conversas denunciadas aparecem aqui.',
  },
  fields: {
    comprador: {
      title: 'Comprador',
      cell: (row) =>
        row.impedido ? (
          'Pedido de orçamento'
        ) : (
          <>
            {row.comprador} <small>para {suppliersOf(row)}</small>
          </>
        ),
    },
    pedido: {
      title: 'Pedido',
      isWide: true,
      cell: ({ impedido, necessidade }) =>
        impedido
          ? 'O pedido também é a uma página que você administra ou já administrou. Outra pessoa da administração decide.'
          : necessidade,
    },
    motivo: {
      title: 'Motivo',
      isWide: true,
      cell: ({ motivo, detalhes, por, conversa, status }) => (
        <>
          {REASONS[motivo] ?? motivo}
          {detalhes && <small>{detalhes}</small>}
          {por && <small>Denúncia de {por}</small>}
          {conversa && status === 'waiting' && (
            <Link to={conversationPath(conversa)}>Ler a conversa</Link>
          )}
        </>
      ),
    },
    desde: { title: 'Desde', sort: true, cell: ({ desde }) => formatDay(desde) },
    prazo: {
      title: 'Prazo',
      cell: ({ prazo, atrasado, status }) =>
        status === 'waiting' && atrasado ? (
          <strong>Venceu em {formatDate(prazo)}</strong>
        ) : (
          formatDate(prazo)
        ),
    },
    situacao: {
      title: 'Situação',
      filter: { all: 'Todas', options: STATE_NAMES, refusal: 'Situação inválida.' },
      cell: ({ status }) => <DeskState tone={TONES[status]}>{STATE_NAMES[status]}</DeskState>,
    },
  },
  order: 'desde',
  isRead: true,
  name: ({ comprador }) => `pedido de ${comprador}`,
  isDim: ({ status }) => status !== 'waiting',
  actions: {
    uphold: {
      text: ({ conversa }) => (conversa ? 'Encerrar' : 'Barrar'),
      can: canDecide,
      summary: 'Barra um pedido retido ou encerra uma conversa denunciada, com o motivo',
      done: 'Barrado.',
      reason: {
        title: ({ conversa }) => (conversa ? 'Encerrar conversa' : 'Barrar pedido'),
        consequence: ({ conversa, comprador }) =>
          conversa
            ? 'A conversa é encerrada para os dois lados. O comprador e quem denunciou recebem o motivo.'
            : `O pedido não é enviado a ninguém. ${comprador} recebe o motivo.`,
      },
    },
    dismiss: {
      text: ({ conversa }) => (conversa ? 'Manter' : 'Liberar'),
      can: canDecide,
      summary: 'Envia um pedido retido ou mantém uma conversa denunciada, com o motivo',
      done: 'Liberado.',
      reason: {
        title: ({ conversa }) => (conversa ? 'Manter conversa' : 'Liberar pedido'),
        look: 'primary',
        consequence: (row) =>
          row.conversa
            ? 'A conversa continua aberta. Quem denunciou recebe o motivo.'
            : `O pedido é enviado a ${suppliersOf(row)}. O motivo fica no registro.`,
      },
    },
  },
})
