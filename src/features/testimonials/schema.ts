import { z } from 'zod'
import { characterCount } from '#/domain/text.ts'
import { offerName } from '#/features/catalogue/schema.ts'
import { emailAddress, oneLine, textBlock } from '#/platform/text-fields.ts'
import { recordId } from '#/platform/wire.ts'
import { CHOSEN_MAX, LINE_MAX, MESSAGE_MAX, SOFTWARE_MAX, TEXT_MAX, TOO_MANY } from './limits.ts'
import { SHOWN_STATUSES } from './requests/status.ts'

const line = (missing: string) =>
  oneLine(missing).pipe(z.string().min(1, missing).max(LINE_MAX, `Max ${LINE_MAX} caracteres`))

const words = (missing: string) =>
  textBlock(missing).pipe(
    z
      .string()
      .min(1, missing)
      .refine((text) => characterCount(text) <= TEXT_MAX, `Max ${TEXT_MAX} caracteres`),
  )

const TOO_MUCH_SOFTWARE = `Escolha até ${SOFTWARE_MAX} softwares.`

/** Ids of a supplier's own software; one alone, as forms send it, is a list of one. */
const softwares = z.preprocess(
  (value) => (value === undefined || value === '' ? [] : [value].flat()),
  z
    .array(recordId, TOO_MUCH_SOFTWARE)
    .transform((ids) => [...new Set(ids)])
    .refine(({ length }) => length <= SOFTWARE_MAX, TOO_MUCH_SOFTWARE),
)

const said = {
  nome: line('Insira o nome de quem deu o depoimento.'),
  cargo: line('Insira o cargo.'),
  empresa: line('Insira a empresa.'),
  depoimento: words('Insira o depoimento.'),
}

/** What the form of a testimony holds beside its logo. */
export const testimonyForm = z.object({ ...said, softwares })
export type TestimonyForm = z.infer<typeof testimonyForm>

/** What the form of a success story holds beside its files. */
export const storyForm = z.object({
  titulo: line('Insira o título.'),
  descricao: words('Insira a descrição.'),
  softwares,
})
export type StoryForm = z.infer<typeof storyForm>

const NO_EMAIL = 'Insira o e-mail do cliente.'

/** Body of `POST /v1/vendor/{id}/depoimentos/pedidos`. */
export const requestForm = z.object({
  nome: line('Insira o nome do cliente.'),
  email: emailAddress(NO_EMAIL, 'E-mail inválido!'),
  mensagem: textBlock('Mensagem inválida.')
    .pipe(z.string().max(MESSAGE_MAX, `Max ${MESSAGE_MAX} caracteres`))
    .default(''),
  /** Of what is asked about, or ''. */
  software: z.union([recordId, z.literal('')], 'Escolha um software da lista.').default(''),
})
export type RequestForm = z.infer<typeof requestForm>

/** Body of `POST /v1/depoimento/responder`, beside the secret of the link. */
export const answerForm = z.object({
  ...said,
  nome: line('Insira o seu nome.'),
  cargo: line('Insira o seu cargo.'),
  empresa: line('Insira a sua empresa.'),
  depoimento: words('Escreva o seu depoimento.'),
  consentimento: z.literal(true, 'Para enviar, autorize a publicação.'),
})
export type AnswerForm = z.infer<typeof answerForm>

/** Body of the choice of what a page shows, in its order. */
export const choiceForm = z.object({
  ids: z
    .array(recordId, 'Escolha inválida.')
    .refine((ids) => new Set(ids).size === ids.length, 'Não repita o mesmo item.')
    .refine(({ length }) => length <= CHOSEN_MAX, TOO_MANY),
})

const kept = {
  _id: recordId,
  softwares: z.array(offerName),
  /** Place on the page, from 1; null of what it does not show. */
  posicao: z.number().int().nullable(),
  createdAt: z.string(),
}

export const testimonyWire = z.object({
  ...kept,
  nome: z.string(),
  cargo: z.string(),
  empresa: z.string(),
  depoimento: z.string(),
  /** '' where there is none. */
  logotipo: z.string(),
  /** Whose words they are: written by the supplier, or sent by the customer through a link. */
  origem: z.enum(['fornecedor', 'cliente']),
})
export type TestimonyWire = z.infer<typeof testimonyWire>

export const storyWire = z.object({
  ...kept,
  titulo: z.string(),
  descricao: z.string(),
  /** '' where there is none. */
  fotocapa: z.string(),
  arquivo: z.string(),
})
export type StoryWire = z.infer<typeof storyWire>

/** A request as the supplier sees it. */
export const requestWire = z.object({
  _id: recordId,
  nome: z.string(),
  /** '' once it is closed. */
  email: z.string(),
  software: z.string(),
  situacao: z.enum(SHOWN_STATUSES),
  /** Until when it may be answered. */
  prazo: z.string(),
  createdAt: z.string(),
})
export type RequestWire = z.infer<typeof requestWire>

/** The secret of a link. */
export const linkParam = z.object({ token: z.string().min(1).max(100) })

/** Answer of `POST /v1/depoimento`: what the link of a mail is good for now. */
export const linkWire = z.object({
  /** `entregue` is the link of the confirmation, by which a testimony is withdrawn. */
  situacao: z.enum(['aguardando', 'respondido', 'recusado', 'vencido', 'indisponivel', 'entregue']),
  fornecedor: z.object({ _id: recordId, nome: z.string(), logotipo: z.string() }),
  /** What follows is sent while an answer is awaited; '' otherwise. */
  nome: z.string(),
  mensagem: z.string(),
  software: z.string(),
  prazo: z.string(),
  /** What was said, of a testimony that can be withdrawn. */
  depoimento: z.object({ nome: z.string(), depoimento: z.string() }).nullable(),
})
export type LinkWire = z.infer<typeof linkWire>
