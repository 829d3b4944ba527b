import { clsx } from 'clsx'
import { Building2, CalendarClock, ExternalLink, MapPin, Wallet } from 'lucide-react'
import { ButtonLink } from '#/components/button.tsx'
import { Tag } from '#/components/chip.tsx'
import { Link } from '#/components/link.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { RichText } from '#/components/rich-text.tsx'
import { Unbroken } from '#/components/unbroken.tsx'
import { formatDate, formatDay } from '#/domain/dates.ts'
import { initials } from '#/domain/text.ts'
import { WORK_MODEL_NAMES } from '#/features/news/work-models.ts'
import { careerPath } from '#/platform/links.ts'
import type { CareerCard as Card } from '../schema.ts'
import styles from './career-card.module.css'

interface CareerCardProps {
  career: Card
  /** Shows the whole text: the card is all that its page is about. */
  expanded?: boolean
  /** The heading's level: under a section's title, or directly under the page's. */
  heading?: 'h2' | 'h3'
}

/** A job: its beginning, leading to the whole, or the whole. Its parts fall as its width allows. */
export function CareerCard({ career, expanded = false, heading = 'h3' }: CareerCardProps) {
  const { headline, empresa, logo, comment, url, date, destaque } = career
  const { local, modelo, salario, encerraEm, encerrada } = career
  const Heading = heading
  const [firstWord, secondWord] = (empresa || headline).split(/\s+/)
  return (
    <article className={styles.frame}>
      <div className={clsx(styles.card, expanded && styles.expanded)}>
        {logo ? (
          <LogoTile src={logo} kind="Fornecedor" size={48} />
        ) : (
          <span className={styles.mark} aria-hidden="true">
            {initials(firstWord, secondWord)}
          </span>
        )}
        <div className={styles.names}>
          <Heading className={styles.title}>
            {expanded ? (
              <Unbroken>{headline}</Unbroken>
            ) : (
              <Link to={careerPath(career._id)} prefetch="intent">
                <Unbroken>{headline}</Unbroken>
              </Link>
            )}
          </Heading>
          {empresa && <p className={styles.company}>{empresa}</p>}
          {destaque && (
            <p className={styles.featured}>
              <Tag tone="sun">Imperdível</Tag>
            </p>
          )}
        </div>
        <ul className={styles.facts} aria-label="Sobre a vaga">
          <li>
            <MapPin aria-hidden="true" />
            {local || 'Local não informado'}
          </li>
          <li>
            <Building2 aria-hidden="true" />
            {modelo ? WORK_MODEL_NAMES[modelo] : 'Modelo não informado'}
          </li>
          <li>
            <Wallet aria-hidden="true" />
            {salario || 'Salário não informado'}
          </li>
          {encerraEm && (
            <li>
              <CalendarClock aria-hidden="true" />
              {encerrada ? 'Encerrada em ' : 'Até '}
              <time dateTime={encerraEm}>{formatDate(encerraEm)}</time>
            </li>
          )}
        </ul>
        <div className={styles.text}>
          {comment ? (
            <RichText html={comment} size={expanded ? 'article' : 'card'} />
          ) : (
            <p className={styles.silent}>Descrição não informada.</p>
          )}
        </div>
        <div className={styles.foot}>
          <p className={styles.date}>
            <span className={clsx(!expanded && 'visually-hidden')}>Publicada em </span>
            <time dateTime={date}>{formatDay(date)}</time>
          </p>
          {!expanded && (
            <ButtonLink
              to={careerPath(career._id)}
              className={styles.more}
              aria-label={`Ver vaga: ${headline}`}
            >
              Ver vaga
            </ButtonLink>
          )}
          {url && !encerrada && (
            <ButtonLink
              to={url}
              target="_blank"
              rel="noopener"
              look={expanded ? 'primary' : 'quiet'}
              size={expanded ? 'large' : 'normal'}
              className={styles.more}
              aria-label={`Saiba mais sobre ${headline} (abre em nova aba)`}
            >
              Saiba mais
              <ExternalLink aria-hidden="true" size={16} />
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  )
}
