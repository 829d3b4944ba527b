import { fromPriceText, monthlyPriceOf } from '#/domain/monthly-price.ts'
import { roundRating } from '#/domain/rating.ts'
import { truncate } from '#/domain/text.ts'
import { webAddress } from '#/domain/web-address.ts'
import { fileUrl, fileUrlOrEmpty } from '#/platform/file-urls.ts'
import { isSameName } from './former-names.ts'
import { CARD_DESCRIPTION_MAX, CATEGORY_SEPARATOR } from './limits.ts'
import type { OfferKind, OfferMedia, OfferRow } from './repository.server.ts'
import type { OfferCard, OfferType, OfferWire } from './schema.ts'
import { eachText } from './texts.ts'

/** Wire name of each kind. */
export const TYPES: Record<OfferKind, OfferType> = { software: 'Software', service: 'Serviço' }
export const KINDS: Record<OfferType, OfferKind> = { Software: 'software', Serviço: 'service' }

const categoryNames = ({ categoryText }: OfferRow) =>
  categoryText ? categoryText.split(CATEGORY_SEPARATOR) : []

export function presentCard(row: OfferRow): OfferCard {
  return {
    id: row.id,
    tipo: TYPES[row.kind],
    titulo: row.name,
    descricao: truncate(row.description || row.slogan || '', CARD_DESCRIPTION_MAX),
    categoria: categoryNames(row)[0] ?? '',
    avaliacao: roundRating(row.rating),
    avaliacoes: row.ratingCount,
    preco: fromPriceText(monthlyPriceOf(row.monthlyFromCents, row.monthlyFromUnit)),
    logo: fileUrlOrEmpty(row.logoKey),
    destaque: false,
  }
}

const NO_MEDIA: OfferMedia = { photoKeys: [], coverKey: null, formerNames: [] }

/** @param media what its page shows beside its row */
export function presentOffer(
  row: OfferRow,
  { photoKeys, coverKey, formerNames } = NO_MEDIA,
): OfferWire {
  return {
    _id: row.id,
    tipo: TYPES[row.kind],
    name: row.name,
    // What only corrects a slip is no other name.
    nomesAnteriores: formerNames
      .filter(({ name }) => !isSameName(name, row.name))
      .map(({ name, until }) => ({ nome: name, ate: new Date(until).toISOString() })),
    ...eachText(({ column }) => row[column] ?? ''),
    category: categoryNames(row),
    subCategoria: row.subcategory ?? '',
    description: row.description,
    site: webAddress(row.site),
    isVisibleVendors: row.showVendors,
    rating: roundRating(row.rating),
    ratingCount: row.ratingCount,
    indice: row.ratingCount > 0 ? row.ratingIndex : null,
    fotos: photoKeys.map(fileUrl),
    links: {
      logotipo_url: fileUrlOrEmpty(row.logoKey),
      capa_url: fileUrlOrEmpty(coverKey),
      video_url: fileUrlOrEmpty(row.videoKey),
    },
    updatedAt: row.updatedAt.toISOString(),
  }
}
