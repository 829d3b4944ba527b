import { z } from 'zod'
import { isCorporateEmail } from '#/features/companies/corporate-email.server.ts'
import { vendorId } from '#/features/companies/schema.ts'
import { cnpjText } from '#/features/lookups/schema.ts'
import { ANYONE, PERSON, VISITOR_OR_PERSON } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { requireSelf } from '#/platform/server/session.server.ts'
import { knownVendor, ownVendor } from '../schema.ts'
import { corporateEmail, newSupplier, supplierChange } from './schema.ts'
import { changeVendor, registerVendor, vendorsOfCnpj } from './service.server.ts'

/** The first step of a registration, and what changes of it later. */
export const registrationRoutes = routes(
  'Cadastro de fornecedor',
  [403, 404, 409],
  (api, platform) => {
    const { db } = platform
    const digitsOnly = platform.env.CNPJ_SOMENTE_DIGITOS
    api.get(
      '/vendor/cnpj/:cnpj',
      {
        access: VISITOR_OR_PERSON,
        summary: 'O fornecedor de um CNPJ, mesmo que a página ainda não se veja; nenhum, se livre',
        errors: [],
        params: z.object({ cnpj: cnpjText(digitsOnly) }),
        answer: z.array(knownVendor),
      },
      async ({ viewer, params }) => vendorsOfCnpj(db, viewer, params.cnpj),
    )
    api.get(
      '/vendor/email-corporativo',
      {
        access: ANYONE,
        summary: 'Se um e-mail é de uma empresa, e não de um provedor gratuito',
        errors: [],
        query: z.object({ email: corporateEmail }),
        answer: z.boolean(),
      },
      async ({ query }) => isCorporateEmail(query.email),
    )
    api.post(
      '/vendor',
      {
        access: PERSON,
        summary: 'Começa o cadastro de um fornecedor; a página só aparece depois de publicada',
        body: newSupplier(digitsOnly),
        answer: ownVendor,
      },
      async ({ viewer, body: { userId = viewer.id, ...form } }) => {
        requireSelf(viewer, userId)
        return registerVendor(platform, viewer, form)
      },
    )
    api.post(
      '/vendor/:id',
      {
        access: PERSON,
        summary: 'Altera os dados de um fornecedor; o que não é enviado fica',
        params: vendorId,
        body: supplierChange(digitsOnly),
        answer: ownVendor,
      },
      async ({ viewer, params, body }) => changeVendor(db, viewer, params.id, body),
    )
  },
)
