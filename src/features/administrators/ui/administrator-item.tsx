import { Avatar } from '#/components/avatar.tsx'
import { Button } from '#/components/button.tsx'
import { Tag } from '#/components/chip.tsx'
import { Link } from '#/components/link.tsx'
import { formatDay } from '#/domain/dates.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import type { Administrator } from '../schema.ts'
import styles from './administrators-section.module.css'

interface AdministratorItemProps {
  who: Administrator
  /** Whether they are who looks. */
  isSelf: boolean
  /** Whether nobody else is active. */
  isLast?: boolean
  onInactivate?(): void
  onInviteAgain?(): Promise<void>
}

/** Somebody who administers a page, or did. */
export function AdministratorItem(props: AdministratorItemProps) {
  const { who, isSelf, isLast = false, onInactivate, onInviteAgain } = props
  const name = `${who.firstName} ${who.lastName}`

  async function inviteAgain() {
    try {
      await onInviteAgain?.()
    } catch (error) {
      // An alert shows what the server refused.
      if (!(error instanceof ApiError)) throw error
    }
  }

  return (
    <li className={styles.item}>
      <Avatar person={who} photo={who.photo} className={styles.photo} />
      <div className={styles.who}>
        <p className={styles.name}>
          <Link to={`/usuario/perfil/${who._id}`}>{name}</Link> {isSelf && <Tag>Você</Tag>}{' '}
          {!who.ativo && <Tag tone="sun">Inativo</Tag>}
        </p>
        <p className={styles.since}>
          @{who.plataformName} ·{' '}
          <span className="unbroken">
            {who.ativo
              ? `desde ${formatDay(who.desde)}`
              : `inativo desde ${formatDay(who.inativoDesde)}`}
          </span>
        </p>
      </div>
      {onInactivate && !isLast && (
        <Button look="quiet" aria-label={`Inativar ${name}`} onClick={onInactivate}>
          Inativar
        </Button>
      )}
      {onInviteAgain && (
        <Button look="quiet" aria-label={`Convidar de novo ${name}`} onClick={inviteAgain}>
          Convidar de novo
        </Button>
      )}
    </li>
  )
}
