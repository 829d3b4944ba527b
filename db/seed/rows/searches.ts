import { TIME_ZONE } from '#/domain/dates.ts'
import { foldText } from '#/domain/text.ts'
import { VISITOR_MARKS } from '#/features/search/counts/limits.ts'
import { integer, randomFrom } from '../random.ts'
import { daysBefore } from './time.ts'

/** Days of searches that the demonstration has. */
const DAYS = 30

/** What was searched for, and by how many on a day at most. */
const FOUND: [text: string, most: number][] = [
  ['erp', 38],
  ['nota fiscal', 31],
  ['folha de pagamento', 26],
  ['crm', 22],
  ['controle de estoque', 19],
  ['ponto eletrônico', 16],
  ['gestão de projetos', 12],
  ['assinatura eletrônica', 11],
  ['restaurante', 9],
]
const MISSED: [text: string, most: number][] = [
  ['livro caixa', 5],
  ['programa para sorveteria', 3],
  ['vistoria cautelar', 3],
  ['controle de colmeias', 2],
]

const dayOf = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone: TIME_ZONE })

/** Marks of so many visitors. */
const marksOf = (visitors: number) => '1'.repeat(visitors).padEnd(VISITOR_MARKS, '0')

/** What people searched for of late, fewer on weekends. */
export function searchRows(now: Date) {
  const random = randomFrom('searches')
  const asked = [
    ...FOUND.map(([text, most]) => ({ text, most, found: true })),
    ...MISSED.map(([text, most]) => ({ text, most, found: false })),
  ]
  const searchCounts = Array.from({ length: DAYS }, (_, ago) => daysBefore(now, ago)).flatMap(
    (moment) => {
      const isWeekend = [0, 6].includes(moment.getUTCDay())
      return asked.flatMap(({ text, most, found }) => {
        const visitors = Math.floor(integer(random, most >> 1, most) / (isWeekend ? 3 : 1))
        const visit = {
          source: 'offers' as const,
          text: foldText(text),
          found,
          visitors: marksOf(visitors),
        }
        return visitors > 0 ? [{ ...visit, day: dayOf(moment) }] : []
      })
    },
  )
  const frequentSearches = FOUND.map(([text, most]) => ({
    text: foldText(text),
    spelling: text,
    searches: most * DAYS,
  }))
  return { searchCounts, frequentSearches }
}
