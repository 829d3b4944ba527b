import { dayOf, formatDate, formatDay } from '#/domain/dates.ts'
import { READINESS } from '#/domain/readiness.ts'
import { MEANINGS, READINESS_GROUPS, type ReadinessGroup } from './items.ts'
import type { LawDateWire } from './law/schema.ts'
import type { ReadinessWire } from './schema.ts'
import { SITUATION_NAMES } from './ui/situations.ts'
import type { Lack, ReadinessView, ShownItem } from './view.ts'

const SOURCES = {
  '': '',
  fornecedor: 'pelo fornecedor',
  administracao: 'pela Praça',
  importacao: 'por importação',
}

/** What a product's page says of its readiness, in words; what nobody informed is only named. */
export function readinessView(
  all: ReadinessWire[],
  dates: LawDateWire[],
  now: Date,
): ReadinessView {
  const told = all.filter(({ declaradoEm, retiradaEm }) => declaradoEm || retiradaEm)
  const groups = Object.entries(READINESS_GROUPS).flatMap(([group, name]) => {
    const items = told.filter(({ item }) => MEANINGS[item].group === (group as ReadinessGroup))
    return items.length > 0 ? [{ name, items: items.map(shown) }] : []
  })
  return {
    groups,
    unknown: all.filter((wire) => !told.includes(wire)).map(({ item }) => READINESS[item]),
    lacks: told.length > 0 ? lacksOf(all, dates, dayOf(now)) : [],
  }
}

const situationWord = ({ situacao, previsto }: Pick<ReadinessWire, 'situacao' | 'previsto'>) =>
  situacao === 'planejado' ? `Planejado para ${formatDate(previsto)}` : SITUATION_NAMES[situacao]

/** Each item in a word, in their order; nothing where nobody informed it. */
export const readinessRows = (all: ReadinessWire[]) =>
  all.map((wire) => ({
    label: READINESS[wire.item],
    values: wire.situacao === 'nao_informado' ? [] : [situationWord(wire)],
    situation: wire.situacao,
  }))

function shown(wire: ReadinessWire): ShownItem {
  const { item, situacao, previsto, prova, confirmam, discordam } = wire
  return {
    name: READINESS[item],
    means: MEANINGS[item].means,
    situation: situacao,
    word: situationWord({ situacao, previsto }),
    note: noteOf(wire),
    proof: situacao === 'nao_informado' ? '' : prova,
    said: saidOf(confirmam, discordam),
  }
}

function noteOf(wire: ReadinessWire) {
  const { situacao, declarado, declaradoEm, validoAte, retiradaEm, fonte, prova } = wire
  if (!declaradoEm) return `Declaração retirada pela Praça em ${formatDay(retiradaEm)}.`
  // What was taken away once stays known, whatever is said now.
  const before = retiradaEm ? ` A Praça retirou uma declaração em ${formatDay(retiradaEm)}.` : ''
  if (situacao === 'nao_informado')
    return `“${SITUATION_NAMES[declarado]}” declarado em ${formatDay(declaradoEm)} e venceu em ${formatDay(validoAte)}.${before}`
  const unproven = situacao === 'sim' && !prova ? ', sem comprovação' : ''
  return `Declarado ${SOURCES[fonte]} em ${formatDay(declaradoEm)}${unproven}.${before}`
}

function saidOf(confirm: number, disagree: number) {
  if (confirm + disagree === 0) return ''
  const users = (count: number, one: string, several: string) =>
    `${count.toLocaleString('pt-BR')} ${count === 1 ? one : several}`
  const agree = users(confirm, 'usuário confirma', 'usuários confirmam')
  return `${agree}, ${users(disagree, 'discorda', 'discordam')}`
}

/**
 * What the law asks for, now or soon, that the product does not have by then; the first first. What it asks
 * for by several dates is one, that of the first.
 */
const lacksOf = (all: ReadinessWire[], dates: LawDateWire[], today: string): Lack[] =>
  all
    .flatMap((wire) => {
      const { item, situacao, previsto } = wire
      if (situacao === 'sim') return []
      const isPlanned = situacao === 'planejado'
      const [first, ...more] = dates.filter(
        (date) => date.item === item && !(isPlanned && previsto <= date.dia),
      )
      return first ? { situacao, first, more } : []
    })
    .toSorted((a, b) => (a.first.dia < b.first.dia ? -1 : 1))
    .map(({ situacao, first: { titulo, paraQuem, dia, fonte }, more }) => ({
      word: situacao === 'nao_informado' ? 'Não informado' : 'Falta',
      name: titulo,
      since: `${dia <= today ? 'em vigor desde' : 'em vigor a partir de'} ${formatDate(dia)}`,
      audience: paraQuem,
      source: fonte,
      more: more.length,
    }))
