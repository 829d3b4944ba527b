import { z } from 'zod'
import { cnpjText } from '#/features/lookups/schema.ts'
import { LABEL_NAMES } from '#/features/reviews/labels.ts'
import { reviewed } from '#/features/reviews/reviewed.ts'
import { CONSENT } from './consent.ts'

const NOT_AGREED = 'Leia e aceite a autorização para enviar o arquivo.'

/** Body of `POST /v1/comment/{id}/comprovacao`, beside its file. */
export const proofForm = z.object({ consentimento: z.literal(CONSENT, NOT_AGREED) })

/** Body of `POST /v1/comment/{id}/comprovacao/empresa`; gives the CNPJ bare. */
export const companyForm = (digitsOnly: boolean) => z.object({ cnpj: cnpjText(digitsOnly) })

export const PROOF_STATES = ['waiting', 'upheld', 'dismissed', 'expired'] as const
export type ProofState = (typeof PROOF_STATES)[number]

/** What an author sees of how a review of theirs is proven. */
export const ownProof = z.object({
  alvo: reviewed.omit({ _id: true }),
  etiquetas: z.array(z.enum(LABEL_NAMES)),
  /** The last file that was sent; null for none. */
  comprovacao: z
    .object({
      situacao: z.enum(PROOF_STATES),
      resposta: z.string(),
      enviadaEm: z.string(),
      /** When the file was destroyed, or null while it is there. */
      destruidaEm: z.string().nullable(),
    })
    .nullable(),
  /** Whether a supplier of it answered a request of theirs here, so that they may show that. */
  teveConversa: z.boolean(),
  /** To be agreed to, word for word. */
  consentimento: z.string(),
})
export type OwnProof = z.infer<typeof ownProof>
