import { z } from 'zod'
import { recordId } from '#/platform/wire.ts'
import { RUN_STATES, type RunState, SOURCES } from '../names.ts'

/** A reading of a source, as Admins see it. */
export const sourceRun = z.object({
  _id: recordId,
  fonte: z.enum(SOURCES),
  situacao: z.enum(Object.keys(RUN_STATES) as RunState[]),
  linhas: z.number().int(),
  recusadas: z.number().int(),
  /** What came of it, or what ended it early; ''. */
  resultado: z.string(),
  /** Refused as what was read looks torn or too old: it may be brought in all the same. */
  duvidosa: z.boolean(),
  /** A command does it, or did. */
  porComando: z.boolean(),
  /** When it was asked for. */
  pedida: z.string(),
  /** '' while it is not at its end. */
  terminou: z.string(),
})
export type SourceRun = z.infer<typeof sourceRun>

/** What can be read, and when it was. */
export const sourceStates = z.array(
  z.object({
    fonte: z.enum(SOURCES),
    /** The host that it is read from; '' where no address says so. */
    endereco: z.string(),
    /** The variable that has the address. */
    variavel: z.string(),
    aCadaDias: z.number().int(),
    /** When it was last read to its end; ''. */
    lida: z.string(),
    /** Rows that were read then; 0. */
    linhas: z.number().int(),
    /** The latest reading, at its end or not; null where there was none. */
    ultima: sourceRun.nullable(),
  }),
)
export type SourceStates = z.infer<typeof sourceStates>

/** Body of `POST /v1/admin/registers`. */
export const sourceToRead = z.object({
  fonte: z.enum(SOURCES, 'Fonte inválida.'),
  /** Also where what is read looks torn or too old, as the latest reading found. */
  assimMesmo: z.boolean('Valor inválido.').default(false),
})
export type SourceToRead = z.infer<typeof sourceToRead>
