import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  BadgeCheck,
  Bell,
  KeyRound,
  Megaphone,
  MessageSquareText,
  Quote,
  ServerCrash,
  ShieldAlert,
  UserCog,
} from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { Link } from '#/components/link.tsx'
import { Pagination } from '#/components/pagination.tsx'
import { Section } from '#/components/section.tsx'
import { pageNumberOf, useBoundedPage } from '#/components/use-bounded-page.ts'
import { usePageSearch } from '#/components/use-page-search.ts'
import { formatMoment } from '#/domain/dates.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import type { Topic } from '../kinds.ts'
import { markRead, notificationsOf } from '../queries.ts'
import type { NotificationWire } from '../schema.ts'
import styles from './notifications-section.module.css'

const ICONS: Record<Topic, ReactNode> = {
  review: <MessageSquareText aria-hidden="true" />,
  access: <KeyRound aria-hidden="true" />,
  moderation: <ShieldAlert aria-hidden="true" />,
  administrator: <UserCog aria-hidden="true" />,
  advertisement: <Megaphone aria-hidden="true" />,
  readiness: <BadgeCheck aria-hidden="true" />,
  testimony: <Quote aria-hidden="true" />,
}

const unreadLabel = (count: number) =>
  count === 1 ? '1 não lida' : `${count.toLocaleString('pt-BR')} não lidas`

/** What happened to a page, the latest first; the address says which part of it. */
export function NotificationsSection({ vendorId }: { vendorId: string }) {
  const page = pageNumberOf(usePageSearch())
  const queries = useQueryClient()
  const status = useRef<HTMLParagraphElement>(null)
  const { data, isError, error, refetch } = useQuery(notificationsOf(vendorId, page))
  useBoundedPage(page, data?.totalPages)
  // Those on later pages are older than the newest one, which is on the first.
  const newest = page === 1 ? data?.data[0] : undefined

  async function read(until: string) {
    try {
      await markRead(vendorId, until)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      return
    }
    await queries.invalidateQueries({ queryKey: ['notifications'] })
    showAlert('success', 'Notificações marcadas como lidas.')
    // The button is gone with what it was for.
    status.current?.focus()
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
        <EmptyState
          title="Não foi possível carregar as notificações."
          icon={<ServerCrash aria-hidden="true" strokeWidth={1.7} />}
          actions={<Button onClick={() => refetch()}>Tentar de novo</Button>}
        >
          {error.message}
        </EmptyState>
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
          <ul className={styles.list}>
            {data.data.map((notification) => (
              <Notification key={notification._id} notification={notification} />
            ))}
          </ul>
          <Pagination page={page} totalPages={data.totalPages} />
        </>
      )}
    </Section>
  )
}

function Notification({ notification }: { notification: NotificationWire }) {
  const { assunto, texto, link, lida, createdAt } = notification
  return (
    <li className={styles.item} data-unread={!lida}>
      <span className={styles.icon}>{ICONS[assunto]}</span>
      <div className={styles.what}>
        <Link to={link} className={styles.text}>
          {!lida && <span className="visually-hidden">Não lida: </span>}
          {texto}
        </Link>
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </div>
    </li>
  )
}
