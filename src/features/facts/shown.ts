/** What is known of a product in the words of a screen, made on the server: browsers need no table of facts. */

import type { PERIODS } from '#/domain/product-facts.ts'

export interface FactLine {
  name: string
  label: string
  /** One, or several that are listed. */
  values: string[]
  /** When it was said and by whom, where that is not so of all of its group. */
  said?: string
}

export interface FactGroupShown {
  lines: FactLine[]
  /** When all of it was said and by whom, as 'Informado pelo fornecedor em 18 nov 2026'; '' where it differs. */
  said: string
}

export interface PlanShown {
  name: string
  /** As 'R$ 99,00', 'Grátis', 'Sob consulta'. */
  price: string
  /** The same in centavos; null for what is told on request. */
  cents: number | null
  /** As 'por mês, por empresa'. */
  per: string
  period: keyof typeof PERIODS
  includes: string[]
  limits: string
}

export interface PriceShown {
  plan: string
  price: string
  per: string
  from: string
  /** '' of what holds. */
  to: string
}

/** What a plan has cost, as a line. */
export interface PricePlot {
  plan: string
  per: string
  /** In the measures of the drawing. */
  path: string
  from: { price: string; day: string }
  /** What holds today. */
  to: string
  /** The same in a sentence. */
  said: string
}

export interface LinkedShown {
  id: string
  name: string
  logo: string
  /** Who says so, where it is not this product's supplier. */
  note: string
}

/** The sections of an offer's page that show its sheet. */
export interface SheetShown {
  /** As 'R$ 49,00 por usuário/mês'; '' where it is not known. */
  from: string
  plans: PlanShown[]
  prices: FactGroupShown
  /** What plans cost and have cost; none where nothing changed. */
  history: PriceShown[]
  /** The same as lines, of plans with several prices. */
  plots: PricePlot[]
  audience: FactGroupShown
  details: FactGroupShown
  products: LinkedShown[]
  /** As 'Web', 'Android'. */
  platforms: string[]
}
