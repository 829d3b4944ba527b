import { IMAGE_OR_PDF_WANTED } from '#/domain/uploads.ts'
import { reviewId } from '#/features/reviews/schema.ts'
import { requiredFile } from '#/platform/server/files/upload-form.server.ts'
import { PERSON } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { PROOF_MAX_MB } from './limits.ts'
import { companyForm, ownProof, proofForm } from './schema.ts'
import {
  readProof,
  sendProof,
  showCompany,
  showConversation,
  withdrawProof,
} from './service.server.ts'

const sentProof = proofForm.extend({ arquivo: requiredFile(IMAGE_OR_PDF_WANTED) })

/** How the author of a review proves that they use what it is of. */
export const proofRoutes = routes('Avaliações', [404], (api, platform) => {
  const one = { access: PERSON, params: reviewId, answer: ownProof }
  api.get(
    '/comment/:id/comprovacao',
    { ...one, summary: 'Como a própria avaliação está comprovada, e o texto a autorizar' },
    async ({ viewer, params }) => readProof(platform.db, viewer, params.id),
  )
  api.post(
    '/comment/:id/comprovacao',
    {
      ...one,
      summary: 'Envia uma imagem ou um PDF que comprova o uso; só quem decide o vê',
      errors: [404, 409, 429],
      files: { arquivo: { maxMb: PROOF_MAX_MB } },
      body: sentProof,
      message: 'Arquivo enviado. Nossa equipe confere e avisa você por e-mail.',
    },
    async ({ viewer, params, body }) => sendProof(platform, viewer, params.id, body.arquivo),
  )
  api.post(
    '/comment/:id/comprovacao/conversa',
    {
      ...one,
      summary: 'Mostra na própria avaliação que um fornecedor respondeu a um pedido de orçamento',
      errors: [404, 409],
      message: 'A etiqueta aparece na sua avaliação.',
    },
    async ({ viewer, params }) => showConversation(platform, viewer, params.id),
  )
  api.post(
    '/comment/:id/comprovacao/empresa',
    {
      ...one,
      summary:
        'Mostra na própria avaliação que o e-mail da conta é do domínio de uma empresa; o CNPJ não é salvo',
      errors: [404, 409, 429, 503],
      body: companyForm(platform.env.CNPJ_SOMENTE_DIGITOS),
      message: 'A etiqueta aparece na sua avaliação.',
    },
    async ({ viewer, params, body }) => showCompany(platform, viewer, params.id, body.cnpj),
  )
  api.delete(
    '/comment/:id/comprovacao',
    {
      ...one,
      summary: 'Retira o que comprova a própria avaliação; o arquivo é destruído na hora',
      message: 'Retirado. O arquivo foi destruído.',
    },
    async ({ viewer, params }) => withdrawProof(platform, viewer, params.id),
  )
})
