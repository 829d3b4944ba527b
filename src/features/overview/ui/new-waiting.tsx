import { useQuery } from '@tanstack/react-query'
import { Link } from '#/components/link.tsx'
import { NewList } from '#/components/workspace/new-list.tsx'
import { waitingNow } from '../queries.ts'
import { QUEUES, queuePath } from '../queues.ts'
import { ageLabel, ageOf } from './age.ts'
import styles from './new-waiting.module.css'

/** The queues in which something waits, by how long it has: what is late first. */
export default function NewWaiting() {
  const { data, isError } = useQuery(waitingNow())
  const waiting = data
    ?.map((queue) => ({ ...queue, ...ageOf(queue.fila, queue.desde) }))
    .filter(({ total }) => total > 0)
    .toSorted(
      (one, other) =>
        Number(other.isLate) - Number(one.isLate) || (other.days ?? 0) - (one.days ?? 0),
    )
  return (
    <NewList
      title="Espera por você"
      none="Nada espera por você."
      failure={isError ? 'Não foi possível carregar as pendências.' : undefined}
    >
      {waiting?.map(({ fila, total, days, isLate }) => (
        <li key={fila}>
          <Link to={queuePath(fila)} className={styles.queue}>
            <span>
              {QUEUES[fila].title}
              <small data-late={isLate || undefined}>
                {ageLabel(days ?? 0)}
                {isLate && ', fora do prazo'}
              </small>
            </span>
            <strong>{total.toLocaleString('pt-BR')}</strong>
          </Link>
        </li>
      ))}
    </NewList>
  )
}
