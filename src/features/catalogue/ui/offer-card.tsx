import { Link } from 'react-router'
import { LogoTile } from '#/components/logo-tile.tsx'
import { Rating } from '#/components/rating.tsx'
import type { OfferCard as Card } from '../schema.ts'
import styles from './offer-card.module.css'

interface OfferCardProps {
  offer: Card
  /** Fetches the logo with the page: for cards seen at once. */
  eager?: boolean
}

/** A software or service in a list; the whole card leads to its page. */
export function OfferCard({ offer, eager }: OfferCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <LogoTile src={offer.logo} kind={offer.tipo} eager={eager} />
        <div className={styles.names}>
          <h3 className={styles.title}>
            <Link to={`/software/details/${offer.id}`} prefetch="intent" className={styles.cover}>
              {offer.titulo}
            </Link>
          </h3>
          {offer.categoria && <p className={styles.category}>{offer.categoria}</p>}
        </div>
      </div>
      <p className={styles.description}>{offer.descricao || 'Descrição não informada'}</p>
      <div className={styles.foot}>
        <Rating rating={offer.avaliacao} count={offer.avaliacoes} />
      </div>
    </article>
  )
}
