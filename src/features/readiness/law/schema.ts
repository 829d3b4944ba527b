import { z } from 'zod'
import { oneLine } from '#/platform/text-fields.ts'
import { recordId } from '#/platform/wire.ts'
import { LAW_AUDIENCE_MAX, LAW_TITLE_MAX } from '../limits.ts'
import { day, publicAddress, readinessItem } from '../schema.ts'

const line = (missing: string, max: number) =>
  oneLine(missing).pipe(z.string().min(1, missing).max(max, `Use até ${max} caracteres.`))

const NO_SOURCE = 'Use o endereço de onde a data está escrita, que comece com https://.'

/** A date of the law as an Admin writes it. */
export const newLawDate = z.object({
  /** What a product needs by then. */
  item: readinessItem,
  titulo: line('Escreva o que passa a valer.', LAW_TITLE_MAX),
  paraQuem: line('Escreva para quem vale.', LAW_AUDIENCE_MAX),
  /** `YYYY-MM-DD`. */
  dia: day
    .refine((text) => text >= '2000-01-01', 'Use uma data a partir de 2000.')
    .refine((text) => text <= '2099-12-31', 'Use uma data até 2099.'),
  fonte: publicAddress(NO_SOURCE),
})
export type NewLawDate = z.output<typeof newLawDate>

/** As everybody reads it. */
export const lawDateWire = z.object({
  _id: recordId,
  item: readinessItem,
  titulo: z.string(),
  paraQuem: z.string(),
  /** `YYYY-MM-DD`. */
  dia: z.string(),
  fonte: z.string(),
})
export type LawDateWire = z.output<typeof lawDateWire>

export const lawDateVersion = z.object({ version: z.iso.datetime('Versão inválida.') })
export const lawDateEdit = newLawDate.extend(lawDateVersion.shape)
export type LawDateEdit = z.output<typeof lawDateEdit>

/** As an Admin reads it: with the version that is not to be overwritten by who did not see it. */
export const deskLawDate = lawDateWire.extend({ version: z.string() })
export type DeskLawDate = z.output<typeof deskLawDate>

export const lawDateId = z.object({ id: recordId })
