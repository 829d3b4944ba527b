import { z } from 'zod'
import { INVITATION_TOKEN_MAX } from '#/features/reviews/limits.ts'
import { recordId } from '#/platform/wire.ts'
import { DECLARATION } from './declaration.ts'
import { LIST_MAX, LIST_MIN, LIST_TEXT_MAX } from './limits.ts'

const NO_LIST = 'Envie um arquivo CSV ou cole os e-mails, um por linha.'
const NO_WAY = 'Escolha como convidar: por link ou por lista.'
const SAMPLE = `Sorteie de ${LIST_MIN} a ${LIST_MAX} pessoas.`

const common = {
  /** Id of a software or service that the supplier counts as a seller of. */
  software: recordId,
  declaracao: z.literal(DECLARATION, 'Leia e aceite a declaração para convidar.'),
}

/** Body of `POST /v1/vendor/{id}/convites`. */
export const newInvitation = z.discriminatedUnion(
  'envio',
  [
    z.object({ envio: z.literal('link'), ...common }),
    z.object({
      envio: z.literal('lista'),
      ...common,
      /** CSV with a column `email`, or an address a line. */
      lista: z
        .string(NO_LIST)
        .trim()
        .min(1, NO_LIST)
        .max(
          LIST_TEXT_MAX,
          `A lista passa de ${LIST_TEXT_MAX.toLocaleString('pt-BR')} caracteres.`,
        ),
      /** How many are drawn; missing or null for all. */
      amostra: z.number(SAMPLE).int(SAMPLE).min(LIST_MIN, SAMPLE).max(LIST_MAX, SAMPLE).nullish(),
    }),
  ],
  { error: NO_WAY },
)
export type NewInvitation = z.infer<typeof newInvitation>

export const invitationWire = z.object({
  _id: recordId,
  envio: z.enum(['link', 'lista']),
  produto: z.object({ _id: recordId, nome: z.string() }),
  /** Where it leads. */
  url: z.string(),
  situacao: z.enum(['valendo', 'encerrado']),
  criadoEm: z.string(),
  terminaEm: z.string(),
  /** Addresses on the list, and how many of them were drawn; null of a link. */
  naLista: z.number().int().nullable(),
  sorteados: z.number().int().nullable(),
  /** Published reviews that came by it. */
  avaliacoes: z.number().int(),
})
export type InvitationWire = z.infer<typeof invitationWire>

/** Answer to a new one. */
export const begunInvitation = invitationWire.extend({
  /** Addresses that were on the list more than once. */
  repetidos: z.number().int(),
})
export type BegunInvitation = z.infer<typeof begunInvitation>

/** What customers can be asked to review. */
export const invitable = z.object({
  produtos: z.array(z.object({ _id: recordId, nome: z.string() })),
  /** How much more the catalogue has that the supplier does not count as a seller of. */
  aConfirmar: z.number().int(),
})
export type Invitable = z.infer<typeof invitable>

export const invitationIds = z.object({ id: recordId, convite: recordId })

export const invitationToken = z.object({
  token: z.string().min(1, 'Link inválido.').max(INVITATION_TOKEN_MAX, 'Link inválido.'),
})

export const stopToken = z.object({
  token: z.string().min(1, 'Link inválido.').max(300, 'Link inválido.'),
})

/** What somebody who was invited sees. */
export const invitedWire = z.object({
  fornecedor: z.object({ _id: recordId, nome: z.string(), logotipo: z.string() }),
  produto: z.object({ _id: recordId, nome: z.string() }),
  /** False once it ended: the product can be reviewed all the same. */
  vale: z.boolean(),
})
export type InvitedWire = z.infer<typeof invitedWire>
