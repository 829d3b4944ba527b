import { z } from 'zod'
import { recordId, searchText } from '#/platform/wire.ts'
import { OFFER_STATES } from './offers/state.ts'
import { eachText } from './texts.ts'

/** The spec's name of what an offer is. */
export const offerType = z.enum(['Software', 'Serviço'], 'Escolha Software ou Serviço.')
export type OfferType = z.infer<typeof offerType>

/** How a list of Admins is narrowed down to one of them. */
export const OFFER_TYPE_FILTER = {
  all: 'Todos',
  options: { Software: 'Software', Serviço: 'Serviço' },
  values: offerType,
} as const

/** Card info: what a list shows of an offer. */
export const offerCard = z.object({
  id: recordId,
  tipo: offerType,
  titulo: z.string(),
  /** Already cut to what a card shows. */
  descricao: z.string(),
  categoria: z.string(),
  avaliacao: z.number(),
  avaliacoes: z.number().int(),
  /** The least that it costs, as 'A partir de R$ 49,00 por usuário/mês'; '' where nobody said it. */
  preco: z.string(),
  /** '' where there is none: the card draws the icon of its type. */
  logo: z.string(),
  destaque: z.boolean(),
})
export type OfferCard = z.infer<typeof offerCard>

/** An offer in the catalogue of a supplier. */
export const catalogueCard = offerCard.extend({
  /** Whether the person who asks may edit it; sent, as what follows, only to those who manage the supplier's page. */
  owns: z.boolean().optional(),
  /** How it stands. */
  situacao: z.enum(OFFER_STATES).optional(),
  /** How it came to be there, and whether its supplier counts as its seller: not where it only says so ('declarada'). */
  venda: z.enum(['propria', 'declarada', 'incluida', 'confirmada']).optional(),
  /** Whether the person who asks may say that the supplier sells it, and take that back. */
  decideVenda: z.boolean().optional(),
})
export type CatalogueCard = z.infer<typeof catalogueCard>

/** Software or service offer as the API gives it. */
export const offerWire = z.object({
  _id: recordId,
  tipo: offerType,
  name: z.string(),
  /**
   * What it was called while it got reviews that are shown, the latest first; '' for a name that Praça took away.
   * Only of one asked for by itself.
   */
  nomesAnteriores: z.array(z.object({ nome: z.string(), ate: z.string() })),
  ...eachText(() => z.string()),
  category: z.array(z.string()),
  subCategoria: z.string(),
  description: z.string(),
  site: z.string(),
  isVisibleVendors: z.boolean().nullable(),
  rating: z.number(),
  ratingCount: z.number().int(),
  /** The Índice Praça, of 1 to 5 (`GET /v1/indice`); null where there is no review. */
  indice: z.number().nullable(),
  fotos: z.array(z.string()),
  /** '' where there is none. Only an offer that is asked for by itself has its pictures and its cover. */
  links: z.object({
    logotipo_url: z.string(),
    /** Of its own supplier: its maker, or who registered it. */
    capa_url: z.string(),
    video_url: z.string(),
  }),
  /** When it was last edited, ISO 8601, UTC. */
  updatedAt: z.string(),
})
export type OfferWire = z.infer<typeof offerWire>

export const offerName = z.object({ _id: recordId, name: z.string() })

export const searchQuery = z.object({ query: searchText.default('') })
export const byId = z.object({ id: recordId })
