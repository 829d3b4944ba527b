import { lazyPart } from '#/components/lazy-part.tsx'
import type { OfferForms } from '#/features/catalogue/offers/draft.ts'
import { RegistrationScreen } from '#/features/vendors/registration/ui/registration-screen.tsx'
import { pageContext } from '#/platform/server/page-context.server.ts'
import type { Route } from './+types/supplier-registration'

export const loader = ({ context }: Route.LoaderArgs) => ({
  digitsOnly: context.get(pageContext).env.CNPJ_SOMENTE_DIGITOS,
})

export const meta: Route.MetaFunction = () => [
  { title: 'Cadastro de fornecedor · Praça' },
  { name: 'robots', content: 'noindex' },
]

const OFFER_FORMS: OfferForms = {
  Software: lazyPart(() => import('#/features/catalogue/offers/ui/software-offer-form.tsx')),
  Serviço: lazyPart(() => import('#/features/catalogue/offers/ui/service-offer-form.tsx')),
}

/** The registration of a supplier: `supplier/new/:textSearch` and `supplier/new/:id` are one. */
export default function SupplierRegistration({ params, loaderData }: Route.ComponentProps) {
  return (
    <div className="container">
      <RegistrationScreen
        param={params.textSearch ?? ''}
        digitsOnly={loaderData.digitsOnly}
        offerForms={OFFER_FORMS}
      />
    </div>
  )
}
