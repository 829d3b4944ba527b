import type { IconSituation } from '#/components/situation-icon.tsx'
import type { MonthlyPrice } from '#/domain/monthly-price.ts'
import type { Page } from '#/domain/pagination.ts'
import type { FacetGroup } from '#/features/explorer/schema.ts'
import type { Otherwise } from '#/platform/server/facets/shelf.ts'
import type { Reading } from '#/platform/server/search/reading.ts'

/** A review in a few words. */
export interface ReviewSample {
  author: string
  rating: number
  text: string
  /** ISO 8601. */
  createdAt: string
}

/** A software as the list shows it. */
export interface ComparedCard {
  id: string
  name: string
  manufacturer: string
  /** Already cut. */
  description: string
  rating: number
  ratingCount: number
  /** The least that it costs, as 'A partir de R$ 49,00 por usuário/mês'; '' where nobody said it. */
  price: string
  /** '' where there is none. */
  logo: string
  /** Who sells it advertises at present; of no weight in the order. */
  isSponsored: boolean
  review: ReviewSample | null
}

/** A product that was chosen, by name. */
export interface ChosenSoftware {
  id: string
  name: string
}

/** A software as a column of the comparison. */
export interface ComparedColumn extends ComparedCard {
  soldBy: string
  /** The least that it costs; null where nobody said it. */
  monthly: MonthlyPrice | null
  slogan: string
  categories: string[]
  vendors: { id: string; name: string }[]
  /** Of its suppliers, including those that are not named. */
  vendorCount: number
  /** Reviews by their stars, from 5 to 1. */
  distribution: { stars: number; count: number }[]
}

/** A row of facts: what is known of each product, in the order of the columns; nothing where nobody said it. */
export interface ComparedRow {
  label: string
  values: string[][]
  /** Of stars: the averages as numbers; null where nobody gave any. */
  averages?: (number | null)[]
  /** Of what is declared: how it stands with each product. */
  situations?: IconSituation[]
}

export interface ComparedGroup {
  title: string
  rows: ComparedRow[]
}

/** A page of the software of a category, and what each filter would find of it. */
export interface Comparison {
  /** The category's name, as stored. */
  category: string
  groups: FacetGroup[]
  /** There may be more than was looked at. */
  isCut: boolean
  results: Page<ComparedCard>
  /** How the words were read. */
  reading?: Reading
  /** How much the words found in the whole catalogue. */
  found: number
  /** Where the list has nothing: how much there is instead. */
  otherwise?: Otherwise & {
    /** Software of the category, whatever the words. */
    inCategory: number
    /** Software and services of the category. */
    inCatalogue: number
  }
}
