import { Link } from '#/components/link.tsx'
import { Section } from '#/components/section.tsx'
import type { CountedWire } from '#/features/outcomes/schema.ts'
import type { AnsweredWire } from '#/features/reviews/answering/schema.ts'
import { ANSWERING_PATH } from '#/features/reviews/links.ts'
import type { AnsweringWire } from '../schema.ts'
import styles from './answering.module.css'

/** '40 minutos', '5 horas', '3 dias'. */
function durationLabel(hours: number): string {
  const [count, one, several] =
    hours < 1
      ? [Math.max(1, Math.round(hours * 60)), 'minuto', 'minutos']
      : hours < 48
        ? [Math.round(hours), 'hora', 'horas']
        : [Math.round(hours / 24), 'dia', 'dias']
  return `${count} ${count === 1 ? one : several}`
}

/** Of how many, so many: a share, and what lies behind it. */
interface Told {
  share: string
  behind: string
}

const shareOf = (part: number, total: number) => `${Math.floor((part / total) * 100)}%`

/** '83%', 'de 12, em 5 horas (mediana)'; null for too few. */
function answered(counted: AnsweredWire | null): Told | null {
  if (!counted) return null
  const { total, respondidos, medianaHoras } = counted
  const soon = medianaHoras === null ? '' : `, em ${durationLabel(medianaHoras)} (mediana)`
  return { share: shareOf(respondidos, total), behind: `de ${total}${soon}` }
}

/** '80%', 'de 10 pessoas'; null for too few. */
const said = (counted: CountedWire | null, what: 'resolvidos' | 'voltariam'): Told | null =>
  counted && {
    share: shareOf(counted[what], counted.total),
    behind: `de ${counted.total} pessoas`,
  }

const PERIODS = { dozeMeses: 'Últimos 12 meses', seisMeses: 'Últimos 6 meses' }
type Period = keyof typeof PERIODS
const PERIOD_NAMES = Object.keys(PERIODS) as Period[]

/** What is told of a period, by what it is called. */
const ROWS: Record<string, (answering: AnsweringWire, period: Period) => Told | null> = {
  'Avaliações respondidas': ({ avaliacoes }, period) => answered(avaliacoes[period]),
  'Pedidos de orçamento respondidos': ({ pedidos }, period) => answered(pedidos[period]),
  Resolvido: ({ desfechos }, period) => said(desfechos[period], 'resolvidos'),
  'Voltaria a contratar': ({ desfechos }, period) => said(desfechos[period], 'voltariam'),
}

/** Whether a supplier got enough of anything. */
export const hasAnswering = (answering: AnsweringWire) =>
  Object.values(answering).some(({ dozeMeses }) => dozeMeses !== null)

/** How a supplier answers reviews and requests for quotes, and what came of it. */
export function Answering({ answering }: { answering: AnsweringWire }) {
  const rows = Object.entries(ROWS)
    .map(([name, tell]) => ({
      name,
      told: PERIOD_NAMES.map((period) => ({ period, ...tell(answering, period) })),
    }))
    .filter(({ told }) => told.some(({ share }) => share))
  return (
    <Section
      title="Como a empresa responde"
      action={<Link to={ANSWERING_PATH}>Como contamos as respostas</Link>}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {PERIOD_NAMES.map((period) => (
              <th key={period} scope="col">
                {PERIODS[period]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, told }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {told.map(({ period, share, behind }) => (
                <td key={period}>
                  {share ? (
                    <>
                      <strong>{share}</strong> <span className={styles.behind}>{behind}</span>
                    </>
                  ) : (
                    <span className={styles.few}>Poucos dados</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
