import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Avatar } from '#/components/avatar.tsx'
import { Link } from '#/components/link.tsx'
import { administratorsOf } from '#/features/administrators/queries.ts'
import { notificationsOf } from '#/features/notifications/queries.ts'
import { visitsOf } from '#/features/visits/queries.ts'
import { supplierAreaPath } from '#/platform/links.ts'
import type { AreaWire } from '../schema.ts'
import styles from './area-sidebar.module.css'

/** Days of which visits are summed. */
const DAYS = 30

interface AreaSidebarProps {
  vendorId: string
  advertisements: AreaWire['publicidades']
}

/** What is to be known of a page at a glance. */
export function AreaSidebar({ vendorId, advertisements }: AreaSidebarProps) {
  const visits = useQuery(visitsOf(vendorId, DAYS))
  const notifications = useQuery(notificationsOf(vendorId))
  return (
    <aside className={styles.side} aria-label="Resumo da página">
      <div className={styles.figures}>
        <Figure
          title={`Visitas em ${DAYS} dias`}
          to={`${supplierAreaPath(vendorId)}#visitas`}
          value={visits.data?.total}
          isError={visits.isError}
        />
        <Figure
          title="Notificações não lidas"
          to={`${supplierAreaPath(vendorId)}#notificacoes`}
          value={notifications.data?.naoLidas}
          isError={notifications.isError}
        />
      </div>
      <Administrators vendorId={vendorId} />
      <Block title={`Publicidades ativas (${advertisements.length})`}>
        {advertisements.length > 0 ? (
          <ul className={styles.names}>
            {advertisements.map(({ _id, nome }) => (
              <li key={_id}>{nome}</li>
            ))}
          </ul>
        ) : (
          <p>
            Nenhuma no ar.{' '}
            <Link to={supplierAreaPath(vendorId, 'publicidades')} keepsScroll>
              Publicidades
            </Link>
          </p>
        )}
      </Block>
    </aside>
  )
}

interface FigureProps {
  title: string
  to: string
  /** Undefined while it is not known. */
  value: number | undefined
  isError: boolean
}

function Figure({ title, to, value, isError }: FigureProps) {
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
      <span>{title}</span>
    </Link>
  )
}

function Administrators({ vendorId }: { vendorId: string }) {
  const { data, isError } = useQuery(administratorsOf(vendorId))
  const active = data?.filter(({ ativo }) => ativo) ?? []
  return (
    <Block title={data ? `Administradores (${active.length})` : 'Administradores'}>
      {isError && <p>Não foi possível carregar.</p>}
      {!data && !isError && <p>…</p>}
      <ul className={styles.people}>
        {active.map((who) => (
          <li key={who._id}>
            <Avatar person={who} photo={who.photo} className={styles.face} />
            <span>
              {who.firstName} {who.lastName}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section className={styles.block} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}
