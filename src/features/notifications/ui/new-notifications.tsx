import { useQuery } from '@tanstack/react-query'
import { NewList } from '#/components/workspace/new-list.tsx'
import { notificationsOf } from '../queries.ts'
import { Notification } from './notification.tsx'
import { useMarkRead } from './use-mark-read.ts'

export interface NewNotificationsProps {
  vendorId: string
}

/** Of the newest; a look at the bell is no reading of all. */
const SHOWN = 7

/** The newest that happened to a page, what is unread first. */
export default function NewNotifications({ vendorId }: NewNotificationsProps) {
  const { data, isError } = useQuery(notificationsOf(vendorId))
  const markRead = useMarkRead(vendorId)
  const newest = data?.data[0]
  const unreadFirst = data?.data
    .toSorted((one, other) => Number(one.lida) - Number(other.lida))
    .slice(0, SHOWN)
  return (
    <NewList
      title={data?.naoLidas ? `Novidades: ${data.naoLidas}` : 'Novidades'}
      action={
        newest !== undefined &&
        data !== undefined &&
        data.naoLidas > 0 && {
          text: 'Marcar como lidas',
          act: () => markRead(newest.createdAt),
        }
      }
      none="Nada aconteceu por enquanto."
      failure={isError ? 'Não foi possível carregar as notificações.' : undefined}
    >
      {unreadFirst?.map((notification) => (
        <li key={notification._id}>
          <Notification notification={notification} />
        </li>
      ))}
    </NewList>
  )
}
