import { z } from 'zod'
import { oneLine } from '#/platform/text-fields.ts'
import { recordId } from '#/platform/wire.ts'
import { API_KEY_NAME_MAX } from '../limits.ts'

const NO_NAME = 'Dê um nome à chave, como “Planilha de preços”.'

/** Body of `POST /v1/login/chaves`. */
export const newKey = z.object({
  nome: oneLine(NO_NAME).pipe(
    z.string().min(1, NO_NAME).max(API_KEY_NAME_MAX, `Use até ${API_KEY_NAME_MAX} caracteres.`),
  ),
})

export const keyWire = z.object({
  _id: recordId,
  nome: z.string(),
  /** ISO 8601. */
  criadaEm: z.string(),
  /** `YYYY-MM-DD`; '' of one that was never used. */
  usadaEm: z.string(),
})
export type KeyWire = z.infer<typeof keyWire>

/** Answer to it: the one time that a key is told. */
export const madeKey = keyWire.extend({ chave: z.string() })
export type MadeKey = z.infer<typeof madeKey>

export const keyId = z.object({ id: recordId })
