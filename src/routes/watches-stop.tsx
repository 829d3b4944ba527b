import { StopLanding } from '#/components/stop-landing.tsx'
import { WATCHES_PATH } from '#/features/watches/links.ts'
import { stopLetters } from '#/features/watches/queries.ts'
import type { Route } from './+types/watches-stop'

export const meta: Route.MetaFunction = () => [{ title: 'Resumos por e-mail · Praça' }]

const TEXTS = {
  stopping: 'Parando os resumos…',
  failed: 'Não foi possível parar os resumos',
  over: 'Use o link do e-mail mais recente. Ou entre na sua conta e escolha “Não quero e-mails”.',
  done: 'Você não recebe mais os resumos',
  doneMore:
    'O que você acompanha continua salvo na sua conta. Se quiser, volte a receber os resumos por lá.',
}

export default function WatchesStop({ params: { token } }: Route.ComponentProps) {
  return (
    <StopLanding
      key={token}
      stop={() => stopLetters(token)}
      texts={TEXTS}
      onward={{ to: WATCHES_PATH, text: 'Ver o que acompanho' }}
    />
  )
}
