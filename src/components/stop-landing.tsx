import { BellOff, CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ApiError } from '#/platform/browser/api-client.ts'
import { ButtonLink } from './button.tsx'
import { FocusScreen } from './focus-screen.tsx'
import { NeedsScript } from './needs-script.tsx'
import { RetryButton } from './retry-button.tsx'

/** The server's answer for a link that no letter has: another try would find the same. */
const LINK_OVER = 400

export interface StopTexts {
  /** As 'Parando os resumos…'. */
  stopping: string
  failed: string
  /** What to do with a link that no letter has. */
  over: string
  done: string
  /** What stays, and how to go back. */
  doneMore: string
}

interface StopLandingProps {
  /** Ends what the link ends. */
  stop(): Promise<unknown>
  texts: StopTexts
  /** Where to go on. */
  onward: { to: string; text: string }
}

/** Where the link of a letter leads: that press was the one that ends letters. Another link is another screen. */
export function StopLanding({ stop, texts, onward }: StopLandingProps) {
  const [state, setState] = useState<'sending' | 'done' | ApiError>('sending')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed is tried again
  useEffect(() => {
    setState('sending')
    stop().then(
      () => setState('done'),
      (error) => setState(error instanceof ApiError ? error : new ApiError(0, '')),
    )
  }, [tries])

  if (state instanceof ApiError) {
    const isOver = state.status === LINK_OVER
    return (
      <FocusScreen
        title={isOver ? 'Este link não vale mais' : texts.failed}
        icon={<CircleAlert aria-hidden="true" />}
        tone="problem"
        actions={
          <>
            {!isOver && <RetryButton onRetry={() => setTries(tries + 1)} />}
            <ButtonLink look={isOver ? 'primary' : 'secondary'} to={onward.to}>
              {onward.text}
            </ButtonLink>
          </>
        }
      >
        <p role="alert">{isOver ? texts.over : state.message || 'Verifique a conexão.'}</p>
      </FocusScreen>
    )
  }
  return (
    <FocusScreen
      title={state === 'done' ? texts.done : texts.stopping}
      icon={<BellOff aria-hidden="true" />}
      actions={
        <ButtonLink look="secondary" to={onward.to}>
          {onward.text}
        </ButtonLink>
      }
    >
      <p role="status">{state === 'done' ? texts.doneMore : 'Só um instante.'}</p>
      <NeedsScript />
    </FocusScreen>
  )
}
