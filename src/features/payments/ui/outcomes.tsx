import { CircleCheck, CircleX, Clock, SearchX, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PaymentStateWire } from '../schema.ts'
import type { SoldWords } from '../sold-words.ts'

/** Where a provider leads back to. */
export type ScreenName = 'success' | 'failure' | 'pending'

/** @param path of one of them, as `/payment/success` */
export function screenOf(path: string): ScreenName {
  if (path.startsWith('/payment/success')) return 'success'
  return path.startsWith('/payment/failure') ? 'failure' : 'pending'
}

interface Outcome {
  title: string
  text: string
  icon: ReactNode
  tone?: 'problem'
  /** Whether the way on is to pay again. */
  again?: boolean
}

const clock = <Clock aria-hidden="true" />

/** What a payment that is waited for looks like where the provider led to. */
const pending = (words: SoldWords): Record<ScreenName, Outcome> => ({
  success: {
    title: 'Pagamento em análise',
    text: 'Ainda não recebemos a confirmação. Ela costuma levar alguns instantes; esta página se atualiza sozinha.',
    icon: clock,
  },
  pending: {
    title: 'Pagamento pendente',
    text: `Falta pagar, ou a confirmação está a caminho: um boleto leva até 3 dias úteis. Quando ela chegar, ${words.goesOn}.`,
    icon: clock,
  },
  failure: {
    title: 'Pagamento não concluído',
    text: `Não recebemos este pagamento. ${words.kept}: tente de novo quando quiser. Se você já pagou, espere a confirmação.`,
    icon: <CircleX aria-hidden="true" />,
    tone: 'problem',
    again: true,
  },
})

const settled = (
  words: SoldWords,
): Record<Exclude<PaymentStateWire['estado'], 'pending'>, Outcome> => ({
  approved: {
    title: 'Pagamento Aprovado!',
    text: `Recebemos o seu pagamento. ${words.paid}`,
    icon: <CircleCheck aria-hidden="true" />,
  },
  refused: {
    title: 'Pagamento recusado',
    text: `O pagamento não foi aceito e nada foi cobrado. ${words.kept}: tente de novo ou pague de outra forma.`,
    icon: <CircleX aria-hidden="true" />,
    tone: 'problem',
    again: true,
  },
  refunded: {
    title: 'Pagamento devolvido',
    text: 'O valor volta pela mesma forma com que foi pago.',
    icon: <Undo2 aria-hidden="true" />,
  },
  unknown: {
    title: 'Pagamento não encontrado',
    text: 'Este endereço não leva a um pagamento que conhecemos. Se você pagou, espere alguns minutos e consulte de novo.',
    icon: <SearchX aria-hidden="true" />,
    tone: 'problem',
  },
})

export const outcomeOf = (
  estado: PaymentStateWire['estado'],
  screen: ScreenName,
  words: SoldWords,
): Outcome => (estado === 'pending' ? pending(words)[screen] : settled(words)[estado])
