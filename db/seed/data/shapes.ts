import type { Period, Unit } from '#/domain/product-facts.ts'
import type { ReadinessItem } from '#/domain/readiness.ts'

/** Which pool of comments suits a product. */
export type Theme =
  | 'erp'
  | 'crm'
  | 'bi'
  | 'fiscal'
  | 'folha'
  | 'rh'
  | 'atendimento'
  | 'loja'
  | 'pdv'
  | 'financeiro'
  | 'documentos'
  | 'projetos'
  | 'marketing'
  | 'operacoes'
  | 'ti'
  | 'saude'
  | 'escola'
  | 'juridico'
  | 'obra'
  | 'agro'
  | 'agenda'

export interface SoftwareSeed {
  name: string
  manufacturer: string
  soldBy?: string
  /** One to three names of SOFTWARE_CATEGORIES. */
  categories: readonly string[]
  slogan?: string
  /** Up to 400 characters. */
  description?: string
  theme: Theme
  /** Mean of its reviews, 1 to 5, and how many there are. */
  mean: number
  reviews: number
  /** Keys of VENDORS, the manufacturer's own page first where it has one. */
  vendors: readonly string[]
  /** Shows the icon of its type instead. */
  withoutLogo?: true
}

export interface ServiceSeed {
  name: string
  /** Key of VENDORS. */
  vendor: string
  /** One to three names of SERVICE_CATEGORIES. */
  categories: readonly string[]
  subcategory?: string
  /** Up to 400 characters. */
  description: string
}

export interface VendorSeed {
  key: string
  razaoSocial: string
  nomeFantasia?: string
  city: string
  state: string
  employeeRange?: string
  /** Up to 500 characters. */
  description?: string
  primaryActivity?: string
  /** The company manages its page; otherwise it mirrors the public register. */
  isAssociated?: true
  isFeatured?: true
  hasSite?: true
  /** Mean of its reviews, 1 to 5, and how many there are. */
  mean?: number
  reviews?: number
  withoutLogo?: true
  /** Has a picture over the head of its page, and of those of what it makes. */
  hasCover?: true
  /** Has an institutional video. */
  hasVideo?: true
}

interface AboutVendor {
  /** Key of VENDORS. */
  vendor: string
  /** Names of software that it sells. */
  software: readonly string[]
  daysAgo: number
}

export interface TestimonySeed extends AboutVendor {
  origin: 'supplier' | 'customer'
  personName: string
  personRole: string
  company: string
  /** Up to 400 characters. */
  statement: string
}

export interface StorySeed extends AboutVendor {
  title: string
  /** Up to 400 characters. */
  description: string
  /** Name of a file of pictures/covers. */
  cover: string
}

/** Stars, what was written with them and, where it suits few products, their names. */
export type CommentSeed = readonly [
  stars: 1 | 2 | 3 | 4 | 5,
  text: string,
  only?: readonly string[],
]

/** Its price in reais; null on request. */
export type PlanSeed = readonly [
  name: string,
  reais: number | null,
  period: Period,
  unit: Unit,
  includes: string,
  limits?: string,
]

/**
 * What a supplier says of a software or a service; what it leaves out, nobody said. Several values are words
 * with a space between them, of domain/product-facts.ts, domain/company-profile.ts and features/facts.
 */
export interface SheetSeed {
  plans?: readonly PlanSeed[]
  /** What plans cost before, the oldest first: from and until how many days ago. */
  before?: readonly (readonly [plan: string, reais: number, since: number, until: number])[]
  /** In reais. */
  setUp?: number
  /** In months. */
  minimum?: number
  adjustment?: string
  /** In days. */
  trial?: number
  freePlan?: boolean
  /** In days. */
  goLive?: number
  sizes?: string
  sectors?: string
  platforms?: string
  hosting?: string
  languages?: string
  /** Channels of support. */
  support?: string
  hours?: string
  exports?: string
  exportDays?: number
  worksWith?: string
  /** Names of other SOFTWARE. */
  products?: readonly string[]
}

/** What the supplier of a product says that it is ready for: items of domain/readiness.ts. */
export interface ReadinessSeed {
  yes?: string
  no?: string
  /** In how many days from now. */
  planned?: Partial<Record<ReadinessItem, number>>
  /** Those with an address that shows it. */
  proven?: string
  /** Said to be so more than a year ago, and not again. */
  lapsed?: string
}

/** A few words and, where they suit few products, their names. */
export type PointSeed = string | readonly [text: string, ...only: string[]]

/** What is praised and what is missed. */
export interface PointsSeed {
  pros: readonly PointSeed[]
  cons: readonly PointSeed[]
}
