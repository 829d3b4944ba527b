import { z } from 'zod'
import { dayOf, formatDate } from '#/domain/dates.ts'
import { PDF_MAX_MB, PDF_WANTED } from '#/domain/uploads.ts'
import { vendorId } from '#/features/companies/schema.ts'
import { ANSWERING_MIN } from '#/features/reviews/limits.ts'
import { getVendor } from '#/features/vendors/service.server.ts'
import { optionalFile } from '#/platform/server/files/upload-form.server.ts'
import { ANYONE, anyoneWithin, PERSON, personWho } from '#/platform/server/http/access.server.ts'
import { routes, withMessage } from '#/platform/server/http/routes.server.ts'
import { answeringOf } from './answering.server.ts'
import { askForQuotes } from './asking.server.ts'
import { countFile, RECIPIENT_READS } from './attempts.server.ts'
import { requestsFile } from './file.server.ts'
import { FILE_MAX } from './limits.ts'
import {
  inboxOf,
  ownRequests,
  proposalFile,
  readConversation,
  requireInbox,
} from './reading.server.ts'
import { recipientsOf } from './recipients.server.ts'
import { reportConversation } from './reports.server.ts'
import {
  answeringWire,
  inbox,
  inboxQuery,
  internalForm,
  listQuery,
  messageForm,
  messageId,
  ownRequests as ownRequestsWire,
  quoteForm,
  quoteId,
  recipientsQuery,
  recipientWire,
  reportForm,
  wholeConversation,
} from './schema.ts'
import { endConversation, keepInternal, showContact, writeMessage } from './writing.server.ts'

const sentMessage = messageForm.extend({ arquivo: optionalFile(PDF_WANTED) })

const sentText = (heldUntil: string | null) =>
  heldUntil
    ? `Pedido em análise: nossa equipe confere antes de enviar, até ${formatDate(heldUntil)}.`
    : 'Pedido enviado.'

/** Quotes: a buyer asks up to three suppliers, and each answers in a conversation of its own. */
export const quoteRoutes = routes('Orçamentos', [404, 409], (api, platform) => {
  const { db } = platform
  const one = { access: PERSON, params: quoteId, answer: wholeConversation }
  api.get(
    '/orcamentos/destinatarios',
    {
      access: anyoneWithin(RECIPIENT_READS),
      summary:
        'Quem recebe pedidos de orçamento, entre fornecedores e quem oferece softwares, com o texto a autorizar de cada um',
      errors: [],
      query: recipientsQuery,
      answer: z.array(recipientWire),
    },
    async ({ query }) =>
      recipientsOf(db, { vendorIds: query.fornecedor, offerIds: query.software }),
  )
  api.post(
    '/orcamentos',
    {
      access: PERSON,
      summary: 'Pede um orçamento a até 3 fornecedores, cada um autorizado com o seu texto',
      errors: [403, 409, 429],
      body: quoteForm,
      answer: z.object({ _id: z.string(), conferidoAte: z.string().nullable() }),
    },
    async ({ viewer, body }) => {
      const { id, heldUntil } = await askForQuotes(platform, viewer, body)
      const conferidoAte = heldUntil && dayOf(heldUntil)
      return withMessage({ _id: id, conferidoAte }, sentText(conferidoAte))
    },
  )
  api.get(
    '/orcamentos',
    {
      access: PERSON,
      summary: 'Os pedidos de quem chama, com as conversas e a última proposta de cada uma',
      errors: [],
      query: listQuery,
      exact: ownRequestsWire,
    },
    async ({ viewer, query }) => ownRequests(db, viewer, query.antes),
  )
  api.get(
    '/vendor/:id/orcamentos',
    {
      access: personWho(['id'], (_platform, viewer, { id }) =>
        requireInbox(db, viewer, id as string),
      ),
      summary: 'Os pedidos que um fornecedor recebeu, para quem administra a página',
      errors: [],
      params: vendorId,
      query: inboxQuery,
      exact: inbox,
    },
    async ({ viewer, params, query }) => inboxOf(db, viewer, params.id, query),
  )
  api.get(
    '/vendor/:id/orcamentos.csv',
    {
      access: personWho(['id'], (_platform, viewer, { id }) =>
        requireInbox(db, viewer, id as string),
      ),
      summary: `Os pedidos de um fornecedor em CSV, os últimos ${FILE_MAX}`,
      errors: [404, 429],
      params: vendorId,
      raw: true,
    },
    async ({ viewer, params }, reply) => {
      await countFile(db, viewer.id)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="orcamentos.csv"')
        .header('cache-control', 'private, no-store')
        .send(requestsFile(db, params.id))
    },
  )
  api.get(
    '/vendor/:id/respostas',
    {
      access: ANYONE,
      shows: [(id) => `vendor:${id}`],
      summary: `Como um fornecedor responde a avaliações e a pedidos de orçamento, e o que disse quem recebeu a resposta, em 12 e em 6 meses, a partir de ${ANSWERING_MIN} de cada; nada, antes disso`,
      errors: [404],
      params: vendorId,
      answer: answeringWire,
    },
    async ({ params }) => {
      await getVendor(db, params.id)
      return answeringOf(db, params.id)
    },
  )
  api.get(
    '/orcamentos/:id/mensagens',
    {
      ...one,
      summary: 'Uma conversa, para o comprador e para quem administra a página do fornecedor',
      errors: [404],
    },
    async ({ viewer, params }) => readConversation(db, viewer, params.id),
  )
  api.post(
    '/orcamentos/:id/mensagens',
    {
      ...one,
      summary: 'Escreve em uma conversa; o fornecedor, com uma proposta se quiser',
      errors: [403, 404, 409],
      files: { arquivo: { maxMb: PDF_MAX_MB } },
      orJson: true,
      body: sentMessage,
      message: 'Mensagem enviada.',
    },
    async ({ viewer, params, body: { arquivo, ...form } }) =>
      writeMessage(platform, viewer, params.id, form, arquivo),
  )
  api.get(
    '/orcamentos/:id/mensagens/:mensagem/arquivo',
    {
      access: PERSON,
      summary: 'O PDF de uma proposta',
      errors: [404],
      params: messageId,
      raw: true,
    },
    async ({ viewer, params }, reply) => {
      const file = await proposalFile(platform, viewer, params)
      return reply
        .type('application/pdf')
        .header('content-length', file.size)
        .header('content-disposition', 'attachment; filename="proposta.pdf"')
        .send(file.read())
    },
  )
  api.post(
    '/orcamentos/:id/encerrar',
    {
      ...one,
      summary: 'Encerra uma conversa, de um lado ou do outro',
      message: 'Conversa encerrada.',
    },
    async ({ viewer, params }) => endConversation(platform, viewer, params.id),
  )
  api.post(
    '/orcamentos/:id/contato',
    {
      ...one,
      summary: 'Mostra ao fornecedor de uma conversa o e-mail e o telefone do comprador',
      errors: [403, 404, 409],
      message: 'Contato mostrado a este fornecedor.',
    },
    async ({ viewer, params }) => showContact(platform, viewer, params.id),
  )
  api.put(
    '/orcamentos/:id/interno',
    {
      ...one,
      summary: 'Quem cuida de uma conversa no fornecedor, e o que ele anota para si',
      errors: [403, 404],
      body: internalForm,
      message: 'Salvo.',
    },
    async ({ viewer, params, body }) => keepInternal(platform, viewer, params.id, body),
  )
  api.post(
    '/orcamentos/:id/denuncia',
    {
      ...one,
      summary: 'Denuncia uma conversa à administração, que passa a poder lê-la',
      errors: [404, 429],
      body: reportForm,
      message: 'Denúncia enviada. Nossa equipe confere e avisa você.',
    },
    async ({ viewer, params, body }) => reportConversation(platform, viewer, params.id, body),
  )
})
