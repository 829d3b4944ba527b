import { useQuery } from '@tanstack/react-query'
import { ServerCrash } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { Pagination } from '#/components/pagination.tsx'
import { type DeskFilter, isNarrow, writeFilter } from '../desk-filter.ts'
import { deskCategories } from '../desk-queries.ts'
import styles from './category-desk.module.css'
import { CategoryRowsSkeleton } from './category-desk-skeleton.tsx'
import { CategoryTable } from './category-table.tsx'
import type { OnChanged } from './lazy-forms.tsx'

/** A page of the categories that a filter leaves. */
export function CategoryList({ filter, onChanged }: { filter: DeskFilter; onChanged: OnChanged }) {
  const navigate = useNavigate()
  const { data, isError, error, refetch } = useQuery(deskCategories(filter))
  const lastPage = data?.totalPages ?? filter.page

  // The last one of a page went, or the address asks for too much.
  useEffect(() => {
    if (filter.page > lastPage)
      navigate(`?${writeFilter({ ...filter, page: lastPage })}`, { replace: true })
  }, [filter, lastPage, navigate])

  if (isError) {
    return (
      <EmptyState
        title="Não foi possível carregar as categorias."
        icon={<ServerCrash aria-hidden="true" strokeWidth={1.7} />}
        actions={<Button onClick={() => refetch()}>Tentar de novo</Button>}
      >
        {error.message}
      </EmptyState>
    )
  }
  if (!data) return <CategoryRowsSkeleton />
  return (
    <>
      <p className={styles.count} role="status">
        {data.total === 1 ? '1 categoria' : `${data.total.toLocaleString('pt-BR')} categorias`}
      </p>
      {data.total === 0 ? (
        <Nothing filter={filter} />
      ) : (
        <CategoryTable categories={data.data} onChanged={onChanged} />
      )}
      <Pagination page={data.page} totalPages={data.totalPages} />
    </>
  )
}

function Nothing({ filter }: { filter: DeskFilter }) {
  if (!isNarrow(filter))
    return <EmptyState title="Ainda não há categorias">Crie a primeira acima.</EmptyState>
  return (
    <EmptyState
      title="Nenhuma categoria encontrada"
      actions={
        <ButtonLink look="secondary" to="?">
          Ver todas
        </ButtonLink>
      }
    >
      Tente outra parte do nome, ou outro tipo.
    </EmptyState>
  )
}
