/** As much as is shown, or asked about, of what an address says. */
const MAX_LENGTH = 64

/** Names of Mercado Pago's, in words. */
const WORDS = {
  status: new Map([
    ['approved', 'aprovado'],
    ['authorized', 'autorizado'],
    ['pending', 'pendente'],
    ['in_process', 'em análise'],
    ['in_mediation', 'em disputa'],
    ['rejected', 'recusado'],
    ['cancelled', 'cancelado'],
    ['refunded', 'devolvido'],
    ['charged_back', 'contestado'],
  ]),
  payment_type: new Map([
    ['credit_card', 'cartão de crédito'],
    ['debit_card', 'cartão de débito'],
    ['prepaid_card', 'cartão pré-pago'],
    ['ticket', 'boleto'],
    ['bank_transfer', 'Pix'],
    ['account_money', 'saldo em conta'],
    ['atm', 'caixa eletrônico'],
  ]),
}

export interface Said {
  term: string
  /** As the address has it; '' where it has nothing. */
  value: string
  /** In Portuguese; '' where there is no word for it. */
  word: string
}

/** A parameter of an address, of which `null` stands for none; what is too long is cut. */
export function saidOf(parameters: URLSearchParams, name: string): string {
  const text = (parameters.get(name) ?? '').replace(/\p{C}/gu, '').trim()
  if (text === 'null') return ''
  const characters = Array.from(text)
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH - 1).join('')}…` : text
}

/** What an address says of a payment: to be shown, never to be believed. */
export function paymentSaid(parameters: URLSearchParams): Said[] {
  const status = saidOf(parameters, 'status')
  const type = saidOf(parameters, 'payment_type')
  return [
    { term: 'Payment ID', value: saidOf(parameters, 'payment_id'), word: '' },
    { term: 'Status', value: status, word: WORDS.status.get(status) ?? '' },
    { term: 'Tipo de pagamento', value: type, word: WORDS.payment_type.get(type) ?? '' },
  ]
}
