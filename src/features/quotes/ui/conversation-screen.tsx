import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { ButtonLink } from '#/components/button.tsx'
import { Link } from '#/components/link.tsx'
import { NotShown } from '#/components/not-shown.tsx'
import { useLast } from '#/platform/browser/use-last.ts'
import { QUOTES_PATH } from '../links.ts'
import { conversationOf } from '../queries.ts'
import { Conversation } from './conversation.tsx'
import styles from './quotes.module.css'

interface ConversationScreenProps {
  id: string
  /** Where its list is, and what that is called. */
  back: { to: string; text: string }
}

/** One conversation, for either side of it. */
export function ConversationPart({ id, back }: ConversationScreenProps) {
  const { data, error, refetch } = useQuery(conversationOf(id))
  // What is written stays on the screen, whatever becomes of the session meanwhile.
  const conversation = useLast(data)
  if (conversation)
    return (
      <>
        <p className={styles.back}>
          <Link to={back.to}>
            <ArrowLeft size={16} aria-hidden="true" /> {back.text}
          </Link>
        </p>
        <Conversation conversation={conversation} />
      </>
    )
  if (!error) return <p role="status">Carregando…</p>
  return (
    <NotShown
      error={error}
      onRetry={() => refetch()}
      missing={{
        title: 'Não encontramos esta conversa.',
        why: 'Ela pode ser de outra conta, ou ter sido apagada.',
        actions: <ButtonLink to={back.to}>{back.text}</ButtonLink>,
      }}
      failed="Não foi possível carregar a conversa."
    />
  )
}

/** A conversation for its buyer, or for moderation. */
export const ConversationScreen = ({ id }: { id: string }) => (
  <div className={`container ${styles.screen} ${styles.conversation}`}>
    <ConversationPart id={id} back={{ to: QUOTES_PATH, text: 'Meus orçamentos' }} />
  </div>
)
