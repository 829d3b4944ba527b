import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './queue-card.module.css'

interface QueueCardProps {
  /** What is decided about: a heading. */
  title: ReactNode
  /** Its level: 2 unless a heading stands above the queue. */
  level?: 2 | 3
  /** Said in small beside the title: labels, a date. */
  beside?: ReactNode
  /** Nothing is left to decide. */
  isDim?: boolean
  /** What one may do: what approves first, what takes away last. */
  deeds?: ReactNode
  /** What was said, and what is known of it, which stand side by side where there is room. */
  children: ReactNode
}

/** What is in a card of a queue, the same in each: its title and deeds, and below them what a decision rests on. */
export function QueueCard({ title, level = 2, beside, isDim, deeds, children }: QueueCardProps) {
  const Heading = `h${level}` as const
  return (
    <div className={clsx(styles.card, isDim && styles.dim)}>
      <div className={styles.subject}>
        <Heading>{title}</Heading>
        {beside}
      </div>
      <div className={styles.body}>{children}</div>
      {deeds && <div className={styles.deeds}>{deeds}</div>}
    </div>
  )
}

/** What is known, on a ground of its own. */
export const Known = ({ children }: { children: ReactNode }) => (
  <div className={styles.known}>{children}</div>
)

interface FactsProps {
  /** Short ones stand side by side; texts are read, and have columns of some width. */
  kind?: 'short' | 'texts'
  /** Each a `Fact`. */
  children: ReactNode
}

/** Facts of a card, each a term over its value: short ones are known, texts were said. */
export const Facts = ({ kind = 'short', children }: FactsProps) => (
  <dl className={clsx(kind === 'short' ? [styles.known, styles.facts] : styles.texts)}>
    {children}
  </dl>
)

interface FactProps {
  term: string
  /** It has a line of its own, as an e-mail wants. */
  isLong?: true
  /** Where it is nothing, that is said. */
  children: ReactNode
}

/** A term over its value. */
export const Fact = ({ term, isLong, children }: FactProps) => (
  <div className={clsx(isLong && styles.long)}>
    <dt>{term}</dt>
    <dd>{children || <span className={styles.unknown}>Não informado</span>}</dd>
  </div>
)
