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
