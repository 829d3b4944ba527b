import type { SupplierOccasion } from '../occasions.ts'

/** What a supplier's system hears of, as what is sent to it names it. */
export const EVENTS = {
  new: 'orcamento.novo',
  message: 'orcamento.mensagem',
  contact: 'orcamento.contato',
  ended: 'orcamento.encerrado',
  test: 'teste',
} as const satisfies Record<SupplierOccasion | 'test', string>
export type WebhookEvent = keyof typeof EVENTS
