import { ConfirmationLanding } from '#/features/confirmation/ui/confirmation-landing.tsx'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/company-confirmation'

export const loader = pageLoader('company-confirmation', ({ env }) => ({
  publicUrl: env.PUBLIC_URL,
}))

// The address holds a secret: it is no canonical one.
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Confirmação de cadastro',
        description: 'Confirma o cadastro de uma empresa na Praça.',
        publicUrl: loaderData.publicUrl,
        path: '/confirmar-cadastro',
      })
    : []

export default function CompanyConfirmation({ params: { token } }: Route.ComponentProps) {
  return <ConfirmationLanding key={token} token={token} />
}
