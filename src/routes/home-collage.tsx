import { LogoTile } from '#/components/logo-tile.tsx'
import { Rating } from '#/components/rating.tsx'
import type { OfferCard } from '#/features/catalogue/schema.ts'
import type { ReviewWire } from '#/features/reviews/schema.ts'
import styles from './home-collage.module.css'

interface CollageProps {
  /** Fewer than `COLLAGE_OFFERS` make none. */
  offers: OfferCard[]
  /** What someone wrote about the first offer. */
  review?: ReviewWire
}

const PLACES = [styles.first, styles.second]
export const COLLAGE_OFFERS = PLACES.length

/**
 * The product at a glance: what stands below in lists, so it is decoration to those who hear the
 * page.
 */
export function HomeCollage({ offers, review }: CollageProps) {
  if (offers.length < COLLAGE_OFFERS) return null
  return (
    <div className={styles.collage} aria-hidden="true">
      {offers.map((offer, index) => (
        <div key={offer.id} className={`${styles.piece} ${PLACES[index]}`}>
          <div className={styles.head}>
            <LogoTile src={offer.logo} kind={offer.tipo} size={48} eager />
            <div>
              <p className={styles.name}>{offer.titulo}</p>
              <p className={styles.category}>{offer.categoria}</p>
            </div>
          </div>
          <Rating rating={offer.avaliacao} count={offer.avaliacoes} />
        </div>
      ))}
      {review && (
        <figure className={`${styles.piece} ${styles.third}`}>
          <blockquote className={styles.quote}>“{review.comment}”</blockquote>
          <figcaption className={styles.who}>
            {review.user.firstName} {review.user.lastName}
            {review.user.position && `, ${review.user.position}`}, sobre {offers[0]?.titulo}
          </figcaption>
        </figure>
      )}
    </div>
  )
}
