import { z } from 'zod'
import { DAY_MS } from '#/domain/durations.ts'
import { saoPauloDay } from '#/domain/sao-paulo.ts'
import { paymentWire } from '#/features/payments/schema.ts'
import { oneLine, textBlock } from '#/platform/text-fields.ts'
import { pageNumber, recordId } from '#/platform/wire.ts'
import { AHEAD_DAYS_MAX, DESCRIPTION_MAX, NAME_MAX, RUN_DAYS_MAX } from './limits.ts'
import { STATES } from './states.ts'

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

const day = (message: string) => z.iso.date(message)
const isDay = (value: unknown) => z.iso.date().safeParse(value).success

interface Period {
  dataInicio: string
  dataFim: string
}
/** First and last day included. */
const runDays = ({ dataInicio, dataFim }: Period) => daysBetween(dataInicio, dataFim) + 1

/** About the two days together: shown beside what is wrong with other fields. */
const ofPeriod = (message: string) => ({
  path: ['dataFim'],
  message,
  when: ({ value }: { value: unknown }) => {
    const { dataInicio, dataFim } = (value ?? {}) as Partial<Period>
    return isDay(dataInicio) && isDay(dataFim)
  },
})

/**
 * What the form of an advertisement holds, beside its picture.
 * @param today in São Paulo, as 2026-11-21
 */
export const advertisementFields = (today: () => string = saoPauloDay) =>
  z
    .object({
      nomePublicidade: oneLine('Insira um nome para a publicidade.').pipe(
        z
          .string()
          .min(1, 'Insira um nome para a publicidade.')
          .max(NAME_MAX, `Use até ${NAME_MAX} caracteres.`),
      ),
      dataInicio: day('Insira uma data de início válida.').pipe(
        z
          .string()
          .refine((start) => start >= today(), 'A data de início não pode estar no passado.')
          .refine(
            (start) => daysBetween(today(), start) <= AHEAD_DAYS_MAX,
            'A data de início pode estar até um ano à frente.',
          ),
      ),
      dataFim: day('Insira uma data de fim válida.'),
      descricao: textBlock('Insira uma descrição.').pipe(
        z
          .string()
          .min(1, 'Insira uma descrição.')
          .max(DESCRIPTION_MAX, `Max ${DESCRIPTION_MAX} caracteres`),
      ),
    })
    .refine(
      (period) => runDays(period) >= 1,
      ofPeriod('A data de fim não pode ser anterior à de início.'),
    )
    .refine(
      (period) => runDays(period) <= RUN_DAYS_MAX,
      ofPeriod(`A publicidade pode durar até ${RUN_DAYS_MAX} dias.`),
    )
export type AdvertisementFields = z.infer<ReturnType<typeof advertisementFields>>

/** An advertisement, as those who manage its page see it. */
export const advertisementWire = z.object({
  _id: recordId,
  nomePublicidade: z.string(),
  /** Days in São Paulo, as 2026-11-21. */
  dataInicio: z.string(),
  dataFim: z.string(),
  descricao: z.string(),
  /** Address of the picture. */
  logotipo: z.string(),
  status: z.enum(STATES),
  /** Why an Admin refused it; '' for none. */
  motivo: z.string(),
  /** How often it was seen and clicked, by people who agreed to be measured. */
  visualizacoes: z.number().int(),
  cliques: z.number().int(),
  /** Of those, in the last 30 days. */
  recentes: z.object({ visualizacoes: z.number().int(), cliques: z.number().int() }),
  /** The one that was paid, or the latest; null before the first. */
  pagamento: paymentWire.nullable(),
  /** Of what it says; who changes or approves it names the one that they read. */
  version: z.string(),
  criadoEm: z.string(),
})
export type AdvertisementWire = z.infer<typeof advertisementWire>

/** Answer of `GET /v1/vendor/{id}/publicidades`. */
export const advertisementsWire = z.object({
  data: z.array(advertisementWire),
  page: z.number().int(),
  totalPages: z.number().int(),
  /** What one costs, in centavos. */
  preco: z.number().int(),
})
export type AdvertisementsWire = z.infer<typeof advertisementsWire>

export const advertisementsQuery = z.object({ page: pageNumber.default(1) })

export const advertisementId = z.object({ id: recordId })
/** As answered with what was read of an advertisement. */
export const advertisementVersion = z.string('Versão inválida.').max(64, 'Versão inválida.')
