import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { Fold, folded } from '#/components/fold.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { Pagination } from '#/components/pagination.tsx'
import { Section } from '#/components/section.tsx'
import { pageNumberOf, useBoundedPage } from '#/components/use-bounded-page.ts'
import { usePageSearch } from '#/components/use-page-search.ts'
import { notificationsOf } from '../queries.ts'
import type { NotificationWire } from '../schema.ts'
import { Notification } from './notification.tsx'
import styles from './notifications-section.module.css'
import { useMarkRead } from './use-mark-read.ts'

/** On a telephone. */
const SEEN_AT_ONCE = 3

const unreadLabel = (count: number) =>
  count === 1 ? '1 não lida' : `${count.toLocaleString('pt-BR')} não lidas`

/** What happened to a page, the latest first; the address says which part of it. */
export function NotificationsSection({ vendorId }: { vendorId: string }) {
  const page = pageNumberOf(usePageSearch())
  const markRead = useMarkRead(vendorId)
  const status = useRef<HTMLParagraphElement>(null)
  const { data, isError, error, refetch } = useQuery(notificationsOf(vendorId, page))
  useBoundedPage(page, data?.totalPages)
  const [first, rest] = folded(data?.data ?? [], SEEN_AT_ONCE)
  // Those on later pages are older than the newest one, which is on the first.
  const newest = page === 1 ? data?.data[0] : undefined

  async function read(until: string) {
    // The button is gone with what it was for.
    if (await markRead(until)) status.current?.focus()
  }

  return (
    <Section
      id="notificacoes"
      title="Notificações"
      action={
        newest &&
        data &&
        data.naoLidas > 0 && (
          <Button look="quiet" onClick={() => read(newest.createdAt)}>
            Marcar como lidas
          </Button>
        )
      }
    >
      {isError ? (
        <LoadFailed
          title="Não foi possível carregar as notificações."
          why={error.message}
          onRetry={refetch}
        />
      ) : !data ? (
        <div className={styles.skeleton} role="status" aria-label="Carregando notificações" />
      ) : data.total === 0 ? (
        <EmptyState
          title="Nada aconteceu por enquanto"
          icon={<Bell aria-hidden="true" strokeWidth={1.7} />}
        >
          Avaliações, pedidos de acesso e decisões da nossa equipe sobre a página aparecem aqui.
        </EmptyState>
      ) : (
        <>
          <p ref={status} tabIndex={-1} className={styles.count} role="status">
            {data.naoLidas > 0 ? unreadLabel(data.naoLidas) : 'Tudo lido'}
          </p>
          <div className={styles.lists}>
            <List notifications={first} />
            {rest.length > 0 && (
              <Fold summary={`Ver mais ${rest.length}`}>
                <List notifications={rest} />
              </Fold>
            )}
          </div>
          <Pagination totalPages={data.totalPages} />
        </>
      )}
    </Section>
  )
}

const List = ({ notifications }: { notifications: NotificationWire[] }) => (
  <ul>
    {notifications.map((notification) => (
      <li key={notification._id}>
        <Notification notification={notification} />
      </li>
    ))}
  </ul>
)
