import { Tag } from '#/components/chip.tsx'
import { Link } from '#/components/link.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { Rating, Stars } from '#/components/rating.tsx'
import { reviewCountLabel } from '#/domain/rating.ts'
import { COMPARED_PARAMETER } from '../address.ts'
import type { ComparedCard } from '../results.ts'
import { COMPARE_FORM } from './compare-bar.tsx'
import styles from './software-item.module.css'

interface SoftwareItemProps {
  software: ComparedCard
  /** Its place in the whole list, from 1. */
  place: number
  isChosen: boolean
  onChoose(isChosen: boolean): void
}

/** A software of the list, with its place, what people think of it and a choice to compare it. */
export function SoftwareItem({ software, place, isChosen, onChoose }: SoftwareItemProps) {
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
              {name}
            </Link>
          </h3>
          <p className={styles.maker}>
            {manufacturer}
            {software.isSponsored && <Tag tone="sun">Patrocinado</Tag>}
          </p>
        </div>
        <label className={styles.choice}>
          <input
            type="checkbox"
            name={COMPARED_PARAMETER}
            value={id}
            form={COMPARE_FORM}
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
          <span>
            Comparar<span className="visually-hidden"> {name}</span>
          </span>
        </label>
      </div>
      <p className={styles.rating}>
        <Rating rating={software.rating} />
        <Link to={`${path}#avaliacoes`}>{reviewCountLabel(software.ratingCount)}</Link>
      </p>
      <p className={styles.description}>{software.description || 'Descrição não informada'}</p>
      {review && (
        <figure className={styles.review}>
          <blockquote>{review.text}</blockquote>
          <figcaption>
            <Stars rating={review.rating} />
            {review.author}
          </figcaption>
        </figure>
      )}
    </article>
  )
}
