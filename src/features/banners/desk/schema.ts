import { z } from 'zod'
import { saoPauloMoment } from '#/domain/sao-paulo.ts'
import { linkAddress } from '#/domain/web-address.ts'
import { oneLine } from '#/platform/text-fields.ts'
import { recordId } from '#/platform/wire.ts'
import { DESCRIPTION_MAX, LINK_MAX } from '../limits.ts'
import { bannerType, bannerWire } from '../schema.ts'
import { STANDINGS } from '../standing.ts'

const BAD_LINK = 'Use um endereço do site, como /softwares, ou um que comece com https://.'
const BAD_MOMENT = 'Insira uma data e uma hora válidas.'

/** Neither a page of ours nor how anybody writes an address. */
const TWO_SLASHES = /^[/\\]{2}/

const link = oneLine(BAD_LINK)
  .pipe(z.string().min(1, BAD_LINK).max(LINK_MAX, `Use até ${LINK_MAX} caracteres.`))
  .refine((written) => !TWO_SLASHES.test(written) && linkAddress(written) !== '', BAD_LINK)

/** A clock's time in São Paulo, as `2026-11-18T14:05`; '' for none. */
const moment = z
  .string(BAD_MOMENT)
  .refine((written) => written === '' || saoPauloMoment(written) !== null, BAD_MOMENT)
  .default('')

/** What a banner's form holds, beside its picture. */
export const bannerFields = z
  .object({
    tipo: bannerType,
    descricao: oneLine('Descreva a imagem.').pipe(
      z
        .string()
        .min(3, 'Descreva a imagem.')
        .max(DESCRIPTION_MAX, `Use até ${DESCRIPTION_MAX} caracteres.`),
    ),
    urlRedirect: link,
    inicio: moment,
    fim: moment,
  })
  .refine(
    ({ inicio, fim }) => {
      const [start, end] = [saoPauloMoment(inicio), saoPauloMoment(fim)]
      return !start || !end || start < end
    },
    {
      path: ['fim'],
      message: 'O fim precisa vir depois do início.',
      // Beside what is wrong with other fields, not after it.
      when: ({ value }) => z.object({ inicio: moment, fim: moment }).safeParse(value).success,
    },
  )
export type BannerFields = z.infer<typeof bannerFields>

export const bannerId = z.object({ id: recordId })

/** What an Admin sees of a banner. */
export const deskBanner = bannerWire.extend({
  active: z.boolean(),
  standing: z.enum(STANDINGS),
  /** ISO 8601, or '' for none. */
  startsAt: z.string(),
  endsAt: z.string(),
  /** As the form has them: clocks in São Paulo. */
  inicio: z.string(),
  fim: z.string(),
  /** Of all time. */
  impressions: z.number().int(),
  clicks: z.number().int(),
})
export type DeskBanner = z.infer<typeof deskBanner>
