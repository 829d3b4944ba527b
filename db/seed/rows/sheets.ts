import type { offerFacts, offerIntegrations, offerPrices, offerTraits } from '#/db/schema/index.ts'
import { monthlyFrom } from '#/features/facts/prices.ts'
import { traitsOf } from '#/features/facts/traits.ts'
import type { FactValues, Plan } from '#/features/facts/values.ts'
import type { PlanSeed, SheetSeed } from '../data/shapes.ts'
import { SHEETS } from '../data/sheets/index.ts'
import { integer, randomFrom } from '../random.ts'
import type { PlannedService, PlannedSoftware } from './catalogue.ts'
import { daysBefore } from './time.ts'

/** Days ago that a supplier said things last; what its page begins with is as old as the page. */
const SAID = { from: 3, to: 320 }
/** So many facts of a product were said again since the rest. */
const RENEWED_SHARE = 0.3

const centsOf = (reais: number) => Math.round(reais * 100)
const words = (text: string | undefined) => text?.split(' ')

const planOf = ([nome, reais, periodo, por, inclui, limites]: PlanSeed): Plan => ({
  nome,
  precoCentavos: reais === null ? null : centsOf(reais),
  periodo,
  por,
  inclui,
  limites: limites ?? '',
})

const support = ({ support, hours }: SheetSeed) =>
  support || hours ? { canais: words(support) ?? [], horario: hours ?? null } : undefined

const exported = ({ exports, exportDays }: SheetSeed) =>
  exports || exportDays !== undefined
    ? { formatos: words(exports) ?? [], prazoDias: exportDays ?? null }
    : undefined

/** Facts by their names; the seed's test holds them against the shapes that forms enforce. */
const valuesOf = (sheet: SheetSeed) =>
  ({
    planos: sheet.plans?.map(planOf),
    taxaImplantacaoCentavos: sheet.setUp === undefined ? undefined : centsOf(sheet.setUp),
    fidelidadeMeses: sheet.minimum,
    reajuste: sheet.adjustment,
    diasGratis: sheet.trial,
    temPlanoGratuito: sheet.freePlan,
    diasImplantacao: sheet.goLive,
    portes: words(sheet.sizes),
    setores: words(sheet.sectors),
    plataformas: words(sheet.platforms),
    hospedagem: sheet.hosting,
    idiomas: words(sheet.languages),
    suporte: support(sheet),
    exportacao: exported(sheet),
    integracoes: sheet.products || sheet.worksWith ? (words(sheet.worksWith) ?? []) : undefined,
  }) as { [Name in keyof FactValues]: FactValues[Name] | undefined }

/** Facts of a product with the day on which each was said. */
function factRows(offerId: string, name: string, values: object, now: Date) {
  const random = randomFrom(`sheet of ${name}`)
  const said = integer(random, SAID.from, SAID.to)
  return Object.entries(values).flatMap(([fact, value]): (typeof offerFacts.$inferInsert)[] => {
    const days = random() < RENEWED_SHARE ? integer(random, 1, said) : said
    if (value === undefined) return []
    return [{ offerId, fact, value, source: 'supplier', statedAt: daysBefore(now, days) }]
  })
}

/** What the plans of a product cost, and cost before: what holds began where what held ended. */
function priceRows(offerId: string, sheet: SheetSeed, begun: Date, now: Date) {
  const held = (sheet.before ?? []).map(([plan, reais, since, until]) => {
    const found = sheet.plans?.find(([name]) => name === plan)
    if (!found) throw new Error(`A price of before is of no plan: '${plan}'.`)
    const [, , period, unit] = found
    return {
      ...{ offerId, plan, period, unit, priceCents: centsOf(reais) },
      ...{ since: daysBefore(now, since), until: daysBefore(now, until) },
    }
  })
  const holds = (sheet.plans ?? []).map(planOf).map((plan) => ({
    ...{ offerId, plan: plan.nome, period: plan.periodo, unit: plan.por },
    priceCents: plan.precoCentavos,
    since: held.findLast((price) => price.plan === plan.nome)?.until ?? begun,
    until: null,
  }))
  return [...held, ...holds] satisfies (typeof offerPrices.$inferInsert)[]
}

/**
 * What is known of products, what they cost, and what lists are narrowed down by.
 * @throws Error when a sheet is of an unknown product, or names one
 */
export function sheetRows(offers: (PlannedSoftware | PlannedService)[], now: Date) {
  const byName = new Map(offers.map(({ row }) => [row.name, row]))
  const found = (name: string) => {
    const row = byName.get(name)
    if (!row) throw new Error(`A sheet names an unknown product: '${name}'.`)
    return row
  }
  const sheets = Object.entries(SHEETS).map(([name, sheet]) => {
    const { id, createdAt } = found(name)
    const values = valuesOf(sheet)
    return { name, sheet, id, values, begun: createdAt ?? now }
  })
  return {
    monthlyFrom: new Map(
      sheets.map(({ id, values }) => [id, monthlyFrom(values.planos ?? [])] as const),
    ),
    offerFacts: sheets.flatMap(({ id, name, values }) => factRows(id, name, values, now)),
    offerTraits: sheets.flatMap(({ id, values }) =>
      Object.entries(traitsOf(values as Parameters<typeof traitsOf>[0])).flatMap(
        ([facet, traits]) =>
          traits.map((value): typeof offerTraits.$inferInsert => ({ offerId: id, facet, value })),
      ),
    ),
    offerPrices: sheets.flatMap(({ id, sheet, begun }) => priceRows(id, sheet, begun, now)),
    offerIntegrations: sheets.flatMap(({ id, sheet, begun }) =>
      (sheet.products ?? []).map((other): typeof offerIntegrations.$inferInsert => ({
        offerId: id,
        otherId: found(other).id,
        createdAt: begun,
      })),
    ),
  }
}
