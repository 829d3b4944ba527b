import { useQuery } from '@tanstack/react-query'
import { Link } from '#/components/link.tsx'
import { waitingNow } from '../queries.ts'
import { QUEUE_NAMES, QUEUES, type QueueDefinition, type QueueName, queuePath } from '../queues.ts'
import type { WaitingWire } from '../schema.ts'
import { ageLabel, ageOf } from './age.ts'
import styles from './waiting-list.module.css'

/** How much waits for a decision and since when, each with the way there. */
export function WaitingList() {
  const { data, isError } = useQuery(waitingNow())
  return (
    <section aria-labelledby="espera">
      <h2 id="espera" className={styles.title}>
        Espera por você
      </h2>
      {isError && <p role="alert">Não foi possível carregar as pendências.</p>}
      <ul className={styles.queues}>
        {QUEUE_NAMES.map((name) => (
          <Queue key={name} name={name} waiting={data?.find(({ fila }) => fila === name)} />
        ))}
      </ul>
    </section>
  )
}

interface QueueProps {
  name: QueueName
  /** Undefined while it is not known. */
  waiting?: WaitingWire[number]
}

function Queue({ name, waiting }: QueueProps) {
  const { title, promisedDays, inWorkingDays }: QueueDefinition = QUEUES[name]
  const { days, isLate } = ageOf(name, waiting?.desde ?? null)
  return (
    <li>
      <Link
        to={queuePath(name)}
        className={styles.queue}
        data-row
        data-waits={waiting?.total ? true : undefined}
      >
        <strong>{waiting?.total.toLocaleString('pt-BR') ?? '…'}</strong>
        <span className={styles.name}>{title}</span>
        <span className={styles.age} data-late={isLate || undefined}>
          {days !== null && ageLabel(days)}
          {isLate && ', fora do prazo'}
        </span>
        <span className={styles.promise}>
          prazo: {promisedDays === 1 ? '1 dia' : `${promisedDays} dias`}
          {inWorkingDays && ' úteis'}
        </span>
      </Link>
    </li>
  )
}
