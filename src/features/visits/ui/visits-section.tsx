import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ChartNoAxesColumn, ServerCrash } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { Section } from '#/components/section.tsx'
import { usePageSearch } from '#/components/use-page-search.ts'
import { VISIT_PERIODS, type VisitPeriod } from '../limits.ts'
import { visitsOf } from '../queries.ts'
import { VisitsChart } from './visits-chart.tsx'
import styles from './visits-section.module.css'

const PARAMETER = 'dias'

/** How often a page was visited, over a period that the address names. */
export function VisitsSection({ vendorId }: { vendorId: string }) {
  const search = usePageSearch()
  const days = VISIT_PERIODS.find((period) => String(period) === search.get(PARAMETER)) ?? 30
  const { data, isError, error, refetch } = useQuery(visitsOf(vendorId, days))
  return (
    <Section
      id="visitas"
      title="Visitas"
      action={<Periods days={days} />}
      lead="Cada visitante conta uma vez por dia. Contamos só quem aceitou ser medido, e nunca quem administra a página."
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
        <VisitsChart visits={data} />
      )}
    </Section>
  )
}

function Periods({ days }: { days: VisitPeriod }) {
  const search = usePageSearch()
  const addressOf = (period: VisitPeriod) => {
    const parameters = new URLSearchParams(search)
    parameters.set(PARAMETER, String(period))
    return { search: parameters.toString() }
  }
  return (
    <nav className={styles.periods} aria-label="Período">
      {VISIT_PERIODS.map((period) => (
        <Link
          key={period}
          to={addressOf(period)}
          replace
          preventScrollReset
          className={clsx(styles.period, period === days && styles.chosen)}
          aria-current={period === days ? 'true' : undefined}
        >
          {period} dias
        </Link>
      ))}
    </nav>
  )
}
