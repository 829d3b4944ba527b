import styles from '#/components/card.module.css'
import { CompareTick } from '#/components/compare-tick.tsx'
import { Link } from '#/components/link.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { Marked } from '#/components/marked.tsx'
import { Rating } from '#/components/rating.tsx'
import { SaveTick } from '#/components/save-tick.tsx'
import type { OfferCard as Card } from '../schema.ts'

interface OfferCardProps {
  /** With texts in parts, where they are marked. */
  offer: Card & { marked?: Partial<Record<'titulo' | 'categoria' | 'descricao', string[]>> }
  /** Fetches the logo with the page: for cards seen at once. */
  eager?: boolean
  /** Without what can be done with it, which its page has. */
  isBrief?: boolean
}

/** A software or service in a list; the whole card leads to its page. */
export function OfferCard({ offer, eager, isBrief }: OfferCardProps) {
  return (
    <article className={styles.entry}>
      <div className={styles.head}>
        <LogoTile src={offer.logo} kind={offer.tipo} eager={eager} />
        <div className={styles.names}>
          <h3 className={styles.title}>
            <Link to={`/software/details/${offer.id}`} prefetch="intent" className={styles.cover}>
              <Marked text={offer.titulo} parts={offer.marked?.titulo} />
            </Link>
          </h3>
          {offer.categoria && (
            <p className={styles.under}>
              <Marked text={offer.categoria} parts={offer.marked?.categoria} />
            </p>
          )}
        </div>
      </div>
      <p className={styles.text}>
        <Marked
          text={offer.descricao || 'Descrição não informada'}
          parts={offer.marked?.descricao}
        />
      </p>
      {offer.preco && <p className={styles.price}>{offer.preco}</p>}
      <div className={styles.foot}>
        <Rating rating={offer.avaliacao} count={offer.avaliacoes} />
        {!isBrief && (
          <span className={styles.ticks}>
            <SaveTick id={offer.id} name={offer.titulo} />
            {offer.tipo === 'Software' && <CompareTick id={offer.id} name={offer.titulo} />}
          </span>
        )}
      </div>
    </article>
  )
}
