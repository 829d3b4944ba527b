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
import type { Page } from '#/domain/pagination.ts'
import { registeredName } from '#/domain/text.ts'
import { waitingRequests } from '../../queries.ts'
import type { QueuedRequest as Request } from '../../schema.ts'
import { QueuedRequest } from './queued-request.tsx'
import { RequestQueueSkeleton } from './request-queue-skeleton.tsx'

/** Who asks for which page, the oldest first, and what an Admin decides about it. */
export function RequestQueue({ page }: { page: number }) {
  const queries = useQueryClient()
  const head = useRef<HTMLDivElement>(null)
  const focusNext = useRowFocus(head)
  const { data, isError, error, refetch } = useQuery(waitingRequests(page))
  useBoundedPage(page, data?.totalPages)

  /** What was decided is gone, and with it what had focus. */
  async function onDecided() {
    await Promise.all(
      ['access-requests', 'waiting'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
    )
    focusNext(true)
  }

  return (
    <DeskPage
      ref={head}
      title="Pedidos de acesso"
      lead="Confira se quem pede é da empresa: o e-mail foi confirmado, mas o domínio dele não é o que conhecemos, ou a página já tem quem a administre."
    >
      {data && <Requests requests={data} onDecided={onDecided} />}
      {!data && !isError && <RequestQueueSkeleton />}
      {!data && isError && (
        <LoadFailed
          title="Não foi possível carregar os pedidos."
          why={error.message}
          onRetry={refetch}
        />
      )}
      {data && <Pagination totalPages={data.totalPages} />}
    </DeskPage>
  )
}

interface RequestsProps {
  requests: Page<Request>
  onDecided(): Promise<void>
}

function Requests({ requests: { data, total }, onDecided }: RequestsProps) {
  if (data.length === 0) {
    return (
      <EmptyState
        title="Nenhum pedido espera por você"
        icon={<CircleCheckBig aria-hidden="true" strokeWidth={1.7} />}
      >
        Quando alguém pedir uma página e for preciso conferir, o pedido aparece aqui.
      </EmptyState>
    )
  }
  return (
    <QueueRows
      count={total === 1 ? '1 pedido espera' : `${total.toLocaleString('pt-BR')} pedidos esperam`}
      rows={data}
      rowKey={({ _id }) => _id}
      name={({ vendor, user }) =>
        `${registeredName(vendor.razaoSocial)}, ${user.firstName} ${user.lastName}`
      }
    >
      {(request) => <QueuedRequest request={request} onDecided={onDecided} />}
    </QueueRows>
  )
}
