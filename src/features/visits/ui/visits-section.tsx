import { useQuery } from '@tanstack/react-query'
import { PeriodSection } from '#/components/counted-section.tsx'
import { DayChart } from '#/components/day-chart.tsx'
import { Fold } from '#/components/fold.tsx'
import { usePeriod } from '#/components/periods.tsx'
import { VISIT_PERIODS } from '../limits.ts'
import { visitsOf } from '../queries.ts'

const VISITS = { caption: 'Visitas por dia', term: 'Visitas', one: 'visita', several: 'visitas' }

const countOf = (total: number) =>
  total === 1 ? '1 visita' : `${total.toLocaleString('pt-BR')} visitas`

/** How often a page was visited, over a period that the address names. */
export function VisitsSection({ vendorId }: { vendorId: string }) {
  const days = usePeriod(VISIT_PERIODS)
  return (
    <PeriodSection
      id="visitas"
      title="Visitas"
      lead="Cada visitante conta uma vez por dia. Contamos só quem aceitou a medição, e nunca quem administra a página."
      periods={VISIT_PERIODS}
      days={days}
      counted="visitas"
      query={useQuery(visitsOf(vendorId, days))}
      isEmpty={({ total }) => total === 0}
      empty={{
        title: `Nenhuma visita nos últimos ${days} dias`,
        advice: 'Uma página com descrição, vídeo e catálogo aparece mais nas buscas.',
      }}
    >
      {({ dias, total, categoria }) => (
        <Fold summary={`${countOf(total)}: ver por dia`}>
          <DayChart
            days={dias.map(({ dia, visitas, mediana }) => ({
              day: dia,
              count: visitas,
              beside: mediana ?? undefined,
            }))}
            total={total}
            words={VISITS}
            besideTerm={categoria ? `Mediana de ${categoria}` : undefined}
          />
        </Fold>
      )}
    </PeriodSection>
  )
}
