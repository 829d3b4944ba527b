import { type Facts, type Finding, sideOf } from './facts.ts'
import { specificWords } from './words.ts'

interface Signal {
  /** As moderators see it beside its reason, and as the public page lists it. */
  title: string
  /** What is found in the facts of a review; null for nothing. */
  find(facts: Facts): Finding | null
}

const found = (strength: number, reason: string): Finding => ({ strength, reason })
const people = (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`)
const percent = (share: number) => `${Math.round(share * 100)}%`

/** Texts below this length are alike by chance. */
const COMPARED_FROM = 60
/** So many texts on one page that are like another are of one pattern, whatever words were exchanged. */
const PATTERN = 2
const DAY_OLD = 2
/** From so many others on, all with one browser and all of one side, an office is unlikely. */
const CROWD = 4

/**
 * What may be wrong with how a review came about. One more signal is one more line. None looks at whether a review
 * praises or blames: only at what several have in common.
 */
export const SIGNALS = {
  near_copy: {
    title: 'Texto quase igual ao de outra avaliação, mais antiga',
    find({ copied, text }) {
      if (!copied || text.length < COMPARED_FROM) return null
      const { similarity, targetName, isSameTarget, here } = copied
      const where = isSameTarget ? 'desta mesma página' : `de ${targetName}`
      const several = here > 1 ? ` São ${here} parecidas nesta página.` : ''
      const reason = `${percent(similarity)} de semelhança com uma avaliação anterior ${where}.${several}`
      if (similarity >= 0.65) return found(1, reason)
      if (similarity < 0.42) return null
      return found(here >= PATTERN ? 0.8 : 0.55, reason)
    },
  },
  same_mailbox: {
    title: 'Mesma caixa de e-mail que outra avaliação da página, mais antiga',
    find: ({ ofSameMailbox }) =>
      ofSameMailbox > 0
        ? found(
            1,
            'O e-mail da conta leva à mesma caixa de outra conta, que avaliou esta página antes.',
          )
        : null,
  },
  shared_network: {
    title: 'Mesma rede que outras avaliações da página',
    find({ network, rating }) {
      const { others, sameSide, sameBrowser } = network
      if (others === 0) return null
      const browser = sameBrowser > 0 ? ` Navegador igual: ${sameBrowser}.` : ''
      const reason = `${people(others)} avaliaram esta página a partir da mesma rede em 30 dias; notas do mesmo lado: ${sameSide}.${browser} Pode ser um escritório.`
      const isOneSided = sideOf(rating) !== null && sameSide === others && sameSide >= 2
      if (!isOneSided) return found(0.2, reason)
      return found(sameBrowser >= CROWD ? 0.8 : sameBrowser >= 2 ? 0.65 : 0.5, reason)
    },
  },
  party_network: {
    title: 'Rede de quem administra a página ou uma concorrente',
    find({ networkOf, rating }) {
      if (networkOf === 'own' && rating >= 4)
        return found(0.8, 'Veio da mesma rede de quem administra a página avaliada.')
      if (networkOf === 'rival' && rating <= 2)
        return found(0.8, 'Veio da mesma rede de quem administra uma página concorrente.')
      return null
    },
  },
  after_refusal: {
    title: 'Logo depois de uma recusa',
    find: ({ isAfterRefusal, rating }) =>
      isAfterRefusal && rating <= 2
        ? found(
            0.6,
            'Quem avaliou, ou alguém da mesma rede, teve um pedido recusado por esta empresa nos 30 dias antes.',
          )
        : null,
  },
  group: {
    title: 'Grupo que avalia as mesmas páginas',
    find({ group }) {
      if (group.people === 0) return null
      const reason = `${people(group.people)} avaliaram antes, com as mesmas notas e nos mesmos dias, outras ${group.targets} páginas que esta pessoa avaliou.`
      return found(group.people >= 3 ? 0.7 : 0.4, reason)
    },
  },
  burst: {
    title: 'Muitas notas do mesmo lado em poucos dias',
    find({ week, history, rating }) {
      const side = sideOf(rating)
      if (!side || week.count < 4) return null
      const share = week.sameSide / week.count
      const usual = history.count > 0 ? history.count / 26 : 0.5
      const contrast = side === 'praise' ? 4.6 - history.mean : history.mean - 2.6
      if (share < 0.7 || week.count < 3 * usual || (history.count >= 3 && contrast < 0.5))
        return null
      const reason = `${week.sameSide} de ${week.count} notas da semana são do mesmo lado; antes eram ${usual.toLocaleString('pt-BR', { maximumFractionDigits: 1 })} por semana, com média ${history.mean.toLocaleString('pt-BR', { maximumFractionDigits: 1 })}.`
      return found(share >= 0.85 ? 0.5 : 0.4, reason)
    },
  },
  young_account: {
    title: 'Conta nova',
    find: ({ accountDays }) =>
      accountDays < DAY_OLD
        ? found(0.2, 'A conta foi criada menos de dois dias antes da avaliação.')
        : null,
  },
  fits_anything: {
    title: 'Texto que serve para qualquer produto',
    find({ text, names }) {
      if (text === '') return found(0.2, 'Só estrelas: não diz nada deste produto.')
      const specific = specificWords(text, names)
      const reason = `Palavras que dizem algo deste produto: ${specific}.`
      if (text.length >= COMPARED_FROM && specific <= 2) return found(0.35, reason)
      return specific <= 1 ? found(0.2, reason) : null
    },
  },
} as const satisfies Record<string, Signal>
export type SignalName = keyof typeof SIGNALS

export const SIGNAL_NAMES = Object.keys(SIGNALS) as SignalName[]

export type NamedFinding = Finding & { signal: SignalName }

/** What all signals find, in their order. */
export const findingsIn = (facts: Facts): NamedFinding[] =>
  SIGNAL_NAMES.flatMap((signal) => {
    const finding = SIGNALS[signal].find(facts)
    return finding ? { signal, ...finding } : []
  })

/** How strong they are together. */
export const strengthOf = (findings: Finding[]): number =>
  Math.round(findings.reduce((sum, { strength }) => sum + strength, 0) * 100) / 100
