import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheckBig } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink } from '#/components/button.tsx'
import filters from '#/components/desk/desk-filters.module.css'
import { DeskPage } from '#/components/desk/desk-page.tsx'
import { DeskSearch } from '#/components/desk/desk-search.tsx'
import { QueueRows } from '#/components/desk/queue-rows.tsx'
import { SeveralActions } from '#/components/desk/several-actions.tsx'
import { useSelection } from '#/components/desk/use-selection.ts'
import { EmptyState } from '#/components/empty-state.tsx'
import { Link } from '#/components/link.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { Pagination } from '#/components/pagination.tsx'
import { useBoundedPage } from '#/components/use-bounded-page.ts'
import { useRowFocus } from '#/components/workspace/use-row-focus.ts'
import { DESK_COUNT_CAP, type Page, totalLabel } from '#/domain/pagination.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import type { ModeratedReview as Case } from '../../schema.ts'
import { type CasesWanted, moderatedReviews } from '../queries.ts'
import { caseName, SEVERAL_REVIEWS } from './decisions.ts'
import { ModeratedReview } from './moderated-review.tsx'
import { type PartCounts, QueueLinks } from './queue-links.tsx'
import { QUEUES, queueSearch } from './queues.ts'
import { ReviewQueueSkeleton } from './review-queue-skeleton.tsx'

interface ReviewQueueProps extends CasesWanted {
  counts: PartCounts
}

/** Reviews that wait for an Admin, or about which one decided, and the ways to find one. */
export function ReviewQueue({ queue, search, page, counts }: ReviewQueueProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const head = useRef<HTMLDivElement>(null)
  const focusNext = useRowFocus(head)
  const { data, isError, error, refetch } = useQuery(moderatedReviews({ queue, search, page }))
  useBoundedPage(page, data?.totalPages)

  /** What was decided may be gone, and with it what had focus. */
  async function onDecided() {
    await Promise.all(
      ['moderated-reviews', 'waiting'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
    )
    focusNext(true)
  }

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim()
    navigate({ search: queueSearch(queue, text) })
  }

  return (
    <DeskPage
      ref={head}
      title="Avaliações"
      lead="Uma nota baixa não é motivo para ocultar: oculte o que ofende, mente, anuncia ou expõe alguém."
      isSearched={search !== ''}
      search={
        <search>
          <form className={filters.form} onSubmit={find}>
            <DeskSearch label="Pesquise por texto, autor ou página" value={search} />
          </form>
        </search>
      }
    >
      <QueueLinks current={queue} search={search} counts={counts} />
      {data && <Cases cases={data} wanted={{ queue, search, page }} onDecided={onDecided} />}
      {!data && !isError && <ReviewQueueSkeleton />}
      {!data && isError && (
        <LoadFailed
          title="Não foi possível carregar as avaliações."
          why={error.message}
          onRetry={refetch}
        />
      )}
      {data && <Pagination totalPages={data.totalPages} />}
    </DeskPage>
  )
}

interface CasesProps {
  cases: Page<Case>
  wanted: CasesWanted
  onDecided(): Promise<void>
}

function Cases({ cases: { data, total }, wanted, onDecided }: CasesProps) {
  const { queue, search, page } = wanted
  const selection = useSelection(`${queue} ${page} ${search}`)
  const rows = data.map((one) => ({ ...one, _id: one.review._id }))
  if (data.length === 0 && search) {
    return (
      <EmptyState
        title={`Nada encontrado para “${search}”`}
        actions={
          <ButtonLink look="secondary" to={`?${queueSearch(queue, '')}`}>
            Limpar a busca
          </ButtonLink>
        }
      >
        Procure também em outra fila.
      </EmptyState>
    )
  }
  if (data.length === 0) {
    return (
      <EmptyState
        title={QUEUES[queue].empty}
        icon={<CircleCheckBig aria-hidden="true" strokeWidth={1.7} />}
      />
    )
  }
  return (
    <>
      <QueueRows
        count={
          <>
            {totalLabel(total, DESK_COUNT_CAP)}
            {search && (
              <>
                {' '}
                para “{search}” · <Link to={`?${queueSearch(queue, '')}`}>Limpar a busca</Link>
              </>
            )}
          </>
        }
        rows={rows}
        rowKey={({ _id }) => _id}
        name={caseName}
        selection={selection}
      >
        {(one) => <ModeratedReview moderated={one} onDecided={onDecided} />}
      </QueueRows>
      <SeveralActions
        desk={SEVERAL_REVIEWS}
        rows={rows.filter(({ _id }) => selection.ids.has(_id))}
        onClear={selection.clear}
        onDone={async (message, type) => {
          showAlert(type, message, type === 'error')
          selection.clear()
          await onDecided()
        }}
      />
    </>
  )
}
