import { COMPANY_SIZES } from '../domain/company-profile.ts'
import { CHARGES, FREE_OFFERS, HOSTING, PLATFORMS, PRICE_LIMITS } from '../domain/product-facts.ts'
import { READINESS } from '../domain/readiness.ts'
import { ID, inLowerCase, NAME, type Parameter, severalOf } from './parameters.ts'

/**
 * Something that a list is narrowed down by. All that there is to it follows from here, and from where its
 * values are in SQL, which browsers need not know (`features/explorer/repository.server.ts`): a parameter of the
 * list's address and of its call of the API, a condition, counts, and words on the screen.
 */
export interface Facet {
  title: string
  /** What its values do not say of themselves. */
  hint?: string
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
  /** Of these, only those that find something, or are chosen. */
  hidesNone?: true
  /** The last of them is offered first. */
  lastFirst?: true
}

const isOneOf = (texts: object) => new RegExp(`^(?:${Object.keys(texts).join('|')})$`)

/** Of few values that are known beforehand. */
const choice = (facet: Pick<Facet, 'title' | 'texts' | 'lastFirst'>): Facet => ({
  ...facet,
  hasAll: true,
  pattern: isOneOf(facet.texts ?? {}),
  most: Object.keys(facet.texts ?? {}).length,
})

/** Of few values, as suppliers say them of their products: what nobody says is not offered. */
const said = (facet: Pick<Facet, 'title' | 'texts' | 'hint'>): Facet => ({
  ...choice(facet),
  hidesNone: true,
})

/** Of names that come and go. */
const names = (facet: Pick<Facet, 'title'> & Partial<Facet>): Facet => ({
  pattern: NAME,
  most: 20,
  ...facet,
})

/** Facets of software and services, in the order of the screen. */
export const OFFER_FACETS = {
  tipo: choice({
    title: 'Tipo',
    texts: { Software: 'Software', Serviço: 'Serviço' },
  }),
  categoria: names({ title: 'Categoria' }),
  subcategoria: names({ title: 'Subcategoria' }),
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
  }),
  preco: said({
    title: 'Preço',
    hint: 'Se o produto cobra por usuário, é o preço de um usuário.',
    texts: PRICE_LIMITS,
  }),
  // Of the price above: both chosen find what has that price by that unit.
  cobranca: said({ title: 'Cobrança', hint: 'Do menor preço do produto.', texts: CHARGES }),
  empresa: names({ title: 'Empresa' }),
  fornecedor: names({ title: 'Fornecedor', pattern: ID, written: inLowerCase }),
  gratis: said({ title: 'Grátis', texts: FREE_OFFERS }),
  porte: said({ title: 'Porte de empresa', texts: COMPANY_SIZES }),
  plataforma: said({ title: 'Plataforma', texts: PLATFORMS }),
  hospedagem: said({ title: 'Hospedagem', texts: HOSTING }),
  integracao: names({ title: 'Integração', pattern: /^[a-z0-9_]{1,40}$/ }),
  prontidao: said({ title: 'Pronto para o Brasil', texts: READINESS }),
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
  }),
  cidade: names({ title: 'Cidade' }),
  categoria: names({ title: 'O que vende' }),
  recomendado: choice({
    title: 'Recomendado',
    texts: { sim: 'Recomendado pela Praça' },
  }),
  confirmado: choice({
    title: 'Confirmação',
    texts: { sim: 'Confirmado', nao: 'Não confirmado' },
  }),
} satisfies Record<string, Facet>

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
