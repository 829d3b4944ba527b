import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import type { OwnProfile } from '#/features/profile/schema.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { forgetRememberedLogin } from '#/platform/browser/stored-user.ts'
import { forgetDevice } from '../../queries.ts'
import { endOtherSessions, endSession, openSessions } from '../queries.ts'
import type { OpenAccess } from '../schema.ts'
import { OpenSession } from './open-session.tsx'
import styles from './open-sessions.module.css'

/** What is asked before an end: of one browser, or of all others. */
type Asked = OpenAccess | 'others'

/** Where the account is open, and how that ends there. */
export function OpenSessions({ own }: { own: OwnProfile }) {
  const { data, isError, error, refetch } = useQuery(openSessions())
  const queries = useQueryClient()
  const question = useDialog<Asked>()
  const list = useRef<HTMLUListElement>(null)

  async function end() {
    const { message } = await endAsked(question.about, own.email)
    await queries.invalidateQueries({ queryKey: openSessions().queryKey })
    showAlert('success', message)
    // What was pressed may be gone.
    list.current?.focus()
  }

  if (isError) {
    return (
      <LoadFailed
        title="Não foi possível carregar as sessões."
        why={error.message}
        onRetry={refetch}
      />
    )
  }
  if (!data) return <div className={styles.skeleton} role="status" aria-label="Carregando" />
  const hasOthers = data.some(({ atual }) => !atual)
  return (
    <>
      <p>
        {hasOthers
          ? 'Estes aparelhos estão na sua conta ou podem entrar nela sem a senha. Se não conhecer algum, encerre a sessão e troque a senha.'
          : 'Só este aparelho está na sua conta.'}
      </p>
      {hasOthers && (
        <Button look="secondary" onClick={() => question.open('others')}>
          Encerrar todas as outras
        </Button>
      )}
      <ul className={styles.list} tabIndex={-1} ref={list} aria-label="Sessões abertas">
        {data.map((session) => (
          <OpenSession key={session._id} session={session} onEnd={() => question.open(session)} />
        ))}
      </ul>
      <ConfirmDialog {...wordsOf(question.about)} {...question.props} onConfirm={end} />
    </>
  )
}

async function endAsked(asked: Asked | undefined, email: string) {
  if (!asked || asked === 'others') return endOtherSessions()
  if (!asked.atual) return endSession(asked._id)
  const answer = await forgetDevice(email)
  forgetRememberedLogin()
  return answer
}

function wordsOf(asked: Asked | undefined) {
  if (!asked || asked === 'others') {
    return {
      title: 'Encerrar todas as outras',
      question:
        'Você sai da conta agora em todos os outros aparelhos, e neles será preciso digitar a senha. Deseja continuar?',
    }
  }
  if (asked.atual) {
    return {
      title: 'Esquecer este aparelho',
      question:
        'Você continua na conta. Depois de sair, será preciso digitar a senha. Deseja continuar?',
    }
  }
  return {
    title: 'Encerrar sessão',
    question: `${asked.aparelho} sai da sua conta agora, e nele será preciso digitar a senha. Deseja continuar?`,
  }
}
