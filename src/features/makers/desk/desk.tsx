import { z } from 'zod'
import { DeskState } from '#/components/desk/desk-state.tsx'
import { Link } from '#/components/link.tsx'
import { formatDay } from '#/domain/dates.ts'
import { defineDesk } from '#/platform/desk.ts'
import { recordId } from '#/platform/wire.ts'

const STATUSES = ['waiting', 'granted', 'refused'] as const
type Status = (typeof STATUSES)[number]

/** What an Admin compares: the maker that a software names with who asks for it. */
const deskClaim = z.object({
  _id: recordId,
  status: z.enum(STATUSES),
  offer: z.object({ _id: recordId, name: z.string(), fabricante: z.string(), site: z.string() }),
  vendor: z.object({ _id: recordId, name: z.string(), domains: z.array(z.string()) }),
  /** Who edits the software now. */
  owners: z.array(z.string()),
  desde: z.string(),
})
export type DeskClaim = z.infer<typeof deskClaim>

const STATE_NAMES: Record<Status, string> = {
  waiting: 'A conferir',
  granted: 'Aceito',
  refused: 'Recusado',
}
const TONES = { waiting: 'waiting', granted: 'active', refused: 'idle' } as const

const nameOf = ({ offer, vendor }: DeskClaim) => `${offer.name}, ${vendor.name}`

/** Software that makers ask for, where neither name nor domain settles it. */
export default defineDesk({
  api: 'offer-claims',
  summary: 'Softwares que os fabricantes pedem',
  wire: deskClaim,
  lead: 'O fabricante pede um software que outra pessoa cadastrou. Compare o fabricante e o site do software com o nome e os domínios que a empresa provou.',
  noun: { one: 'pedido', several: 'pedidos', all: 'os pedidos' },
  none: {
    title: 'Nenhum pedido',
    text: 'Pedidos que o nome ou o domínio não resolvem aparecem aqui.',
  },
  fields: {
    software: {
      title: 'Software',
      sort: true,
      cell: ({ offer }) => (
        <>
          <Link to={`/software/details/${offer._id}`}>{offer.name}</Link>
          <small>{[offer.fabricante, offer.site].filter(Boolean).join(' · ')}</small>
        </>
      ),
    },
    fornecedor: {
      title: 'Quem pede',
      isWide: true,
      sort: true,
      cell: ({ vendor }) => (
        <>
          <Link to={`/supplier/details/${vendor._id}`}>{vendor.name}</Link>
          <small>{vendor.domains.join(', ') || 'Nenhum domínio provado'}</small>
        </>
      ),
    },
    donos: { title: 'Editado por', isWide: true, cell: ({ owners }) => owners.join(', ') || null },
    desde: { title: 'Desde', sort: true, cell: ({ desde }) => formatDay(desde) },
    situacao: {
      title: 'Situação',
      filter: { all: 'Todas', options: STATE_NAMES, refusal: 'Situação inválida.' },
      cell: ({ status }) => <DeskState tone={TONES[status]}>{STATE_NAMES[status]}</DeskState>,
    },
  },
  order: 'desde',
  name: nameOf,
  isDim: ({ status }) => status !== 'waiting',
  actions: {
    approve: {
      text: 'Aceitar',
      can: ({ status }) => status === 'waiting',
      summary: 'Dá o software ao fabricante que o pediu',
      done: 'Pedido aceito.',
      confirm: {
        title: 'Aceitar pedido',
        question: ({ offer, vendor }) =>
          `Quem administra a página de ${vendor.name} passa a editar ${offer.name}, no lugar de quem edita hoje. As avaliações continuam. Aceitar?`,
        look: 'primary',
      },
    },
    refuse: {
      text: 'Recusar',
      several: true,
      can: ({ status }) => status === 'waiting',
      summary: 'Recusa o pedido, com o motivo',
      done: 'Pedido recusado.',
      reason: {
        title: 'Recusar pedido',
        each: 'Quem pediu recebe o motivo por e-mail; o software continua como está.',
        consequence: ({ offer, vendor }) => (
          <>
            <strong>{vendor.name}</strong> recebe o motivo por e-mail; {offer.name} continua como
            está.
          </>
        ),
      },
    },
  },
})
