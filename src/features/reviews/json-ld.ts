import type { Review } from 'schema-dts'
import { MAX_STARS } from '#/domain/rating.ts'
import type { ReviewWire } from './schema.ts'

/** Of the reviews that a page shows, as many are told to machines. */
const REVIEWS_TOLD = 3

/** Some reviews with words, as a part of what they are about. */
export function reviewsLd(reviews: ReviewWire[]): { review?: Review[] } {
  const review = reviews
    .filter(({ comment }) => comment)
    .slice(0, REVIEWS_TOLD)
    .map(
      ({ user, rating, comment, createdAt }): Review => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: `${user.firstName} ${user.lastName}`.trim() },
        datePublished: createdAt,
        reviewBody: comment,
        reviewRating: {
          '@type': 'Rating',
          ratingValue: rating,
          bestRating: MAX_STARS,
          worstRating: 1,
        },
      }),
    )
  return review.length > 0 ? { review } : {}
}
