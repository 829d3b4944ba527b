import { RegistrationScreen } from '#/features/vendors/registration/ui/registration-screen.tsx'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/supplier-registration'
import { OFFER_FORMS } from './offer-forms.ts'

export const loader = pageLoader('supplier-registration', ({ env }) => ({
  digitsOnly: env.CNPJ_SOMENTE_DIGITOS,
}))

export const meta: Route.MetaFunction = () => [{ title: 'Cadastro de fornecedor · Praça' }]

/** The registration of a supplier: `supplier/new/:textSearch` and `supplier/new/:id` are one. */
export default function SupplierRegistration({ params, loaderData }: Route.ComponentProps) {
  return (
    <div className="container" data-task>
      <RegistrationScreen
        param={params.textSearch ?? ''}
        digitsOnly={loaderData.digitsOnly}
        offerForms={OFFER_FORMS}
      />
    </div>
  )
}
