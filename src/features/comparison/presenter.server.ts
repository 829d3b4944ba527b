import { fromPriceText, monthlyPriceOf } from '#/domain/monthly-price.ts'
import { roundRating } from '#/domain/rating.ts'
import { truncate } from '#/domain/text.ts'
import { CATEGORY_SEPARATOR } from '#/features/catalogue/limits.ts'
import type { ReviewWire } from '#/features/reviews/schema.ts'
import { fileUrlOrEmpty } from '#/platform/file-urls.ts'
import { CARD_DESCRIPTION_MAX, CARD_REVIEW_MAX } from './limits.ts'
import type { SoftwareRow } from './repository.server.ts'
import type { ComparedCard, ComparedColumn, ReviewSample } from './results.ts'

const presentSample = ({ user, rating, comment, createdAt }: ReviewWire): ReviewSample => ({
  author: `${user.firstName} ${user.lastName}`,
  rating,
  text: truncate(comment, CARD_REVIEW_MAX),
  createdAt,
})

const monthlyOf = (row: SoftwareRow) => monthlyPriceOf(row.monthlyFromCents, row.monthlyFromUnit)

export function presentCard(row: SoftwareRow, review?: ReviewWire): ComparedCard {
  return {
    id: row.id,
    name: row.name,
    manufacturer: row.manufacturer ?? '',
    description: truncate(row.description || row.slogan || '', CARD_DESCRIPTION_MAX),
    rating: roundRating(row.rating),
    ratingCount: row.ratingCount,
    price: fromPriceText(monthlyOf(row)),
    logo: fileUrlOrEmpty(row.logoKey),
    isSponsored: row.isSponsored,
    review: review ? presentSample(review) : null,
  }
}

interface ColumnParts {
  review?: ReviewWire
  vendors: { data: { id: string; titulo: string }[]; total: number }
  /** From one star to five. */
  given: number[]
}

export function presentColumn(
  row: SoftwareRow,
  { review, vendors, given }: ColumnParts,
): ComparedColumn {
  return {
    ...presentCard(row, review),
    description: row.description,
    soldBy: row.soldBy ?? '',
    slogan: row.slogan ?? '',
    monthly: monthlyOf(row),
    categories: row.categoryText ? row.categoryText.split(CATEGORY_SEPARATOR) : [],
    vendors: vendors.data.map(({ id, titulo }) => ({ id, name: titulo })),
    vendorCount: vendors.total,
    distribution: given.map((count, index) => ({ stars: index + 1, count })).toReversed(),
  }
}
