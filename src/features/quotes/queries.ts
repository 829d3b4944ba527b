import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import { saveFile } from '#/platform/browser/save-file.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import type { About } from './links.ts'
import type {
  Inbox,
  OwnRequests,
  QuoteForm,
  RecipientWire,
  ReportForm,
  WholeConversation,
} from './schema.ts'
import type { TemplateForm, TemplateWire } from './templates/schema.ts'

/** Who takes requests, of some suppliers and of those who sell some products. */
export const recipientsOf = ({ software, fornecedor }: About) =>
  queryOptions({
    queryKey: ['quote-recipients', software, fornecedor],
    queryFn: ({ signal }) => {
      const asked = new URLSearchParams([
        ...software.map((id) => ['software', id]),
        ...fornecedor.map((id) => ['fornecedor', id]),
      ])
      const path = `/v1/orcamentos/destinatarios?${asked}`
      return callData<RecipientWire[]>(path, { signal, quiet: true })
    },
    // Whoever logs in to send goes on with what they chose.
    meta: { outlivesLogin: true },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** @throws ApiError with its fields */
export const askForQuotes = (form: QuoteForm) =>
  whileLoggedIn(
    callApi<Answer<{ _id: string }>>('/v1/orcamentos', { method: 'POST', body: form, quiet: true }),
  )

const after = (parameters: URLSearchParams, last: string | null) => {
  if (last) parameters.set('antes', last)
  return parameters
}

/** One's own requests, the latest first. */
export const ownQuotes = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['quotes', userId],
    queryFn: ({ signal, pageParam }) =>
      callApi<OwnRequests>(`/v1/orcamentos?${after(new URLSearchParams(), pageParam)}`, {
        signal,
        quiet: true,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ proximo }) => proximo,
  })

/** What a supplier was asked. @param situation '' for all @param isMine what the person looks after */
export const inboxOf = (vendorId: string, situation: string, isMine: boolean) =>
  infiniteQueryOptions({
    queryKey: ['quote-inbox', vendorId, situation, isMine],
    queryFn: ({ signal, pageParam }) => {
      const asked = new URLSearchParams({
        ...(situation && { situacao: situation }),
        ...(isMine && { meus: '1' }),
      })
      const path = `/v1/vendor/${vendorId}/orcamentos?${after(asked, pageParam)}`
      return callApi<Inbox>(path, { signal, quiet: true })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ proximo }) => proximo,
  })

const of = (id: string) => `/v1/orcamentos/${id}`

/** How often a conversation that is open asks for what is new, in milliseconds. */
const ASKED_EVERY = 30_000

export const conversationOf = (id: string) =>
  queryOptions({
    queryKey: ['quote-conversation', id],
    queryFn: ({ signal }) =>
      callData<WholeConversation>(`${of(id)}/mensagens`, { signal, quiet: true }),
    refetchInterval: ASKED_EVERY,
  })

// What follows answers the conversation as it is then. @throws ApiError

const change = (id: string, word: string, method: 'POST' | 'PUT', body?: object) =>
  whileLoggedIn(
    callApi<Answer<WholeConversation>>(`${of(id)}/${word}`, { method, body, quiet: true }),
  )

/** @param body a form with a file, or fields */
export const sendMessage = (id: string, body: object) => change(id, 'mensagens', 'POST', body)
export const endConversation = (id: string) => change(id, 'encerrar', 'POST')
export const showContact = (id: string) => change(id, 'contato', 'POST')
export const keepInternal = (
  id: string,
  internal: { responsavel: string | null; anotacoes: string },
) => change(id, 'interno', 'PUT', internal)
export const reportConversation = (id: string, report: ReportForm) =>
  change(id, 'denuncia', 'POST', report)

/** Hands the PDF of a proposal to the browser. */
export const downloadProposal = async (id: string, messageId: string) =>
  saveFile(
    await whileLoggedIn(
      callApi<Blob>(`${of(id)}/mensagens/${messageId}/arquivo`, {}, (answer) => answer.blob()),
    ),
    'proposta.pdf',
  )

const tools = (vendorId: string, path: string) => `/v1/vendor/${vendorId}/orcamentos${path}`

/** Hands a supplier's requests to the browser, as a file. */
export const downloadRequests = async (vendorId: string) =>
  saveFile(
    await whileLoggedIn(callApi<Blob>(tools(vendorId, '.csv'), {}, (answer) => answer.blob())),
    'orcamentos.csv',
  )

export const templatesOf = (vendorId: string) =>
  queryOptions({
    queryKey: ['quote-templates', vendorId],
    queryFn: ({ signal }) =>
      callData<TemplateWire[]>(tools(vendorId, '/modelos'), { signal, quiet: true }),
  })

const changeTemplates = (
  vendorId: string,
  method: 'POST' | 'PUT' | 'DELETE',
  id: string | null,
  body?: TemplateForm,
) =>
  whileLoggedIn(
    callApi<Answer<TemplateWire[]>>(tools(vendorId, `/modelos${id ? `/${id}` : ''}`), {
      method,
      body,
      quiet: true,
    }),
  )

/** @param id null for a new one */
export const saveTemplate = (vendorId: string, id: string | null, form: TemplateForm) =>
  changeTemplates(vendorId, id ? 'PUT' : 'POST', id, form)
export const deleteTemplate = (vendorId: string, id: string) =>
  changeTemplates(vendorId, 'DELETE', id)
