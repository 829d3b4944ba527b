import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn, ServerCrash } from 'lucide-react'
import { Button } from '#/components/button.tsx'
import { DayChart } from '#/components/day-chart.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { Periods, usePeriod } from '#/components/periods.tsx'
import { Section } from '#/components/section.tsx'
import { VISIT_PERIODS } from '../limits.ts'
import { visitsOf } from '../queries.ts'
import styles from './visits-section.module.css'

const VISITS = { caption: 'Visitas por dia', term: 'Visitas', one: 'visita', several: 'visitas' }

/** How often a page was visited, over a period that the address names. */
export function VisitsSection({ vendorId }: { vendorId: string }) {
  const days = usePeriod(VISIT_PERIODS)
  const { data, isError, error, refetch } = useQuery(visitsOf(vendorId, days))
  return (
    <Section
      id="visitas"
      title="Visitas"
      action={<Periods periods={VISIT_PERIODS} chosen={days} replace />}
      lead="Cada visitante conta uma vez por dia. Contamos só quem aceitou a medição, e nunca quem administra a página."
    >
      {isError ? (
        <EmptyState
          title="Não foi possível carregar as visitas."
          icon={<ServerCrash aria-hidden="true" strokeWidth={1.7} />}
          actions={<Button onClick={() => refetch()}>Tentar de novo</Button>}
        >
          {error.message}
        </EmptyState>
      ) : !data ? (
        <div className={styles.skeleton} role="status" aria-label="Carregando visitas" />
      ) : data.total === 0 ? (
        <EmptyState
          title={`Nenhuma visita nos últimos ${days} dias`}
          icon={<ChartNoAxesColumn aria-hidden="true" strokeWidth={1.7} />}
        >
          Uma página com descrição, vídeo e catálogo aparece mais nas buscas.
        </EmptyState>
      ) : (
        <DayChart
          days={data.dias.map(({ dia, visitas }) => ({ day: dia, count: visitas }))}
          total={data.total}
          words={VISITS}
        />
      )}
    </Section>
  )
}
