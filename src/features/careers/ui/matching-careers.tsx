import { useQuery } from '@tanstack/react-query'
import { UserRoundPen } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { ARTICLE_ORDERS, ORDER_PARAMETER } from '#/features/news/order.ts'
import { ALL_CAREERS_PATH } from '#/platform/links.ts'
import { matchingCareers } from '../queries.ts'
import type { CareerCard } from '../schema.ts'
import styles from './career-list.module.css'
import { CareerList } from './career-list.tsx'
import { ResultsBar } from './results-bar.tsx'

const ORDERS = [{ value: '', label: 'Que mais combinam' }, ...ARTICLE_ORDERS] as const

/** Jobs that match the profile of who is logged in. */
export function MatchingCareers({ userId }: { userId: string }) {
  const [parameters] = useSearchParams()
  const { data, isError, error, refetch } = useQuery(matchingCareers(userId))
  if (isError) {
    return (
      <LoadFailed
        title="Não foi possível carregar as vagas."
        why={error.message}
        onRetry={refetch}
      />
    )
  }
  if (!data) return <CareersSkeleton />
  if (data.jobs.length === 0) return <NoMatches hasProfile={data.hasProfile} />
  const order = parameters.get(ORDER_PARAMETER) ?? ''
  return (
    <>
      <ResultsBar total={data.jobs.length} name={ORDER_PARAMETER} orders={ORDERS} order={order} />
      <CareerList careers={inOrder(data.jobs, order)} expanded={data.jobs.length === 1} />
    </>
  )
}

/** @param jobs those that match most first */
function inOrder(jobs: CareerCard[], order: string): CareerCard[] {
  const newest = () => jobs.toSorted((a, b) => b.date.localeCompare(a.date))
  if (order === 'recentes') return newest()
  return order === 'antigos' ? newest().reverse() : jobs
}

function NoMatches({ hasProfile }: { hasProfile: boolean }) {
  const all = (
    <ButtonLink to={ALL_CAREERS_PATH} look={hasProfile ? 'primary' : 'secondary'}>
      Ver todas as vagas
    </ButtonLink>
  )
  if (hasProfile) {
    return (
      <EmptyState title="Nenhuma vaga combina com o seu perfil agora" actions={all}>
        Procuramos pelo seu cargo e pelos softwares que você usa. Volte em alguns dias, ou veja
        todas.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="Ainda não conhecemos o seu perfil"
      icon={<UserRoundPen aria-hidden="true" strokeWidth={1.7} />}
      actions={
        <>
          <ButtonLink to="/user/profile">Completar o perfil</ButtonLink>
          {all}
        </>
      }
    >
      Preencha o seu cargo e os softwares que você usa: é por eles que encontramos as vagas.
    </EmptyState>
  )
}

/** Stands where jobs will be. */
export const CareersSkeleton = () => (
  <div className={styles.waiting} role="status" aria-label="Carregando">
    <i />
    <i />
    <i />
  </div>
)
