import { z } from 'zod'
import { type Facet, OFFER_FACETS, VENDOR_FACETS } from '#/addresses/facets.ts'
import { searchQuery } from '#/features/catalogue/schema.ts'
import { literalSearch, pageLimit, pageNumber } from '#/platform/wire.ts'
import { OFFER_ORDERS, VENDOR_ORDERS } from './orders.ts'

/** Values of a facet: one, or the parameter repeated. */
const valuesOf = ({ title, pattern, most, texts, written = (value) => value }: Facet) =>
  z
    .union([z.string(), z.array(z.string())])
    .default([])
    .transform((values) =>
      [...new Set([values].flat().map(written))].filter((value) => value !== ''),
    )
    .pipe(
      z
        .array(z.string().regex(pattern, `${title}: valor inválido.`))
        .max(most, `${title}: até ${most} valores.`),
    )
    .meta({
      description: `${title}; repetido, qualquer um dos valores${texts ? `: ${Object.keys(texts).join(', ')}` : ''}`,
    })

const parametersOf = <Name extends string>(facets: Record<Name, Facet>) =>
  Object.fromEntries(
    Object.entries<Facet>(facets).map(([name, facet]) => [name, valuesOf(facet)]),
  ) as Record<Name, ReturnType<typeof valuesOf>>

const orderAmong = <const T extends readonly { value: string }[]>(orders: T) =>
  z.enum(orders.map(({ value }) => value) as [T[number]['value']], 'Ordem inválida.').optional()

const asTyped = searchQuery.extend({ literal: literalSearch })
const slice = { page: pageNumber.default(1), limit: pageLimit.default(12) }

/** What `/v1/software/facetas` reads. */
export const offerFacetsQuery = asTyped.extend(parametersOf(OFFER_FACETS))
/** What `/v1/software/searchPaginados` reads. */
export const offerSearch = offerFacetsQuery.extend({ ...slice, ordem: orderAmong(OFFER_ORDERS) })

/** What `/v1/vendor/facetas` reads. */
export const vendorFacetsQuery = asTyped.extend(parametersOf(VENDOR_FACETS))
/** What `/v1/vendor/search/getPaginados` reads. */
export const vendorSearch = vendorFacetsQuery.extend({
  ...slice,
  ordem: orderAmong(VENDOR_ORDERS),
})

/** What a facet offers. */
export const facetGroup = z.object({
  /** The parameter. */
  grupo: z.string(),
  texto: z.string(),
  /** What its values do not say of themselves. */
  explicacao: z.string().optional(),
  valores: z.array(
    z.object({
      valor: z.string(),
      texto: z.string(),
      /** What it would find beside the choices of the other groups. */
      total: z.number().int(),
    }),
  ),
  /** There are more values than these. */
  cortado: z.boolean(),
})
export type FacetGroup = z.infer<typeof facetGroup>
