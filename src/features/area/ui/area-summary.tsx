import { useQuery } from '@tanstack/react-query'
import { Link } from '#/components/link.tsx'
import { administratorsOf } from '#/features/administrators/queries.ts'
import { notificationsOf } from '#/features/notifications/queries.ts'
import { visitsOf } from '#/features/visits/queries.ts'
import { supplierAreaPath } from '#/platform/links.ts'
import type { AreaWire } from '../schema.ts'
import styles from './area-summary.module.css'

/** Days of which visits are summed. */
const DAYS = 30

interface AreaSummaryProps {
  vendorId: string
  advertisements: AreaWire['publicidades']
}

/** What is to be known of a page at a glance, each figure with the way to what it counts. */
export function AreaSummary({ vendorId, advertisements }: AreaSummaryProps) {
  const visits = useQuery(visitsOf(vendorId, DAYS))
  const notifications = useQuery(notificationsOf(vendorId))
  const administrators = useQuery(administratorsOf(vendorId))
  const active = administrators.data?.filter(({ ativo }) => ativo).length
  const area = supplierAreaPath(vendorId)
  return (
    <aside className={styles.figures} aria-label="Resumo da página">
      <Figure
        title={`Visitas em ${DAYS} dias`}
        to={`${area}#visitas`}
        value={visits.data?.total}
        isError={visits.isError}
      />
      <Figure
        title="Notificações não lidas"
        to={`${area}#notificacoes`}
        value={notifications.data?.naoLidas}
        isError={notifications.isError}
      />
      <Figure
        title={active === 1 ? 'Administrador' : 'Administradores'}
        to={`${area}#administradores`}
        value={active}
        isError={administrators.isError}
      />
      <Figure
        title={advertisements.length === 1 ? 'Publicidade ativa' : 'Publicidades ativas'}
        note={advertisements.map(({ nome }) => nome).join(', ')}
        to={supplierAreaPath(vendorId, 'publicidades')}
        value={advertisements.length}
        isError={false}
      />
    </aside>
  )
}

interface FigureProps {
  title: string
  /** What is counted, by name. */
  note?: string
  to: string
  /** Undefined while it is not known. */
  value: number | undefined
  isError: boolean
}

function Figure({ title, note, to, value, isError }: FigureProps) {
  return (
    <Link to={to} keepsScroll className={styles.figure}>
      <strong>
        {isError ? (
          <>
            <span aria-hidden="true">—</span>
            <span className="visually-hidden">não foi possível contar: </span>
          </>
        ) : (
          (value?.toLocaleString('pt-BR') ?? '…')
        )}
      </strong>
      <span>
        {title}
        {note && <small>{note}</small>}
      </span>
    </Link>
  )
}
