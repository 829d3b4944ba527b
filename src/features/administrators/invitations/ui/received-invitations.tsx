import { useQuery } from '@tanstack/react-query'
import { MailOpen } from 'lucide-react'
import { Notice } from '#/components/forms/notice.tsx'
import { Link } from '#/components/link.tsx'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import { invitationPath } from '#/platform/links.ts'
import { receivedInvitations } from '../queries.ts'
import styles from './received-invitations.module.css'

/** What waits for the answer of the person who is logged in; nothing where nothing does. */
export function ReceivedInvitations() {
  const userId = useStoredUser()?._id ?? ''
  const { data } = useQuery({ ...receivedInvitations(userId), enabled: userId !== '' })
  if (!data || data.length === 0) return null
  return (
    <section className={`container ${styles.invitations}`} aria-label="Convites">
      {data.map(({ _id, nomeFantasia, razaoSocial, convidadoPor }) => (
        <Notice key={_id} icon={MailOpen}>
          {convidadoPor} convidou você para administrar a página de {nomeFantasia || razaoSocial}.{' '}
          <Link to={invitationPath(_id)}>Ver o convite</Link>
        </Notice>
      ))}
    </section>
  )
}
