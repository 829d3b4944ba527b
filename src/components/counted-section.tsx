import type { UseQueryResult } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './counted-section.module.css'
import { EmptyState } from './empty-state.tsx'
import { LoadFailed } from './load-failed.tsx'
import { Periods } from './periods.tsx'
import { Section } from './section.tsx'

interface PeriodSectionProps<Data> extends CountedSectionProps<Data> {
  /** The lengths there are to choose from, in days, and the one that is shown. */
  periods: readonly number[]
  days: number
}

/** What was counted over a period that the address names. */
export const PeriodSection = <Data,>({ periods, days, ...counted }: PeriodSectionProps<Data>) => (
  <CountedSection {...counted} action={<Periods periods={periods} chosen={days} replace />} />
)

interface CountedSectionProps<Data> {
  id: string
  title: string
  lead: string
  /** At the end of the heading's line. */
  action?: ReactNode
  /** What is counted: 'visitas'. */
  counted: string
  query: UseQueryResult<Data>
  isEmpty(data: Data): boolean
  /** What is said where nothing was counted. */
  empty: { title: string; advice: string }
  children(data: Data): ReactNode
}

/** What was counted over time: while it loads, where it fails and where there is nothing. */
export function CountedSection<Data>({
  counted,
  query: { data, isError, error, refetch },
  isEmpty,
  empty,
  children,
  ...section
}: CountedSectionProps<Data>) {
  return (
    <Section {...section}>
      {isError ? (
        <LoadFailed
          title={`Não foi possível carregar as ${counted}.`}
          why={error.message}
          onRetry={refetch}
        />
      ) : !data ? (
        <div className={styles.skeleton} role="status" aria-label={`Carregando ${counted}`} />
      ) : isEmpty(data) ? (
        <EmptyState
          title={empty.title}
          icon={<ChartNoAxesColumn aria-hidden="true" strokeWidth={1.7} />}
        >
          {empty.advice}
        </EmptyState>
      ) : (
        children(data)
      )}
    </Section>
  )
}
