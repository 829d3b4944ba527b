import { z } from 'zod'
import { oneLine } from '#/platform/text-fields.ts'
import { recordId } from '#/platform/wire.ts'
import { ALERT_MAX, ALERT_MIN } from '../limits.ts'

const NO_PAGE = 'Cole o endereço da página de um software, serviço ou fornecedor.'
const NO_TEXT = 'Escreva o que foi visto.'

/** An alert as an Admin writes it. */
export const newAlert = z.object({
  /** Address of the page. */
  pagina: oneLine(NO_PAGE).pipe(
    z.string().regex(/\/(?:software|supplier)\/details\/[0-9a-f-]{36}(?:[?#].*)?$/i, NO_PAGE),
  ),
  visto: oneLine(NO_TEXT).pipe(
    z
      .string()
      .min(ALERT_MIN, `Escreva o que foi visto com ao menos ${ALERT_MIN} caracteres.`)
      .max(ALERT_MAX, `Use até ${ALERT_MAX} caracteres.`),
  ),
})
export type NewAlert = z.output<typeof newAlert>

/** Whose page an address is. */
export const targetOfPage = (address: string) =>
  /\/details\/([0-9a-f-]{36})/i.exec(address)?.[1]?.toLowerCase() ?? ''

/** An alert as everybody reads it. */
export const alertWire = z.object({
  visto: z.string(),
  desde: z.string(),
  ate: z.string(),
})
export type AlertWire = z.output<typeof alertWire>

export const deskAlert = alertWire.extend({
  _id: recordId,
  estado: z.enum(['running', 'over']),
  alvo: z.object({ _id: recordId, tipo: z.enum(['software', 'fornecedor']), nome: z.string() }),
})
export type DeskAlert = z.output<typeof deskAlert>
