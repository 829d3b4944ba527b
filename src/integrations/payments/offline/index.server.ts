import { providerKind } from '../provider.server.ts'
import { openOfflinePayments } from './provider.server.ts'

export const offlinePayments = providerKind({
  name: 'offline',
  title: '',
  variables: {},
  isConfigured: () => false,
  check: () => {},
  words: {
    status: { approved: 'aprovado', rejected: 'recusado', pending: 'pendente' },
    payment_type: { credit_card: 'cartão de crédito', ticket: 'boleto', bank_transfer: 'Pix' },
  },
  notification: { query: {}, body: {} },
  open: (_env, db) => openOfflinePayments(db),
})
