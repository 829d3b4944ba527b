import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheckBig } from 'lucide-react'
import { useRef } from 'react'
import { DeskPage } from '#/components/desk/desk-page.tsx'
import { QueueRows } from '#/components/desk/queue-rows.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { Pagination } from '#/components/pagination.tsx'
import { useBoundedPage } from '#/components/use-bounded-page.ts'
import { useRowFocus } from '#/components/workspace/use-row-focus.ts'
import { DESK_COUNT_CAP, totalLabel } from '#/domain/pagination.ts'
import { type PartCounts, QueueLinks } from '../../desk/ui/queue-links.tsx'
import { ReviewQueueSkeleton } from '../../desk/ui/review-queue-skeleton.tsx'
import { appealsWith } from '../queries.ts'
import { QueuedAppeal } from './queued-appeal.tsx'

interface AppealQueueProps {
  page: number
  counts: PartCounts
}

/** What people who may not review say against it, for Admins: the oldest first. */
export function AppealQueue({ page, counts }: AppealQueueProps) {
  const queries = useQueryClient()
  const head = useRef<HTMLDivElement>(null)
  const focusNext = useRowFocus(head)
  const { data, isError, error, refetch } = useQuery(appealsWith('aguarda', page))
  useBoundedPage(page, data?.totalPages)

  /** What was decided is gone, and with it what had focus. */
  async function onDecided() {
    await Promise.all(
      ['appeals', 'waiting'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
    )
    focusNext(true)
  }

  return (
    <DeskPage
      ref={head}
      title="Contestações"
      lead="Quem é da empresa não a avalia. Aceite quem não é, ou não tem mais nada com ela."
    >
      <QueueLinks current="appeals" search="" counts={counts} />
      {data && data.data.length === 0 && (
        <EmptyState
          title="Nenhuma contestação espera por você"
          icon={<CircleCheckBig aria-hidden="true" strokeWidth={1.7} />}
        />
      )}
      {data && data.data.length > 0 && (
        <QueueRows
          count={totalLabel(data.total, DESK_COUNT_CAP)}
          rows={data.data}
          rowKey={({ _id }) => _id}
          name={({ pessoa, alvo }) => `${alvo.name}, ${pessoa.firstName} ${pessoa.lastName}`}
        >
          {(appeal) => <QueuedAppeal appeal={appeal} onDecided={onDecided} />}
        </QueueRows>
      )}
      {!data && !isError && <ReviewQueueSkeleton />}
      {!data && isError && (
        <LoadFailed
          title="Não foi possível carregar as contestações."
          why={error.message}
          onRetry={refetch}
        />
      )}
      {data && <Pagination totalPages={data.totalPages} />}
    </DeskPage>
  )
}
