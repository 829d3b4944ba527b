import { AccessValidation } from '#/features/claims/ui/access-validation.tsx'
import { pageMeta } from '#/platform/page-meta.ts'
import type { Route } from './+types/request-access'
import Home, { loader } from './home.tsx'

export { loader }

// The address holds a secret: it is no canonical one.
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Validação de acesso',
        description: 'Confirma o e-mail de quem pede o controle da página da sua empresa na Praça.',
        publicUrl: loaderData.publicUrl,
        path: '/request-access',
      })
    : []

/** The home screen, and over it what came of the link in the address. */
export default function RequestAccess({ loaderData, params: { id } }: Route.ComponentProps) {
  return (
    <>
      <Home loaderData={loaderData} />
      <AccessValidation key={id} secret={id} />
    </>
  )
}
