import { KeyRound } from 'lucide-react'
import { useParams } from 'react-router'
import { FocusScreen } from '#/components/focus-screen.tsx'
import { InvalidToken } from '#/features/accounts/ui/invalid-token.tsx'
import { ResetDialog } from '#/features/accounts/ui/reset-dialog.tsx'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/change-password'

export const loader = pageLoader('change-password', ({ env }) => ({
  publicUrl: env.PUBLIC_URL,
}))

// The address holds a secret: it is no canonical one.
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Nova senha',
        description: 'Escolha outra senha para a sua conta na Praça.',
        publicUrl: loaderData.publicUrl,
        path: '/changepassword',
      })
    : []

/** The home screen starts afresh: another password ends logins, maybe the one of this browser. */
const goHome = () => location.replace('/')

export default function ChangePassword() {
  const { token } = useParams()
  if (!token) return <InvalidToken />
  return (
    <>
      <FocusScreen title="Redefinição de senha" icon={<KeyRound aria-hidden="true" />}>
        <p>Escolha a nova senha da sua conta para voltar a entrar na Praça.</p>
      </FocusScreen>
      <ResetDialog token={token} onClose={goHome} />
    </>
  )
}
