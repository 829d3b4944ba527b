import { useParams } from 'react-router'
import { EmailValidation } from '#/features/accounts/ui/email-validation.tsx'
import { InvalidToken } from '#/features/accounts/ui/invalid-token.tsx'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/auth-validation'

export const loader = pageLoader('auth-validation', ({ env }) => ({
  publicUrl: env.PUBLIC_URL,
}))

// The address holds a secret: it is no canonical one.
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Validação de e-mail',
        description: 'Confirma o e-mail de quem acaba de se cadastrar na Praça.',
        publicUrl: loaderData.publicUrl,
        path: '/authvalidation',
      })
    : []

/** The next screen starts afresh, logged in. */
const goOn = () => location.replace('/supplier/sugestion')

export default function AuthValidation() {
  const { token } = useParams()
  return token ? <EmailValidation token={token} onLogin={goOn} /> : <InvalidToken />
}
