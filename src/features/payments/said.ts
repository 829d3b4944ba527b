/** As much as is shown, or asked about, of what an address says. */
const MAX_LENGTH = 64

/** What providers say in the addresses that they lead back to, in Portuguese. */
export type PaymentWords = Record<'status' | 'payment_type', Record<string, string>>

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
export function paymentSaid(parameters: URLSearchParams, words: PaymentWords): Said[] {
  const inWords = (name: keyof PaymentWords) => {
    const value = saidOf(parameters, name)
    return { value, word: Object.hasOwn(words[name], value) ? (words[name][value] ?? '') : '' }
  }
  return [
    { term: 'Payment ID', value: saidOf(parameters, 'payment_id'), word: '' },
    { term: 'Status', ...inWords('status') },
    { term: 'Tipo de pagamento', ...inWords('payment_type') },
  ]
}
