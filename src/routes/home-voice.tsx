import { Link } from '#/components/link.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { Stars } from '#/components/rating.tsx'
import type { OfferCard } from '#/features/catalogue/schema.ts'
import type { ReviewWire } from '#/features/reviews/schema.ts'
import styles from './home-voice.module.css'

interface HomeVoiceProps {
  offer: OfferCard
  /** What someone wrote about it. */
  review: ReviewWire
}

/** One review, whole, beside the promise that people who use a software tell of it. */
export const HomeVoice = ({ offer, review }: HomeVoiceProps) => (
  <figure className={styles.voice}>
    <Stars rating={review.rating} />
    <blockquote className={styles.quote}>{review.comment}</blockquote>
    <figcaption className={styles.who}>
      <LogoTile src={offer.logo} kind={offer.tipo} size={48} eager />
      <p>
        <strong>
          {review.user.firstName} {review.user.lastName}
        </strong>
        {review.user.position && `, ${review.user.position}`}, sobre{' '}
        <Link to={`/software/details/${offer.id}#avaliacoes`} prefetch="intent">
          {offer.titulo}
        </Link>
      </p>
    </figcaption>
  </figure>
)
