import { CustomerScreen } from '#/features/testimonials/ui/customer-screen.tsx'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/testimony'

export const loader = pageLoader('testimony', ({ env }) => ({
  publicUrl: env.PUBLIC_URL,
}))

// The address holds a secret: it is no canonical one.
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Seu depoimento',
        description: 'Responda ao pedido de depoimento de um fornecedor da Praça, ou recuse-o.',
        publicUrl: loaderData.publicUrl,
        path: '/depoimento',
      })
    : []

export default function Testimony({ params: { token } }: Route.ComponentProps) {
  return <CustomerScreen key={token} token={token} />
}
