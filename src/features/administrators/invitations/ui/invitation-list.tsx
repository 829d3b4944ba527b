import { Mail } from 'lucide-react'
import { Avatar } from '#/components/avatar.tsx'
import { Button } from '#/components/button.tsx'
import { Tag } from '#/components/chip.tsx'
import { formatDay } from '#/domain/dates.ts'
import styles from '../../ui/administrators-section.module.css'
import type { SentInvitation } from '../schema.ts'

const SITUATIONS: Record<SentInvitation['situacao'], string> = {
  convidado: 'Convidado',
  aceito: 'Aceitou',
  recusado: 'Recusou',
  vencido: 'Venceu',
  cancelado: 'Cancelado',
}

interface InvitationListProps {
  sent: SentInvitation[]
  onResend(invitation: SentInvitation): void
  onWithdraw(invitation: SentInvitation): void
}

/** Whom a page invited, and what came of it. */
export const InvitationList = ({ sent, onResend, onWithdraw }: InvitationListProps) => (
  <ul className={styles.list} aria-label="Convidados">
    {sent.map((invitation) => {
      const { _id, para, pessoa, situacao, enviadoEm, venceEm } = invitation
      const name = pessoa ? `${pessoa.firstName} ${pessoa.lastName}` : para
      const isOpen = situacao === 'convidado'
      return (
        <li key={_id} className={styles.item}>
          {pessoa ? (
            <Avatar person={pessoa} photo={pessoa.photo} className={styles.photo} />
          ) : (
            <span className={styles.mailbox}>
              <Mail size={20} aria-hidden="true" />
            </span>
          )}
          <div className={styles.who}>
            <p className={styles.name}>
              {name} <Tag tone={isOpen ? 'brand' : 'sun'}>{SITUATIONS[situacao]}</Tag>
            </p>
            <p className={styles.since}>
              {pessoa && `${para} · `}enviado em {formatDay(enviadoEm)}
              {isOpen && `, vale até ${formatDay(venceEm)}`}
            </p>
          </div>
          {isOpen && (
            <>
              <Button
                look="quiet"
                aria-label={`Reenviar o convite de ${name}`}
                onClick={() => onResend(invitation)}
              >
                Reenviar
              </Button>
              <Button
                look="quiet"
                aria-label={`Cancelar convite de ${name}`}
                onClick={() => onWithdraw(invitation)}
              >
                Cancelar convite
              </Button>
            </>
          )}
        </li>
      )
    })}
  </ul>
)
