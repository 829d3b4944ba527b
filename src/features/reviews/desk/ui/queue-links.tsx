import { useEffect, useRef } from 'react'
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
export function QueueLinks({ current, search }: QueueLinksProps) {
  const nav = useRef<HTMLElement>(null)
  // On a telephone not all have room: the one that is shown is in sight.
  useEffect(() => {
    const shown = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (current && shown) shown.parentElement?.scrollTo({ left: shown.offsetLeft - 60 })
  }, [current])
  return (
    <nav ref={nav} className={styles.queues} aria-label="Filas">
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
}
