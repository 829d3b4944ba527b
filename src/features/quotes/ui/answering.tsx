import { Facts } from '#/components/facts.tsx'
import { Link } from '#/components/link.tsx'
import { Section } from '#/components/section.tsx'
import type { CountedWire } from '#/features/outcomes/schema.ts'
import type { AnsweredWire } from '#/features/reviews/answering/schema.ts'
import { ANSWERING_PATH } from '#/features/reviews/links.ts'
import type { AnsweringWire } from '../schema.ts'

/** '40 minutos', '5 horas', '3 dias'. */
export function durationLabel(hours: number): string {
  const [count, one, several] =
    hours < 1
      ? [Math.max(1, Math.round(hours * 60)), 'minuto', 'minutos']
      : hours < 48
        ? [Math.round(hours), 'hora', 'horas']
        : [Math.round(hours / 24), 'dia', 'dias']
  return `${count} ${count === 1 ? one : several}`
}

/** '83% de 12, em 5 horas (mediana)'; '' for too few. */
function answeredLabel(answered: AnsweredWire | null): string {
  if (!answered) return ''
  const { total, respondidos, medianaHoras } = answered
  const share = `${Math.floor((respondidos / total) * 100)}% de ${total}`
  return medianaHoras === null ? share : `${share}, em ${durationLabel(medianaHoras)} (mediana)`
}

/** '80% de 10 pessoas'; '' for too few. */
const saidLabel = (counted: CountedWire | null, said: 'resolvidos' | 'voltariam'): string =>
  counted ? `${Math.floor((counted[said] / counted.total) * 100)}% de ${counted.total} pessoas` : ''

const KINDS = { avaliacoes: 'Avaliações respondidas', pedidos: 'Pedidos de orçamento respondidos' }
const OUTCOMES = { resolvidos: 'Resolvido', voltariam: 'Voltaria a contratar' }
const PERIODS = { dozeMeses: '12 meses', seisMeses: '6 meses' }

/** Whether a supplier got enough of anything. */
export const hasAnswering = (answering: AnsweringWire) =>
  Object.values(answering).some(({ dozeMeses }) => dozeMeses !== null)

/** How a supplier answers reviews and requests for quotes, and what came of it. */
export function Answering({ answering }: { answering: AnsweringWire }) {
  const periods = ['dozeMeses', 'seisMeses'] as const
  const facts = [
    ...(['avaliacoes', 'pedidos'] as const).flatMap((kind) =>
      periods.map((period) => ({
        term: `${KINDS[kind]} em ${PERIODS[period]}`,
        value: answeredLabel(answering[kind][period]),
      })),
    ),
    ...(['resolvidos', 'voltariam'] as const).flatMap((said) =>
      periods.map((period) => ({
        term: `${OUTCOMES[said]} em ${PERIODS[period]}`,
        value: saidLabel(answering.desfechos[period], said),
      })),
    ),
  ]
  return (
    <Section
      title="Como a empresa responde"
      action={<Link to={ANSWERING_PATH}>Como contamos as respostas</Link>}
    >
      <Facts site="" facts={facts} />
    </Section>
  )
}
