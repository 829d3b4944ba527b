import { z } from 'zod'
import { recordId } from '#/platform/wire.ts'
import { alertWire } from './alerts/schema.ts'

const count = z.number().int()

/** A product or supplier. */
const target = z.object({
  id: recordId,
  tipo: z.enum(['software', 'fornecedor']),
  nome: z.string(),
})
export type NamedTarget = z.infer<typeof target>
/** Of hours; null where nothing was decided. */
const hours = z.number().nullable()

/** What something was counted for: a reason of reports, or 'sem_denuncia' where nobody had reported it. */
const byReason = z.array(z.object({ motivo: z.string(), total: count }))

/** Recourses against decisions; those that their author ended are neither granted nor refused. */
const recourses = z.object({ recebidos: count, aceitos: count, negados: count, aguardando: count })
export type RecourseFigures = z.infer<typeof recourses>

const transparencyFigures = z.object({
  /** All that there are now, by what became of them. */
  avaliacoes: z.object({
    recebidas: count,
    publicadas: count,
    aguardando: count,
    ocultas: count,
    retiradas: count,
    /** Of those that wait, for longer than was promised; null of nights before it was counted. */
    foraDoPrazo: count.nullable(),
    /** Published because nobody decided in time. */
    semDecisao: count.nullable(),
    /** Why those that wait do; one may for several reasons. */
    porSinal: byReason,
  }),
  /** By month of Brazil, the earliest first. */
  meses: z.array(z.object({ mes: z.string(), recebidas: count, ocultadas: count })),
  /** Decisions of these months to hide a review. */
  ocultadasPorMotivo: byReason,
  /** Of these the ones that waited, by what signals had found; one may count for several. */
  ocultadasPorSinal: byReason,
  denuncias: z.object({
    recebidas: count,
    decididas: count,
    aguardando: count,
    medianaHoras: hours,
    nonaDecimaHoras: hours,
    porMotivo: byReason,
  }),
  /** Reports by who administers a page of what is reviewed, and how many of the decided ones hid the review. */
  empresas: z.object({ pedidos: count, decididos: count, atendidos: count }),
  /** Recourses to another moderator, by who made them; null of nights before there were any. */
  recursos: z.object({ autores: recourses, empresas: recourses }).nullable(),
  /** What was said to be wrong with declarations of readiness. */
  declaracoes: z.object({ denuncias: count, decididas: count, aceitas: count }),
  /** Where reviews were hidden in these months. */
  alvos: z.array(z.object({ id: recordId, ocultadas: count })),
})
export type TransparencyFigures = z.infer<typeof transparencyFigures>

export const transparencyReport = transparencyFigures.extend({
  /** Of which day it is. */
  dia: z.string(),
  /** Those that everybody sees today. */
  alvos: z.array(target.extend({ ocultadas: count })),
  /** What pages say today of attempts to bend their reviews. */
  alertas: z.array(target.extend(alertWire.shape)),
})
export type TransparencyReport = z.infer<typeof transparencyReport>

export const targetId = z.object({ id: recordId })

/** What was decided about reviews of one target: never what they said, by whom, nor on which day. */
export const moderationLog = z.object({
  nome: z.string(),
  link: z.string(),
  /** The latest first; none without a decision. */
  meses: z.array(z.object({ mes: z.string(), ocultadas: count, restauradas: count })),
  /** Why they were hidden; null where they are too few to say it. */
  motivos: byReason.nullable(),
})
export type ModerationLog = z.infer<typeof moderationLog>
