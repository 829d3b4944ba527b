import { formatDate } from '#/domain/dates.ts'
import { formatReais } from '#/domain/money.ts'
import { saoPauloDay } from '#/domain/sao-paulo.ts'
import { PRICE_FOR } from '../choices.ts'
import type { OwnConversationWire, ProposalWire } from '../schema.ts'

type Conversation = Pick<OwnConversationWire, 'situacao' | 'encerradoPor'>

/** How a conversation stands, for its buyer. */
export const BUYER_SITUATIONS: Record<Conversation['situacao'], string> = {
  em_analise: 'Em análise',
  aguardando: 'Aguarda resposta',
  respondido: 'Respondido',
  encerrado: 'Encerrado',
  recusado: 'Não enviado',
}

/** The same for its supplier, who has to answer. */
export const SUPPLIER_SITUATIONS: Record<Conversation['situacao'], string> = {
  ...BUYER_SITUATIONS,
  aguardando: 'Novo',
}

export const isOpen = ({ situacao }: Conversation) =>
  situacao !== 'encerrado' && situacao !== 'recusado'

/** What a buyer reads of a request that nobody got yet. */
export const heldLabel = ({ conferidoAte }: Pick<OwnConversationWire, 'conferidoAte'>) =>
  conferidoAte !== null && conferidoAte < saoPauloDay()
    ? `Nossa equipe confere este pedido antes de enviá-lo. O prazo era ${formatDate(conferidoAte)}: pedimos desculpas pela demora.`
    : `Nossa equipe confere este pedido antes de enviá-lo, até ${formatDate(conferidoAte ?? '')}.`

const ENDERS = {
  comprador: 'pelo comprador',
  fornecedor: 'pelo fornecedor',
  moderacao: 'pela Praça',
  ausencia: 'porque um dos lados não está mais disponível',
}

/** Who ended a conversation: 'Encerrada pelo comprador.' */
export const endedLabel = ({ encerradoPor }: Conversation) =>
  encerradoPor
    ? `Esta conversa foi encerrada ${ENDERS[encerradoPor]}.`
    : 'Esta conversa está encerrada.'

/** 'R$ 450,00 por mês'; '' for a proposal without a price. */
export const priceLabel = ({ valorCentavos, cobranca }: ProposalWire) =>
  valorCentavos === null
    ? ''
    : [formatReais(valorCentavos), cobranca && PRICE_FOR[cobranca]].filter(Boolean).join(' ')
