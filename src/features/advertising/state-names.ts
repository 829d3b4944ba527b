import { type AdvertisementState, STATES } from './states.ts'

interface StateWords {
  name: string
  /** What it means, and what comes next. */
  meaning: string
  /** As desks draw it: as it should be, calling for somebody, or out of use. */
  tone: 'active' | 'waiting' | 'idle'
}

/** The states as people read them. */
export const STATE_WORDS: Record<AdvertisementState, StateWords> = {
  draft: {
    name: 'Rascunho',
    meaning: 'Está salva. Falta escolher como pagar.',
    tone: 'idle',
  },
  awaiting_payment: {
    name: 'Aguardando pagamento',
    meaning: 'O pagamento começou e ainda não foi confirmado.',
    tone: 'waiting',
  },
  paid: {
    name: 'Paga',
    meaning: 'O pagamento chegou depois do início: escolha novas datas e ela vai para análise.',
    tone: 'waiting',
  },
  awaiting_review: {
    name: 'Em análise',
    meaning: 'Está paga, e a nossa equipe confere o texto e a imagem.',
    tone: 'waiting',
  },
  running: {
    name: 'No ar',
    meaning: 'Foi aprovada e aparece do primeiro ao último dia.',
    tone: 'active',
  },
  ended: { name: 'Encerrada', meaning: 'O último dia passou.', tone: 'idle' },
  refused: {
    name: 'Recusada',
    meaning: 'Não aparece. Corrija e envie de novo, sem outro pagamento.',
    tone: 'waiting',
  },
  refunded: { name: 'Reembolsada', meaning: 'O valor foi devolvido.', tone: 'idle' },
}

/** What an advertisement that was approved is called until its first day. */
export const SCHEDULED_NAME = 'Programada'

/** @param today in São Paulo, as 2026-11-21 */
export const stateName = (
  { status, dataInicio }: { status: AdvertisementState; dataInicio: string },
  today: string,
) => (status === 'running' && dataInicio > today ? SCHEDULED_NAME : STATE_WORDS[status].name)

/** Only the names. */
export const STATE_NAMES = Object.fromEntries(
  STATES.map((state) => [state, STATE_WORDS[state].name]),
) as Record<AdvertisementState, string>
