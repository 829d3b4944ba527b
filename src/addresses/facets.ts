import { ID, inLowerCase, NAME, type Parameter, severalOf } from './parameters.ts'

/**
 * Something that a list is narrowed down by. All that there is to it follows from here: a parameter of
 * the list's address and of its call of the API, a condition, counts, and words on the screen.
 */
export interface Facet {
  title: string
  /** What a value looks like. */
  pattern: RegExp
  /** How a value is written, where it may come in several ways. */
  written?(value: string): string
  /** How many values count at once. */
  most: number
  /** Words of its values; without them a value is its own word. */
  texts?: Readonly<Record<string, string>>
  /** All of these are offered, in this order and whatever they find; else what finds most, first. */
  hasAll?: true
  /** The last of them is offered first. */
  lastFirst?: true
  /** Where its values are, in SQL: an expression of a row, as indexes have it. '' and NULL are no value. */
  column?: string
  /** The expression has several values, with ' | ' between them. */
  hasSeveral?: true
  /** Values are names of categories, in any case and without accents too. */
  areCategories?: true
  /** What belongs to a category belongs to its parent too. */
  isFamily?: true
  /** Values are names that people gave, in any case and without accents too. */
  areNames?: true
  /** Where a row has values in other rows: a SELECT of `id` and `value`. */
  pairs?: string
}

const isOneOf = (texts: object) => new RegExp(`^(?:${Object.keys(texts).join('|')})$`)

/** Of few values that are known beforehand. */
const choice = <T extends Pick<Facet, 'title' | 'texts' | 'column'>>(facet: T) => ({
  ...facet,
  hasAll: true as const,
  pattern: isOneOf(facet.texts ?? {}),
  most: Object.keys(facet.texts ?? {}).length,
})

/** Of names that come and go. */
const names = <T extends Partial<Facet>>(facet: T & { title: string }) => ({
  pattern: NAME,
  most: 20,
  ...facet,
})

const CATEGORIES = {
  column: 'offers.category_text',
  hasSeveral: true,
  areCategories: true,
} as const

/** Facets of software and services, in the order of the screen. */
export const OFFER_FACETS = {
  tipo: choice({
    title: 'Tipo',
    texts: { Software: 'Software', Serviço: 'Serviço' },
    column: `CASE offers.kind WHEN 'software' THEN 'Software' ELSE 'Serviço' END`,
  }),
  categoria: names({ title: 'Categoria', ...CATEGORIES, isFamily: true }),
  subcategoria: names({ title: 'Subcategoria', ...CATEGORIES }),
  // By filled stars: a card shows its average in two decimals.
  nota: choice({
    title: 'Nota',
    texts: {
      0: 'Sem avaliações',
      1: '1 estrela',
      2: '2 estrelas',
      3: '3 estrelas',
      4: '4 estrelas',
      5: '5 estrelas',
    },
    lastFirst: true,
    column: 'floor(offers.rating + 0.005)::int::text',
  }),
  empresa: names({ title: 'Empresa', column: 'offers.manufacturer', areNames: true }),
  fornecedor: names({
    title: 'Fornecedor',
    pattern: ID,
    written: inLowerCase,
    pairs: `SELECT vendor_offers.offer_id AS id, vendor_offers.vendor_id::text AS value FROM vendor_offers
      JOIN vendors ON vendors.id = vendor_offers.vendor_id AND vendors.is_visible
      JOIN offers ON offers.id = vendor_offers.offer_id AND offers.show_vendors IS NOT FALSE`,
  }),
} satisfies Record<string, Facet>
export type OfferFacet = keyof typeof OFFER_FACETS

/** States by their two letters. */
export const STATES = {
  AC: 'Acre',
  AL: 'Alagoas',
  AM: 'Amazonas',
  AP: 'Amapá',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MG: 'Minas Gerais',
  MS: 'Mato Grosso do Sul',
  MT: 'Mato Grosso',
  PA: 'Pará',
  PB: 'Paraíba',
  PE: 'Pernambuco',
  PI: 'Piauí',
  PR: 'Paraná',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RO: 'Rondônia',
  RR: 'Roraima',
  RS: 'Rio Grande do Sul',
  SC: 'Santa Catarina',
  SE: 'Sergipe',
  SP: 'São Paulo',
  TO: 'Tocantins',
}

/** Facets of suppliers, in the order of the screen. */
export const VENDOR_FACETS = {
  estado: names({
    title: 'Estado',
    texts: STATES,
    pattern: isOneOf(STATES),
    column: 'vendors.state',
  }),
  cidade: names({ title: 'Cidade', column: 'vendors.city', areNames: true }),
  categoria: names({
    title: 'O que vende',
    areCategories: true,
    isFamily: true,
    pairs: `SELECT vendor_offers.vendor_id AS id, categories.name AS value FROM vendor_offers
      JOIN vendors ON vendors.id = vendor_offers.vendor_id
      JOIN offers ON offers.id = vendor_offers.offer_id AND offers.is_visible
        AND CASE offers.kind WHEN 'software' THEN vendors.show_software ELSE vendors.show_services END
      JOIN offer_categories ON offer_categories.offer_id = offers.id
      JOIN categories ON categories.id = offer_categories.category_id`,
  }),
  recomendado: choice({
    title: 'Recomendado',
    texts: { sim: 'Recomendado pela Praça' },
    column: `CASE WHEN vendors.is_featured THEN 'sim' ELSE '' END`,
  }),
  confirmado: choice({
    title: 'Confirmação',
    texts: { sim: 'Confirmado', nao: 'Não confirmado' },
    column: `CASE WHEN vendors.unconfirmed_since IS NULL THEN 'sim' ELSE 'nao' END`,
  }),
} satisfies Record<string, Facet>
export type VendorFacet = keyof typeof VENDOR_FACETS

/** What is chosen of each facet of a list. */
export type Choices<Name extends string = string> = Record<Name, string[]>

/** The parameters of an address, or of a call, that facets make. */
export const facetParameters = <Name extends string>(facets: Record<Name, Facet>) =>
  Object.fromEntries(
    Object.entries<Facet>(facets).map(([name, { most, pattern, written }]) => [
      name,
      severalOf(most, pattern, written),
    ]),
  ) as Record<Name, Parameter<string[]>>
