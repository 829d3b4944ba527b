import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { Link } from '#/components/link.tsx'
import { Stars } from '#/components/rating.tsx'
import { formatRating, MAX_STARS } from '#/domain/rating.ts'
import { CRITERIA, CRITERION_NAMES } from '../criteria.ts'
import { labelPath } from '../links.ts'
import type { SummaryWire } from '../summary/schema.ts'
import styles from './review-summary.module.css'

interface ReviewSummaryProps {
  /** The average of all. */
  rating: number
  summary: SummaryWire
  /** Shows the reviews with so many stars. */
  onStars(stars: number): void
}

const STARS = [5, 4, 3, 2, 1] as const

const people = (count: number) =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? 'avaliação' : 'avaliações'}`

const ratedOf = ({ criterios }: SummaryWire) =>
  CRITERION_NAMES.flatMap((name) => {
    const { media, quantidade } = criterios[name]
    return media === null ? [] : [{ name, media, quantidade }]
  })

const askedOf = ({ recomendam }: SummaryWire) => recomendam.sim + recomendam.nao

/** Whether there is more to be said than how many gave how many stars. */
const hasCriteria = (summary: SummaryWire) => ratedOf(summary).length > 0 || askedOf(summary) > 0

/** What all reviews come to: how many gave how many stars, and each criterion with how many rated it. */
export function ReviewSummary({ rating, summary, onStars }: ReviewSummaryProps) {
  const { total, comTexto, convidadas, histograma, recomendam } = summary
  const rated = ratedOf(summary)
  const silent = total - comTexto
  const asked = askedOf(summary)
  const isPlain = !hasCriteria(summary)
  return (
    <div className={clsx(styles.summary, isPlain && styles.plain)}>
      {/* The page's head says it to those who hear it. */}
      {isPlain && (
        <p className={styles.average} aria-hidden="true">
          <strong>{formatRating(rating)}</strong>
          <Stars rating={rating} />
          {people(total)}
        </p>
      )}
      <div>
        <ul className={styles.stars} aria-label="Avaliações por nota">
          {STARS.map((stars) => (
            <li key={stars}>
              <button
                type="button"
                data-read
                disabled={histograma[stars] === 0}
                onClick={() => onStars(stars)}
              >
                <span className={styles.label}>
                  {stars} {stars === 1 ? 'estrela' : 'estrelas'}
                </span>
                <span
                  className={styles.bar}
                  style={{ '--share': histograma[stars] / total } as CSSProperties}
                  aria-hidden="true"
                />
                <span className={styles.count}>{histograma[stars].toLocaleString('pt-BR')}</span>
              </button>
            </li>
          ))}
        </ul>
        {silent > 0 && (
          <p className={styles.note}>
            {silent === 1
              ? '1 pessoa deixou'
              : `${silent.toLocaleString('pt-BR')} pessoas deixaram`}{' '}
            só a nota, sem comentário.
          </p>
        )}
        {convidadas > 0 && (
          <p className={styles.note}>
            {convidadas.toLocaleString('pt-BR')} de {people(total)}{' '}
            {convidadas === 1 ? 'veio' : 'vieram'} de{' '}
            <Link to={labelPath('convidado')}>convite do fornecedor</Link>.
          </p>
        )}
      </div>
      {!isPlain && (
        <dl className={styles.criteria}>
          {rated.map(({ name, media, quantidade }) => (
            <div key={name}>
              <dt>{CRITERIA[name]}</dt>
              <dd>
                <span className={styles.value}>{formatRating(media)}</span>
                <span className="visually-hidden"> de {MAX_STARS},</span>
                <span className={styles.behind}>{people(quantidade)}</span>
              </dd>
            </div>
          ))}
          {asked > 0 && (
            <div>
              <dt>Recomendam</dt>
              <dd>
                <span className={styles.value}>
                  {recomendam.sim.toLocaleString('pt-BR')} de {asked.toLocaleString('pt-BR')}
                </span>
              </dd>
            </div>
          )}
        </dl>
      )}
    </div>
  )
}
