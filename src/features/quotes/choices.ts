/** What a request says in words of a list: values as the wire and the database have them, with their texts. */

export const DEADLINES = {
  agora: 'O quanto antes',
  ate_1_mes: 'Em até 1 mês',
  ate_3_meses: 'Em até 3 meses',
  sem_prazo: 'Sem prazo: estou pesquisando',
} as const
export type Deadline = keyof typeof DEADLINES

/** How a buyer wants to be reached beside the conversation, once the contact is shown. */
export const CONTACT_WAYS = {
  email: 'E-mail',
  telefone: 'Telefone',
  whatsapp: 'WhatsApp',
} as const
export type ContactWay = keyof typeof CONTACT_WAYS

/** Whether one of some ways needs a telephone number. */
export const needsPhone = (ways: ContactWay[]) => ways.some((way) => way !== 'email')

/** What the price of a proposal is for. */
export const PRICE_FOR = {
  unico: 'pagamento único',
  mensal: 'por mês',
  anual: 'por ano',
} as const
export type PriceFor = keyof typeof PRICE_FOR

/** What somebody finds wrong with a conversation. */
export const REPORT_REASONS = {
  spam: 'É propaganda ou não tem relação com o pedido',
  ofensa: 'Ofende ou ameaça',
  golpe: 'Parece golpe',
  outro: 'Outro motivo',
} as const
export type ReportReason = keyof typeof REPORT_REASONS

/** Why the site itself holds a request. */
export const HOLD_REASONS = {
  repetido: 'O mesmo texto foi a muitos fornecedores, ou muitas vezes a um só',
  rajada: 'O fornecedor recebeu pedidos demais em uma hora',
} as const
export type HoldReason = keyof typeof HOLD_REASONS
