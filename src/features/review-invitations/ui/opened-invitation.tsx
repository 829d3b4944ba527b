import { useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Notice } from '#/components/forms/notice.tsx'
import { Link } from '#/components/link.tsx'
import { latestInvitation } from '#/features/reviews/invitation-memory.ts'
import { invitedPath } from '../links.ts'
import { invitedBy } from '../queries.ts'
import styles from './opened-invitation.module.css'

/** The way back for who opened an account to follow an invitation to review; nothing for who followed none. */
export function OpenedInvitation() {
  const [token, setToken] = useState<string>()
  useEffect(() => setToken(latestInvitation()), [])
  const { data } = useQuery({ ...invitedBy(token ?? ''), enabled: token !== undefined })
  if (!token || !data?.vale) return null
  return (
    <div className={`container ${styles.invitation}`}>
      <Notice icon={MessageSquareText}>
        {data.fornecedor.nome} convidou você a avaliar {data.produto.nome}.{' '}
        <Link to={invitedPath(token)}>Voltar ao convite</Link>
      </Notice>
    </div>
  )
}
