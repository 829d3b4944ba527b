import { z } from 'zod'
import type { AuthorKnown } from './formula.ts'

/** How the author of a review was known, by the words of the wire. */
export const AUTHORS = {
  own_domain: 'dominio_proprio',
  mailbox: 'email_confirmado',
  gone: 'conta_excluida',
} as const satisfies Record<AuthorKnown, string>

export const authorWire = z.enum(Object.values(AUTHORS))

/** Answer of `GET /v1/indice`: all that it takes to compute the index again from the reviews. */
export const indexWire = z.object({
  /** In words and signs. */
  formula: z.string(),
  avaliacoesImaginarias: z.number(),
  notaImaginaria: z.number(),
  meiaVidaDias: z.number(),
  /** By `autor` of a review. */
  pesos: z.record(authorWire, z.number()),
  casasDecimais: z.number().int(),
})
