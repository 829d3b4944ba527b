import { formatDay } from '#/domain/dates.ts'
import { monthlyPriceOf, monthlyPriceText } from '#/domain/monthly-price.ts'
import { FACTS, type Fact, type FactGroup, type FactName, factsOf } from './definition.ts'
import { INTEGRATION_GROUPS } from './integrations.ts'
import { pricePlots } from './price-plot.server.ts'
import type { FactSource, LinkedProduct, PriceWire, SheetWire, Stated } from './schema.ts'
import type { FactGroupShown, FactLine, SheetShown } from './shown.ts'
import { perText, priceText, wordsOf } from './words.ts'

const BY: Record<FactSource, string> = {
  fornecedor: 'pelo fornecedor',
  administracao: 'pela Praça',
  importacao: 'de arquivo importado',
}

const saidText = ({ atualizadoEm, fonte }: Stated) =>
  `Informado ${BY[fonte]} em ${formatDay(atualizadoEm)}`

type Line = Omit<FactLine, 'said'>

/** A fact as lines; one of several parts is a line for each, and integrations one for each kind. */
function linesOf(name: FactName, fact: Fact, sheet: SheetWire): Line[] {
  const value = sheet[name]
  if (fact.kind === 'parts')
    return Object.entries(fact.parts).map(([part, of]) => ({
      name: `${name}.${part}`,
      label: of.label,
      values: wordsOf(of, (value as Record<string, unknown> | null)?.[part]),
    }))
  if (fact.kind === 'integrations')
    return Object.entries<Record<string, string>>(INTEGRATION_GROUPS).map(([label, options]) => ({
      name: label,
      label,
      values: (sheet.integracoes ?? []).flatMap((one) => options[one] ?? []),
    }))
  return [{ name, label: fact.label, values: wordsOf(fact, value) }]
}

interface Known {
  known: { said: string; lines: Line[] }[]
  /** What was said alike; '' where each is by itself. */
  common: string
  isShown: boolean
}

/** What is known of a group, each with who said it. */
function knownOf(group: FactGroup, sheet: SheetWire): Known {
  const known = factsOf(group).flatMap(([name, fact]) => {
    const stated = sheet.fontes[name]
    if (!stated) return []
    const lines = fact.kind === 'plans' ? [] : linesOf(name, fact, sheet)
    return [{ said: saidText(stated), lines: lines.filter(({ values }) => values.length > 0) }]
  })
  const hasPlans = group === 'precos' && (sheet.planos ?? []).length > 0
  return {
    known,
    common: commonOf(known.map(({ said }) => said)),
    isShown: hasPlans || known.some(({ lines }) => lines.length > 0),
  }
}

/**
 * What is known of each group, with who said it: in one sentence of what was said alike, once where that is so of
 * several groups, and beside each of the rest.
 */
function groupsOf(sheet: SheetWire): Record<FactGroup, FactGroupShown> {
  // In this order: the first that is shown says what is so of several.
  const all = {
    precos: knownOf('precos', sheet),
    publico: knownOf('publico', sheet),
    detalhes: knownOf('detalhes', sheet),
  }
  const shown = Object.values(all).filter(({ isShown }) => isShown)
  const alike = shown.filter(({ common }) => common !== '' && common === ofSeveral(shown))
  const speaker = alike[0]
  const sentenceOf = (group: Known) => {
    if (group !== speaker && alike.includes(group)) return ''
    const isAll = group === speaker
    const told = isAll ? shown.flatMap(({ known }) => known) : group.known
    const isOne = told.every(({ said }) => said === group.common)
    const common = isAll ? group.common.replace('Informado', 'Ficha informada') : group.common
    return common && (isOne ? common : `${common}, salvo onde há outra data`)
  }
  const plans = sheet.fontes.planos
  const shownOf = (group: Known) => ({
    lines: group.known.flatMap(({ said, lines }) =>
      lines.map((line) => (said === group.common ? line : { ...line, said })),
    ),
    said: [
      sentenceOf(group),
      // Plans are shown before the lines: their sentence names them.
      group === all.precos &&
        plans &&
        saidText(plans) !== group.common &&
        `Planos: ${saidText(plans).replace('I', 'i')}`,
    ]
      .filter(Boolean)
      .join('. '),
  })
  return {
    precos: shownOf(all.precos),
    publico: shownOf(all.publico),
    detalhes: shownOf(all.detalhes),
  }
}

/** What most groups have in common, where that is so of two at least. */
function ofSeveral(groups: Known[]): string {
  const common = commonOf(groups.map(({ common }) => common))
  return groups.filter((group) => group.common === common).length > 1 ? common : ''
}

/** What all of them are, or else what most of several are; '' where each is by itself. */
function commonOf(texts: string[]): string {
  const countOf = (text: string) => texts.filter((other) => other === text).length
  const best = texts.reduce((one, text) => (countOf(text) > countOf(one) ? text : one), '')
  return texts.length === 1 || countOf(best) > 1 ? best : ''
}

const presentPrice = ({ plano, desde, ate, ...price }: PriceWire) => ({
  plan: plano,
  price: priceText(price),
  per: perText(price),
  from: formatDay(desde),
  to: ate ? formatDay(ate) : '',
})

const NOTES: Record<LinkedProduct['citadoPor'], string> = {
  este: '',
  ambos: '',
  outro: 'Informado pelo outro fornecedor',
}

const UNCONFIRMED = 'Não confirmada pelo outro fornecedor'

/** A sheet as an offer's page shows it. */
export function showSheet(sheet: SheetWire, now = new Date()): SheetShown {
  const { planos, precos, produtos } = sheet
  const groups = groupsOf(sheet)
  const monthly = monthlyPriceOf(sheet.mensalAPartirDeCentavos, sheet.mensalAPartirDePor)
  return {
    from: monthly && monthly.cents > 0 ? monthlyPriceText(monthly) : '',
    plans: (planos ?? []).map((plan) => ({
      name: plan.nome,
      price: priceText(plan),
      cents: plan.precoCentavos,
      per: plan.precoCentavos ? perText(plan) : '',
      period: plan.periodo,
      includes: plan.inclui.split('\n').filter((line) => line.trim() !== ''),
      limits: plan.limites,
    })),
    prices: groups.precos,
    history: precos.some(({ ate }) => ate) ? precos.map(presentPrice) : [],
    plots: pricePlots(precos, now),
    audience: groups.publico,
    details: groups.detalhes,
    platforms: wordsOf(FACTS.plataformas, sheet.plataformas),
    products: produtos.map(({ _id, name, logo, citadoPor, recusadoPor }) => ({
      id: _id,
      name,
      logo,
      note: recusadoPor ? UNCONFIRMED : NOTES[citadoPor],
    })),
  }
}

/** A row of a comparison: what a sheet says of one thing; nothing where nobody said it. */
export interface FactRow {
  name: string
  label: string
  values: string[]
}

/** The rows that a comparison of software shows, the same for every sheet and in the same order. */
export const factRows = (sheet: SheetWire): FactRow[] =>
  factsOf().flatMap(([name, fact]): FactRow[] => {
    const lines = linesOf(name, fact, sheet)
    if (fact.kind !== 'integrations') return lines
    const products = sheet.produtos.flatMap(({ name, recusadoPor }) => (recusadoPor ? [] : name))
    // Dozens of them are read by kind, one line each.
    return [...lines, { name: 'produtos', label: 'Softwares da Praça', values: products }].map(
      ({ label, values, ...line }) => ({
        ...line,
        label: `${fact.label}: ${label}`,
        values: values.length > 0 ? [values.join(', ')] : [],
      }),
    )
  })
