import {
  BadgeCheck,
  HandCoins,
  KeyRound,
  Landmark,
  Megaphone,
  MessageSquareText,
  Quote,
  ShieldAlert,
  UserCog,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#/components/link.tsx'
import { formatMoment } from '#/domain/dates.ts'
import type { Topic } from '../kinds.ts'
import type { NotificationWire } from '../schema.ts'
import styles from './notification.module.css'

const ICONS: Record<Topic, ReactNode> = {
  review: <MessageSquareText aria-hidden="true" />,
  access: <KeyRound aria-hidden="true" />,
  moderation: <ShieldAlert aria-hidden="true" />,
  administrator: <UserCog aria-hidden="true" />,
  advertisement: <Megaphone aria-hidden="true" />,
  readiness: <BadgeCheck aria-hidden="true" />,
  quote: <HandCoins aria-hidden="true" />,
  testimony: <Quote aria-hidden="true" />,
  register: <Landmark aria-hidden="true" />,
}

/** What happened, with the way to where it is seen. */
export function Notification({ notification }: { notification: NotificationWire }) {
  const { assunto, texto, link, lida, createdAt } = notification
  return (
    <Link to={link} className={styles.item} data-row data-unread={!lida}>
      <span className={styles.icon}>{ICONS[assunto]}</span>
      <span className={styles.what}>
        <span className={styles.text}>
          {!lida && <span className="visually-hidden">Não lida: </span>}
          {texto}
        </span>
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </span>
    </Link>
  )
}
