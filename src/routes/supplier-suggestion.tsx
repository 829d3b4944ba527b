import { Store } from 'lucide-react'
import { ButtonLink } from '#/components/button.tsx'
import { FocusScreen } from '#/components/focus-screen.tsx'
import { ReceivedInvitations } from '#/features/administrators/invitations/ui/received-invitations.tsx'
import { BegunRequest } from '#/features/quotes/ui/begun-request.tsx'
import { OpenedInvitation } from '#/features/review-invitations/ui/opened-invitation.tsx'
import { useLoggedIn } from '#/platform/browser/use-guard.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/supplier-suggestion'

export const loader = pageLoader('supplier-suggestion', ({ env }) => ({
  publicUrl: env.PUBLIC_URL,
}))

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Anuncie na Praça',
        description: 'Cadastre a sua empresa e mostre o que ela oferece a quem está escolhendo.',
        publicUrl: loaderData.publicUrl,
        path: '/supplier/sugestion',
      })
    : []

/** After an account was opened: whether the person came to offer something. */
export default function SupplierSuggestion() {
  const user = useLoggedIn()
  return (
    <>
      <ReceivedInvitations />
      <OpenedInvitation />
      <BegunRequest />
      <FocusScreen
        title="Quer anunciar um software ou serviço agora?"
        icon={<Store aria-hidden="true" />}
        actions={
          user && (
            <>
              <ButtonLink to="/supplier">Sim, quero</ButtonLink>
              <ButtonLink to="/" look="secondary">
                Não quero
              </ButtonLink>
            </>
          )
        }
      >
        <p>
          Cadastre a sua empresa e mostre o que ela oferece a quem está escolhendo. Você também pode
          fazer isso depois, pelo menu da sua conta.
        </p>
      </FocusScreen>
    </>
  )
}
