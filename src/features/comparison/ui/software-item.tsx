import { Tag } from '#/components/chip.tsx'
import { CompareTick } from '#/components/compare-tick.tsx'
import { Link } from '#/components/link.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { Marked } from '#/components/marked.tsx'
import { Rating, Stars } from '#/components/rating.tsx'
import { SaveTick } from '#/components/save-tick.tsx'
import { reviewCountLabel } from '#/domain/rating.ts'
import { truncate } from '#/domain/text.ts'
import { REVIEW_BEGUN_MAX } from '../limits.ts'
import type { ComparedCard } from '../results.ts'
import styles from './software-item.module.css'

interface SoftwareItemProps {
  /** With texts in parts, where they are marked. */
  software: ComparedCard & { marked?: Partial<Record<'name' | 'description', string[]>> }
  /** Its place in the whole list, from 1. */
  place: number
}

/** A software of the list, with its place, what people think of it and a choice to compare it. */
export function SoftwareItem({ software, place }: SoftwareItemProps) {
  const { id, name, manufacturer, review } = software
  const path = `/software/details/${id}`
  return (
    <article className={styles.item}>
      <span className={styles.place} aria-hidden="true">
        {place.toLocaleString('pt-BR')}
      </span>
      <div className={styles.head}>
        <LogoTile src={software.logo} kind="Software" eager={place <= 3} />
        <div className={styles.names}>
          <h3 className={styles.name}>
            <span className={styles.ordinal}>{place}. </span>
            <Link to={path} prefetch="intent">
              <Marked text={name} parts={software.marked?.name} />
            </Link>
          </h3>
          <p className={styles.maker}>
            {manufacturer}
            {software.isSponsored && <Tag tone="sun">Patrocinado</Tag>}
          </p>
        </div>
      </div>
      <span className={styles.ticks}>
        <SaveTick id={id} name={name} />
        <CompareTick id={id} name={name} />
      </span>
      <p className={styles.rating}>
        <Rating rating={software.rating} />
        <Link to={`${path}#avaliacoes`}>{reviewCountLabel(software.ratingCount)}</Link>
      </p>
      <p className={styles.description}>
        <Marked
          text={software.description || 'Descrição não informada'}
          parts={software.marked?.description}
        />
      </p>
      {software.price && <p className={styles.price}>{software.price}</p>}
      {review && (
        <figure className={styles.review}>
          <blockquote>
            <span className={styles.whole}>{review.text}</span>
            <span className={styles.begun} aria-hidden="true" data-of-screen>
              {truncate(review.text, REVIEW_BEGUN_MAX)}
            </span>
          </blockquote>
          <figcaption>
            <Stars rating={review.rating} />
            {review.author}
          </figcaption>
        </figure>
      )}
    </article>
  )
}
