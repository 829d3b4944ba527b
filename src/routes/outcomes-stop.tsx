import { StopLanding } from '#/components/stop-landing.tsx'
import { OUTCOMES_PATH } from '#/features/outcomes/links.ts'
import { stopAsking } from '#/features/outcomes/queries.ts'
import type { Route } from './+types/outcomes-stop'

export const meta: Route.MetaFunction = () => [{ title: 'Perguntas por e-mail · Praça' }]

const TEXTS = {
  stopping: 'Parando as perguntas…',
  failed: 'Não foi possível parar as perguntas',
  over: 'Use o link do e-mail mais recente. Ou entre na sua conta e desligue “Receber estas perguntas”.',
  done: 'Você não recebe mais estas perguntas',
  doneMore: 'O que você já respondeu continua na sua conta. Se quiser, volte a receber por lá.',
}

export default function OutcomesStop({ params: { token } }: Route.ComponentProps) {
  return (
    <StopLanding
      key={token}
      stop={() => stopAsking(token)}
      texts={TEXTS}
      onward={{ to: OUTCOMES_PATH, text: 'Ver as perguntas' }}
    />
  )
}
