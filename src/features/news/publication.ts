import { DAY_MS } from '#/domain/durations.ts'
import { saoPauloMoment } from '#/domain/sao-paulo.ts'
import { SCHEDULE_DAYS } from './limits.ts'
import type { ArticleType } from './schema.ts'

/** How an item stands. */
export const SITUATIONS = ['rascunho', 'agendado', 'publicado'] as const
export type Situation = (typeof SITUATIONS)[number]

interface Publishable {
  type: ArticleType
  company: string
  url: string
  comment: string
  situacao: Situation
  agendadoPara: string
}

/** Whether a body shows nothing, as what an editor leaves of an empty text. */
export const isBlankBody = (html: string) =>
  !/<(img|hr)\b/i.test(html) && html.replace(/<[^<>]*>|&nbsp;|\s/g, '') === ''

/**
 * What an item still lacks for what is asked of it, by field; drafts lack nothing.
 * @param now in milliseconds
 */
export function missingToPublish(item: Publishable, now = Date.now()): Record<string, string> {
  if (item.situacao === 'rascunho') return {}
  const { type, company, url, comment } = item
  const missing: Record<string, string> = {}
  if (type === 'Career' && !company) missing.company = 'Insira a empresa que oferece a vaga.'
  if (isBlankBody(comment) && !(type === 'News' && url))
    missing.comment =
      type === 'News' ? 'Escreva o texto ou insira o endereço da notícia.' : 'Escreva o texto.'
  const wrongMoment = item.situacao === 'agendado' && momentRefusal(item.agendadoPara, now)
  if (wrongMoment) missing.agendadoPara = wrongMoment
  return missing
}

/** @returns '' for a moment to schedule something for */
function momentRefusal(written: string, now: number): string {
  const moment = saoPauloMoment(written)?.getTime()
  if (!moment) return 'Insira uma data e uma hora válidas.'
  if (moment <= now) return 'Escolha um momento no futuro.'
  return moment > now + SCHEDULE_DAYS * DAY_MS ? 'Agende para no máximo daqui a um ano.' : ''
}
