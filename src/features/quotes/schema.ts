import { z } from 'zod'
import { COMPANY_SIZES, type CompanySize, SECTORS, type Sector } from '#/domain/company-profile.ts'
import { PHONE_PATTERN } from '#/domain/phone.ts'
import { saoPauloDay } from '#/domain/sao-paulo.ts'
import { characterCount } from '#/domain/text.ts'
import { outcomesWire } from '#/features/outcomes/schema.ts'
import { periodsWire } from '#/features/reviews/answering/schema.ts'
import { oneLine, textBlock } from '#/platform/text-fields.ts'
import { recordId } from '#/platform/wire.ts'
import {
  CONTACT_WAYS,
  type ContactWay,
  DEADLINES,
  type Deadline,
  needsPhone,
  PRICE_FOR,
  type PriceFor,
  REPORT_REASONS,
  type ReportReason,
} from './choices.ts'
import {
  DETAILS_MAX,
  LINE_MAX,
  MESSAGE_MAX,
  NEED_MAX,
  NEED_MIN,
  NOTES_MAX,
  OFFERS_MAX,
  OTHERS_MAX,
  PAGE_SIZE,
  PRICE_MAX,
  RECIPIENTS_MAX,
} from './limits.ts'
import { SITUATIONS } from './status.ts'

const keysOf = <K extends string>(record: Record<K, string>) => Object.keys(record) as [K, ...K[]]

const upTo = (max: number) => `Use até ${max} caracteres.`
const atMost = (max: number) => (text: string) => characterCount(text) <= max

const line = oneLine('Texto inválido.').pipe(z.string().refine(atMost(LINE_MAX), upTo(LINE_MAX)))
const block = (max: number) =>
  textBlock('Texto inválido.').pipe(z.string().refine(atMost(max), upTo(max)))

const need = textBlock('Conte do que você precisa.').pipe(
  z
    .string()
    .min(1, 'Conte do que você precisa.')
    .refine(
      (text) => characterCount(text) >= NEED_MIN,
      `Conte um pouco mais: use ao menos ${NEED_MIN} caracteres.`,
    )
    .refine(atMost(NEED_MAX), upTo(NEED_MAX)),
)

const phone = oneLine('Insira um telefone válido.').pipe(
  z
    .string()
    .refine((text) => text === '' || PHONE_PATTERN.test(text), 'Insira um telefone válido.'),
)

/** '' of a form is nothing. */
const orNothing = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable())

/** What a buyer writes of the need, the same for every supplier. */
const needForm = z.object({
  necessidade: need,
  porte: z.enum(keysOf<CompanySize>(COMPANY_SIZES), 'Escolha o porte da empresa.'),
  setor: orNothing(z.enum(keysOf<Sector>(SECTORS), 'Escolha um setor da lista.')),
  cidade: line.default(''),
  prazo: z.enum(keysOf<Deadline>(DEADLINES), 'Escolha o prazo.'),
  orcamento: line.default(''),
  contato: z
    .object({
      formas: z
        .array(z.enum(keysOf<ContactWay>(CONTACT_WAYS), 'Forma de contato inválida.'))
        .max(3, 'Forma de contato inválida.')
        .transform((ways) => [...new Set(ways)])
        .default([]),
      telefone: phone.default(''),
      quando: line.default(''),
    })
    .refine(({ formas, telefone }) => telefone !== '' || !needsPhone(formas), {
      message: 'Insira o telefone para este contato.',
      path: ['telefone'],
    })
    // What is not asked for is not kept.
    .transform((contact) => (needsPhone(contact.formas) ? contact : { ...contact, telefone: '' })),
})

const TOO_MANY = `Escolha até ${RECIPIENTS_MAX} fornecedores.`
const idsUpTo = (max: number) =>
  z
    .array(recordId)
    .max(max, `Escolha até ${max}.`)
    .transform((list) => [...new Set(list)])

/** Body of `POST /v1/orcamentos`: one consent for each supplier that gets the request. */
export const quoteForm = needForm.extend({
  software: idsUpTo(OFFERS_MAX).default([]),
  fornecedores: idsUpTo(RECIPIENTS_MAX).default([]),
  consentimento: z
    .array(z.object({ fornecedor: recordId, texto: z.string().max(1000) }))
    .min(1, 'Autorize o envio a pelo menos um fornecedor.')
    .max(RECIPIENTS_MAX, TOO_MANY)
    .refine(
      (consents) => new Set(consents.map(({ fornecedor }) => fornecedor)).size === consents.length,
      'Autorize cada fornecedor uma só vez.',
    ),
})
export type QuoteForm = z.infer<typeof quoteForm>

const inQuery = <T extends z.ZodType>(list: T) =>
  z.preprocess((value) => (value === undefined ? [] : [value].flat()), list)

export const recipientsQuery = z.object({
  software: inQuery(idsUpTo(OFFERS_MAX)),
  fornecedor: inQuery(idsUpTo(RECIPIENTS_MAX)),
})

const named = z.object({ _id: recordId, nome: z.string() })

/** A supplier that takes requests, and what a buyer would agree to. */
export const recipientWire = named.extend({
  /** Of what was asked for, what it sells. */
  software: z.array(named),
  /** To be sent back word for word, as `texto` of its consent. */
  consentimento: z.string(),
})
export type RecipientWire = z.infer<typeof recipientWire>

export const quoteId = z.object({ id: recordId })
export const messageId = z.object({ id: recordId, mensagem: recordId })

/** Lists are read on from the last item that was read. */
export const listQuery = z.object({ antes: recordId.optional() })

export const inboxQuery = listQuery.extend({
  situacao: z.enum(['aguardando', 'respondido', 'encerrado'], 'Situação inválida.').optional(),
  /** `1`: those that the person looks after. */
  meus: z.literal('1', 'Use meus=1, ou nada.').optional(),
})
export type InboxQuery = z.infer<typeof inboxQuery>

/** A part of a list; `proximo` is the `antes` of what follows, null at its end. */
const listed = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item).max(PAGE_SIZE), proximo: recordId.nullable() })

const situation = z.enum(Object.values(SITUATIONS))
const sideWire = z.enum(['comprador', 'fornecedor'])

const proposalWire = z.object({
  valorCentavos: z.number().int().nullable(),
  cobranca: z.enum(keysOf<PriceFor>(PRICE_FOR)).nullable(),
  /** `YYYY-MM-DD`. */
  validade: z.string().nullable(),
  /** Whether it comes with a PDF. */
  temArquivo: z.boolean(),
})
export type ProposalWire = z.infer<typeof proposalWire>

const requestWire = z.object({
  _id: recordId,
  necessidade: z.string(),
  porte: z.enum(keysOf<CompanySize>(COMPANY_SIZES)),
  setor: z.enum(keysOf<Sector>(SECTORS)).nullable(),
  cidade: z.string(),
  prazo: z.enum(keysOf<Deadline>(DEADLINES)),
  orcamento: z.string(),
  formas: z.array(z.enum(keysOf<ContactWay>(CONTACT_WAYS))),
  quando: z.string(),
  /** ISO 8601, UTC, as all moments here. */
  criadoEm: z.string(),
})
export type RequestWire = z.infer<typeof requestWire>

const conversationWire = z.object({
  _id: recordId,
  fornecedor: named,
  software: z.array(named),
  situacao: situation,
  encerradoPor: z.enum(['comprador', 'fornecedor', 'moderacao', 'ausencia']).nullable(),
  /** Whether this supplier sees the buyer's e-mail address and telephone. */
  contatoMostrado: z.boolean(),
  ultimaMensagemEm: z.string(),
  /** By when moderation decides about what is held, `YYYY-MM-DD`; null for anything else. */
  conferidoAte: z.string().nullable(),
})

/** A conversation as its buyer lists it, with the supplier's latest proposal. */
const ownConversationWire = conversationWire.extend({
  fornecedor: named.extend({ logo: z.string() }),
  proposta: proposalWire.extend({ mensagem: recordId }).nullable(),
})
export type OwnConversationWire = z.infer<typeof ownConversationWire>

const ownRequestWire = requestWire.extend({ conversas: z.array(ownConversationWire) })
export type OwnRequestWire = z.infer<typeof ownRequestWire>
export const ownRequests = listed(ownRequestWire)
export type OwnRequests = z.infer<typeof ownRequests>

/** A conversation as its supplier lists it. */
const inboxItemWire = conversationWire.omit({ fornecedor: true }).extend({
  comprador: z.string(),
  pedido: requestWire,
  responsavel: named.nullable(),
})
export type InboxItemWire = z.infer<typeof inboxItemWire>
export const inbox = listed(inboxItemWire)
export type Inbox = z.infer<typeof inbox>

/** A conversation as the supplier's own system gets it. */
export const forSystemWire = conversationWire.extend({
  comprador: z.string(),
  pedido: requestWire,
  contato: z.object({ email: z.string(), telefone: z.string() }).nullable(),
})
export type ForSystemWire = z.infer<typeof forSystemWire>

const messageWire = z.object({
  _id: recordId,
  lado: sideWire,
  /** The buyer's name, the company's, or for those who administer its page the colleague's. */
  autor: z.string(),
  texto: z.string(),
  proposta: proposalWire.nullable(),
  criadaEm: z.string(),
})
export type MessageWire = z.infer<typeof messageWire>

/** A supplier that a buyer may ask instead, with what it sells of what they look for. */
const otherWire = recipientWire.omit({ consentimento: true })
export type OtherWire = z.infer<typeof otherWire>

/** How a supplier answers requests for quotes, and reviews of itself and of its own products, and what came of it. */
export const answeringWire = z.object({
  pedidos: periodsWire,
  avaliacoes: periodsWire,
  /** What came of its answers, as those who got them say. */
  desfechos: outcomesWire,
})
export type AnsweringWire = z.infer<typeof answeringWire>

/** A conversation, whole, as one side of it or moderation reads it. */
export const wholeConversation = conversationWire.extend({
  lado: z.enum([...sideWire.options, 'moderacao']),
  comprador: z.string(),
  pedido: requestWire,
  /** Null for whom it is not shown. */
  contato: z.object({ email: z.string(), telefone: z.string() }).nullable(),
  /** What the supplier keeps for itself; null for the buyer and for moderation. */
  interno: z
    .object({
      responsavel: recordId.nullable(),
      anotacoes: z.string(),
      administradores: z.array(named),
    })
    .nullable(),
  /** Whether the viewer reported it, and nobody decided yet. */
  denunciada: z.boolean(),
  mensagens: z.array(messageWire),
  /** To a buyer whom the supplier does not answer: whom they may ask instead. Nothing was sent to these. */
  alternativas: z.array(otherWire).max(OTHERS_MAX),
})
export type WholeConversation = z.infer<typeof wholeConversation>

const NO_PRICE = 'Insira um valor válido.'

/** Body of `POST /v1/orcamentos/{id}/mensagens`, beside its file. */
export const messageForm = z.object({
  texto: textBlock('Escreva a mensagem.').pipe(
    z.string().min(1, 'Escreva a mensagem.').refine(atMost(MESSAGE_MAX), upTo(MESSAGE_MAX)),
  ),
  valorCentavos: orNothing(
    z.coerce.number(NO_PRICE).int(NO_PRICE).min(1, NO_PRICE).max(PRICE_MAX, NO_PRICE),
  ),
  cobranca: orNothing(z.enum(keysOf<PriceFor>(PRICE_FOR), 'Escolha para que é o valor.')),
  validade: orNothing(
    z.iso
      .date('Insira uma data válida.')
      .refine((day) => day >= saoPauloDay(), 'A validade começa hoje ou depois.'),
  ),
})
export type MessageForm = z.infer<typeof messageForm>

/** Body of `PUT /v1/orcamentos/{id}/interno`. */
export const internalForm = z.object({
  responsavel: recordId.nullable(),
  anotacoes: block(NOTES_MAX),
})

/** Body of `POST /v1/orcamentos/{id}/denuncia`. */
export const reportForm = z.object({
  motivo: z.enum(keysOf<ReportReason>(REPORT_REASONS), 'Escolha o motivo.'),
  detalhes: block(DETAILS_MAX).default(''),
})
export type ReportForm = z.infer<typeof reportForm>
