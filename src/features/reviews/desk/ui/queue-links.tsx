import { Link } from '#/components/link.tsx'
import type { Queue } from '../../schema.ts'
import { APPEALS, QUEUES, queueSearch } from './queues.ts'
import styles from './review-queue.module.css'

interface QueueLinksProps {
  current: Queue | typeof APPEALS.name
  /** Goes along to other queues of reviews. */
  search: string
}

/** The ways between what an Admin looks through. */
export const QueueLinks = ({ current, search }: QueueLinksProps) => (
  <nav className={styles.queues} aria-label="Filas">
    {(Object.keys(QUEUES) as Queue[]).map((queue) => (
      <Link
        key={queue}
        to={`?${queueSearch(queue, search)}`}
        className={styles.queue}
        aria-current={queue === current ? 'page' : undefined}
      >
        {QUEUES[queue].title}
      </Link>
    ))}
    <Link
      to={`?queue=${APPEALS.name}`}
      className={styles.queue}
      aria-current={current === APPEALS.name ? 'page' : undefined}
    >
      {APPEALS.title}
    </Link>
  </nav>
)
