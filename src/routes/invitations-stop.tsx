import { StopLanding } from '#/components/stop-landing.tsx'
import { refuseInvitations } from '#/features/review-invitations/queries.ts'
import type { Route } from './+types/invitations-stop'

export const meta: Route.MetaFunction = () => [{ title: 'Convites por e-mail · Praça' }]

const TEXTS = {
  stopping: 'Parando os convites…',
  failed: 'Não foi possível parar os convites',
  over: 'Use o link do e-mail mais recente.',
  done: 'Você não recebe mais convites',
  doneMore:
    'Vale para todas as empresas, sem prazo. Apagamos o seu e-mail dos convites. Fica só um resumo cifrado dele, para que ninguém convide você de novo.',
}

export default function InvitationsStop({ params: { token } }: Route.ComponentProps) {
  return (
    <StopLanding
      key={token}
      stop={() => refuseInvitations(token)}
      texts={TEXTS}
      onward={{ to: '/', text: 'Conhecer a Praça' }}
    />
  )
}
