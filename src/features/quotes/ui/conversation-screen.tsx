import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, SearchX, ServerCrash } from 'lucide-react'
import { Button, ButtonLink } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { Link } from '#/components/link.tsx'
import { ApiError } from '#/platform/browser/api-client.ts'
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
  const isMissing = error instanceof ApiError && [400, 404].includes(error.status)
  return isMissing ? (
    <EmptyState
      title="Não encontramos esta conversa."
      icon={<SearchX aria-hidden="true" strokeWidth={1.7} />}
      actions={<ButtonLink to={back.to}>{back.text}</ButtonLink>}
    >
      Ela pode ser de outra conta, ou ter sido apagada.
    </EmptyState>
  ) : (
    <EmptyState
      title="Não foi possível carregar a conversa."
      icon={<ServerCrash aria-hidden="true" strokeWidth={1.7} />}
      actions={<Button onClick={() => refetch()}>Tentar de novo</Button>}
    >
      {error.message}
    </EmptyState>
  )
}

/** A conversation for its buyer, or for moderation. */
export const ConversationScreen = ({ id }: { id: string }) => (
  <div className={`container ${styles.screen} ${styles.conversation}`}>
    <ConversationPart id={id} back={{ to: QUOTES_PATH, text: 'Meus orçamentos' }} />
  </div>
)
