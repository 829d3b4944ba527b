import { z } from 'zod'
import { oneLine } from '#/platform/text-fields.ts'
import { recordId } from '#/platform/wire.ts'
import { EVENT_NAMES } from './events.server.ts'

/** What may be watched. */
const SUBJECT_KINDS = ['produto', 'fornecedor', 'categoria', 'busca'] as const
const kind = z.enum(SUBJECT_KINDS, 'Tipo inválido.')

/** Longest parameters of a search, in characters. */
const SUBJECT_MAX = 2000

/**
 * What is meant: `alvo` is the id of a product or supplier, the name of a category, or the parameters of a search as
 * the address of the list has them.
 */
export const subject = z.object({
  tipo: kind,
  alvo: oneLine('Diga o que acompanhar.').pipe(
    z
      .string()
      .min(1, 'Diga o que acompanhar.')
      .max(SUBJECT_MAX, `Aceita até ${SUBJECT_MAX} caracteres.`),
  ),
})
export type Subject = z.infer<typeof subject>

const events = z
  .array(z.enum(EVENT_NAMES, 'Novidade inválida.'))
  .min(1, 'Escolha ao menos um tipo de novidade.')
  .transform((names) => EVENT_NAMES.filter((name) => names.includes(name)))

export const newWatch = subject.extend({ eventos: events })
export type NewWatch = z.infer<typeof newWatch>

export const RHYTHMS = ['diaria', 'semanal', 'nunca'] as const
const rhythm = z.enum(RHYTHMS, 'Frequência inválida.')
export const settingsChange = z.object({ frequencia: rhythm })

export const watchId = z.object({ id: recordId })
export const secret = z.object({ token: z.string().max(500) })

/** What is watched, or would be. */
const named = z.object({ tipo: kind, alvo: z.string(), nome: z.string(), link: z.string() })

/** A kind of news, and its words. */
const option = z.object({ valor: z.string(), texto: z.string() })

/** Something that may be watched, before it is. */
export const proposal = named.extend({ opcoes: z.array(option) })
export type Proposal = z.infer<typeof proposal>

const watch = named.extend({
  id: recordId,
  /** It is hidden at present, and has no name. */
  oculto: z.boolean(),
  eventos: z.array(z.string()),
  desde: z.string(),
})
export type WatchWire = z.infer<typeof watch>

export const watchesAnswer = z.object({
  itens: z.array(watch),
  opcoes: z.array(option),
  frequencia: rhythm,
  /** Whether there is an address of a feed. */
  feed: z.boolean(),
})
export type WatchesWire = z.infer<typeof watchesAnswer>

export const newsItem = z.object({
  acompanhamento: recordId,
  tipo: z.string(),
  em: z.string(),
  texto: z.string(),
  link: z.string(),
})
export type NewsItem = z.infer<typeof newsItem>
