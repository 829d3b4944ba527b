import { z } from 'zod'
import { catalogueCard, offerCard } from '#/features/catalogue/schema.ts'
import { pagedAnswer, pageLimit, pageNumber, recordId, searchText } from '#/platform/wire.ts'
import { DEFAULT_PAGE_SIZE } from './limits.ts'

/** What a list shows of a supplier. */
export const vendorCard = z.object({
  id: recordId,
  titulo: z.string(),
  descricao: z.string(),
  cidade: z.string(),
  avaliacao: z.number(),
  avaliacoes: z.number().int(),
  logo: z.string(),
  /** External site; '' where there is none. */
  site: z.string(),
  /** The 'Recomendado' tag. */
  destaque: z.boolean(),
  /** Whether its page is known to be its company's; without that, its site is not linked to. */
  confirmado: z.boolean(),
  /** That it takes requests for quotes; of others nothing is said. */
  recebePedidos: z.literal(true).optional(),
})
export type VendorCard = z.infer<typeof vendorCard>

/** Vendor (read). Contact fields are filled only by a company that manages its page. */
export const vendorWire = z.object({
  _id: recordId,
  razaoSocial: z.string(),
  nomeFantasia: z.string(),
  cnpj: z.string(),
  site: z.string(),
  numeroFuncionarios: z.string(),
  email: z.string(),
  telefone: z.string(),
  descricao: z.string(),
  atividadeEcononicaPrimaria: z.string(),
  cep: z.string(),
  cidade: z.string(),
  estado: z.string(),
  logradouro: z.string(),
  numero: z.string(),
  bairro: z.string(),
  complemento: z.string(),
  pais: z.string(),
  visivel: z.boolean(),
  rating: z.number(),
  ratingCount: z.number().int(),
  /** The Índice Praça, of 1 to 5 (`GET /v1/indice`); null where there is no review. */
  indice: z.number().nullable(),
  isAssociated: z.boolean(),
  /** Whether it is known to be its company's, or mirrors the public register. */
  confirmado: z.boolean(),
  /** Whether its company wants requests for quotes, and is known to keep the page. */
  recebePedidos: z.boolean(),
  isVisibleManifesto: z.boolean(),
  isVisibleSoftwares: z.boolean(),
  isVisibleServicos: z.boolean(),
  links: z.object({
    logotipo_url: z.string(),
    /** The picture over the head of the page; '' where there is none. */
    capa_url: z.string(),
    manifesto_url: z.string(),
    painel_url: z.string(),
  }),
  logo: z.object({ public_url: z.string() }),
  destaque: z.boolean(),
  tipo: z.literal('Fornecedor'),
})
export type VendorWire = z.infer<typeof vendorWire>

/** The same for those who manage the page. */
export const ownVendor = vendorWire.extend({
  leads: z.boolean(),
  /** Of a registration that was begun and never published. */
  isDraft: z.boolean(),
})
export type OwnVendor = z.infer<typeof ownVendor>

/** Answer of `GET /v1/vendor/cnpj/{cnpj}`: a page may be known and not be seen. */
export const knownVendor = vendorWire.extend({
  /** Whether who asks manages the page, and so sees all of it. */
  owns: z.boolean(),
  leads: z.boolean().optional(),
  isDraft: z.boolean().optional(),
})
export type KnownVendor = z.infer<typeof knownVendor>

/** Answer of `GET /v1/vendor/{id}`: of a catalogue, who manages the page also learns what they may edit. */
export const vendorWithOffers = z.union([
  ownVendor.extend({ softwares: z.array(catalogueCard) }),
  vendorWire.extend({ softwares: z.array(offerCard) }),
])

/**
 * Answer of `GET /v1/vendor/{id}/edicao`: a page as those who manage it see it, with the beginning
 * of its catalogue; null for everybody else.
 */
export const vendorEdition = z
  .object({
    vendor: ownVendor,
    softwares: pagedAnswer(offerCard),
    servicos: pagedAnswer(offerCard),
  })
  .nullable()
export type VendorEdition = NonNullable<z.infer<typeof vendorEdition>>

export const vendorSearch = z.object({ query: searchText.default('') })
export const slice = z.object({
  page: pageNumber.default(1),
  limit: pageLimit.default(DEFAULT_PAGE_SIZE),
})
export const vendorOffersPage = slice.extend({ tipo: z.enum(['Software', 'Serviço']) })

/** Body of `POST /v1/vendor/page/visible/{id}`. */
export const vendorVisibility = z.object({
  visivel: z.boolean('Valor inválido.'),
  categoria: z.enum(['manifesto', 'softwares', 'servicos', 'pagina'], 'Categoria inválida.'),
})
export type VendorVisibility = z.infer<typeof vendorVisibility>
