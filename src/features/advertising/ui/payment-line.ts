import { formatDay } from '#/domain/dates.ts'
import { formatReais } from '#/domain/money.ts'
import type { PaymentWire } from '#/features/payments/schema.ts'

/** The provider's states, as people read them. */
const STATUS_WORDS: Record<string, string> = {
  approved: 'pago',
  authorized: 'aguardando confirmação',
  pending: 'aguardando confirmação',
  in_process: 'aguardando confirmação',
  in_mediation: 'em disputa',
  rejected: 'recusado',
  cancelled: 'cancelado',
  refunded: 'devolvido',
  charged_back: 'contestado',
}

/** 'Pix · R$ 59,28'. */
export const paymentSum = ({ metodo, valor }: PaymentWire) => `${metodo} · ${formatReais(valor)}`

/** 'pago em 18 nov 2026'. */
export function paymentState({ status, pagoEm }: PaymentWire): string {
  const stands = STATUS_WORDS[status] ?? 'não concluído'
  return pagoEm && status === 'approved' ? `${stands} em ${formatDay(pagoEm)}` : stands
}

/** 'Pix · R$ 59,28 · pago em 18 nov 2026'. */
export const paymentLine = (payment: PaymentWire) =>
  `${paymentSum(payment)} · ${paymentState(payment)}`
