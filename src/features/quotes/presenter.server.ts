import { dayOf } from '#/domain/dates.ts'
import { workingDaysFrom } from '#/domain/working-days.ts'
import { fileUrlOrEmpty } from '#/platform/file-urls.ts'
import type { ContactWay, Deadline, PriceFor } from './choices.ts'
import { HELD_DAYS } from './limits.ts'
import type { Side } from './policy.ts'
import { nameOf } from './recipients.server.ts'
import type { ConversationRow, MessageRow } from './repository.server.ts'
import type {
  ForSystemWire,
  InboxItemWire,
  MessageWire,
  OwnConversationWire,
  ProposalWire,
  RequestWire,
} from './schema.ts'
import { SITUATIONS } from './status.ts'

export const SIDES = { buyer: 'comprador', vendor: 'fornecedor' } as const
const ENDERS = { ...SIDES, moderation: 'moderacao', absence: 'ausencia' } as const

export interface AboutRow {
  conversationId: string
  id: string
  name: string
}

export const presentRequest = (row: ConversationRow['request']): RequestWire => ({
  _id: row.id,
  necessidade: row.need,
  porte: row.companySize,
  setor: row.sector,
  cidade: row.city,
  prazo: row.deadline as Deadline,
  orcamento: row.budget,
  formas: row.contactWays as ContactWay[],
  quando: row.contactTime,
  criadoEm: row.createdAt.toISOString(),
})

export const buyerName = ({ buyer }: Pick<ConversationRow, 'buyer'>) =>
  `${buyer.firstName} ${buyer.lastName}`

/** The day by which moderation decides about what is held since a moment. */
export const heldUntil = (since: Date) => dayOf(workingDaysFrom(since, HELD_DAYS))

/** @param about what all the conversations of an answer are about */
export const presentConversation = (row: ConversationRow, about: AboutRow[]) => ({
  _id: row.id,
  fornecedor: { _id: row.vendorId, nome: nameOf(row.company) },
  software: about
    .filter(({ conversationId }) => conversationId === row.id)
    .map(({ id, name }) => ({ _id: id, nome: name })),
  situacao: SITUATIONS[row.status],
  encerradoPor: row.endedBy && ENDERS[row.endedBy],
  contatoMostrado: row.contactShownAt !== null,
  ultimaMensagemEm: row.lastMessageAt.toISOString(),
  conferidoAte: row.status === 'held' ? heldUntil(row.request.createdAt) : null,
})

function presentProposal(row: MessageRow): ProposalWire | null {
  if (row.priceCents === null && row.validUntil === null && row.fileKey === null) return null
  return {
    valorCentavos: row.priceCents,
    cobranca: row.priceFor as PriceFor | null,
    validade: row.validUntil,
    temArquivo: row.fileKey !== null,
  }
}

export function presentOwn(
  row: ConversationRow,
  about: AboutRow[],
  proposals: MessageRow[],
): OwnConversationWire {
  const latest = proposals.find(({ conversationId }) => conversationId === row.id)
  const proposal = latest && presentProposal(latest)
  const { fornecedor, ...conversation } = presentConversation(row, about)
  return {
    ...conversation,
    fornecedor: { ...fornecedor, logo: fileUrlOrEmpty(row.company.logoKey) },
    proposta: latest && proposal ? { ...proposal, mensagem: latest.id } : null,
  }
}

/** @param names of colleagues, by id */
export function presentInboxItem(
  row: ConversationRow,
  about: AboutRow[],
  names: ReadonlyMap<string, string>,
): InboxItemWire {
  const { fornecedor: _fornecedor, ...conversation } = presentConversation(row, about)
  const owner = row.ownerId && names.get(row.ownerId)
  return {
    ...conversation,
    comprador: buyerName(row),
    pedido: presentRequest(row.request),
    responsavel: row.ownerId && owner ? { _id: row.ownerId, nome: owner } : null,
  }
}

/** A conversation as the supplier's own system gets it: no more than its administrators read. */
export const presentForSystem = (row: ConversationRow, about: AboutRow[]): ForSystemWire => ({
  ...presentConversation(row, about),
  comprador: buyerName(row),
  pedido: presentRequest(row.request),
  contato: row.contactShownAt ? { email: row.buyer.email, telefone: row.request.phone } : null,
})

/** @param names of colleagues, by id, for those who administer the page; to others the company writes */
export const presentMessage = (
  message: MessageRow,
  row: ConversationRow,
  names: ReadonlyMap<string, string>,
): MessageWire => ({
  _id: message.id,
  lado: SIDES[message.side],
  autor:
    message.side === 'buyer'
      ? buyerName(row)
      : (names.get(message.userId ?? '') ?? nameOf(row.company)),
  texto: message.text,
  proposta: presentProposal(message),
  criadaEm: message.createdAt.toISOString(),
})

export const wordOfSide = (side: Side | null) => (side ? SIDES[side] : 'moderacao')
