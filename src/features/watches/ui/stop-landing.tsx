import { BellOff, CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '#/components/button.tsx'
import { FocusScreen } from '#/components/focus-screen.tsx'
import { NeedsScript } from '#/components/needs-script.tsx'
import { ApiError } from '#/platform/browser/api-client.ts'
import { WATCHES_PATH } from '../links.ts'
import { stopLetters } from '../queries.ts'

/** The server's answer for a link that no letter has: another try would find the same. */
const LINK_OVER = 400

/** Where the link of a letter leads: that press was the one that ends letters. */
export function StopLanding({ token }: { token: string }) {
  const [state, setState] = useState<'sending' | 'done' | ApiError>('sending')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed is tried again
  useEffect(() => {
    setState('sending')
    stopLetters(token).then(
      () => setState('done'),
      (error) => setState(error instanceof ApiError ? error : new ApiError(0, '')),
    )
  }, [token, tries])

  if (state instanceof ApiError) {
    const isOver = state.status === LINK_OVER
    return (
      <FocusScreen
        title={isOver ? 'Este link não vale mais' : 'Não foi possível parar os resumos'}
        icon={<CircleAlert aria-hidden="true" />}
        tone="problem"
        actions={
          <>
            {!isOver && <Button onClick={() => setTries(tries + 1)}>Tentar de novo</Button>}
            <ButtonLink look={isOver ? 'primary' : 'secondary'} to={WATCHES_PATH}>
              Ver o que acompanho
            </ButtonLink>
          </>
        }
      >
        <p role="alert">
          {isOver
            ? 'Use o link do e-mail mais recente. Ou entre na sua conta e escolha “Não quero e-mails”.'
            : state.message || 'Verifique a conexão.'}
        </p>
      </FocusScreen>
    )
  }
  return (
    <FocusScreen
      title={state === 'done' ? 'Você não recebe mais os resumos' : 'Parando os resumos…'}
      icon={<BellOff aria-hidden="true" />}
      actions={
        <ButtonLink look="secondary" to={WATCHES_PATH}>
          Ver o que acompanho
        </ButtonLink>
      }
    >
      <p role="status">
        {state === 'done'
          ? 'O que você acompanha continua salvo na sua conta. Se quiser, volte a receber os resumos por lá.'
          : 'Só um instante.'}
      </p>
      <NeedsScript />
    </FocusScreen>
  )
}
