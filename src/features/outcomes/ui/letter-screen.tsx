import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, MessageCircleQuestion } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ButtonLink } from '#/components/button.tsx'
import { FocusScreen } from '#/components/focus-screen.tsx'
import { NeedsScript } from '#/components/needs-script.tsx'
import { RetryButton } from '#/components/retry-button.tsx'
import { ApiError } from '#/platform/browser/api-client.ts'
import { OUTCOMES_PATH } from '../links.ts'
import { askedBy, sayByLink } from '../queries.ts'
import { ABOUT, OutcomeQuestions } from './outcome-questions.tsx'

/** The server's answer for a link that is over: another try would find the same. */
const LINK_OVER = 400

/** Where the link of a letter leads: its two questions, and nothing of what was said before. */
export function LetterScreen({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(askedBy(token))
  const [isSaid, setSaid] = useState(false)
  const thanks = useRef<HTMLParagraphElement>(null)
  // What was pressed is gone, and on a telephone the screen was scrolled down to it.
  useEffect(() => {
    if (!isSaid) return
    scrollTo(0, 0)
    thanks.current?.focus({ preventScroll: true })
  }, [isSaid])

  if (isSaid)
    return (
      <FocusScreen
        title="Resposta salva"
        icon={<CircleCheck aria-hidden="true" />}
        actions={
          <ButtonLink look="secondary" to={OUTCOMES_PATH}>
            Ver na minha conta
          </ButtonLink>
        }
      >
        <p ref={thanks} tabIndex={-1}>
          Obrigado! Ninguém vê o que você respondeu. Para mudar depois, entre na sua conta.
        </p>
      </FocusScreen>
    )
  if (error && !data) {
    const isOver = error instanceof ApiError && error.status === LINK_OVER
    return (
      <FocusScreen
        title={isOver ? 'Este link não vale mais' : 'Não foi possível carregar a pergunta'}
        icon={<CircleAlert aria-hidden="true" />}
        tone="problem"
        actions={
          <>
            {!isOver && <RetryButton onRetry={refetch} />}
            <ButtonLink look={isOver ? 'primary' : 'secondary'} to={OUTCOMES_PATH}>
              Entrar na minha conta
            </ButtonLink>
          </>
        }
      >
        <p role="alert">
          {isOver ? 'Na sua conta, você responde e muda o que respondeu.' : error.message}
        </p>
      </FocusScreen>
    )
  }
  return (
    <FocusScreen
      title={data ? `${data.fornecedor.nome} respondeu` : 'Carregando…'}
      icon={<MessageCircleQuestion aria-hidden="true" />}
    >
      {data ? (
        <>
          <p>
            Foi a resposta {ABOUT[data.sobre]}. A empresa não vê o que você diz: a página dela
            mostra só a soma.
          </p>
          <OutcomeQuestions
            said={null}
            onSay={async (said) => {
              await sayByLink(token, said)
              setSaid(true)
            }}
          />
        </>
      ) : (
        <>
          <p role="status">Só um instante.</p>
          <NeedsScript />
        </>
      )}
    </FocusScreen>
  )
}
