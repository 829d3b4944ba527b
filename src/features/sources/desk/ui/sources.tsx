import { useQuery } from '@tanstack/react-query'
import type { OnChanged } from '#/platform/desk.ts'
import { sourcesNow } from '../queries.ts'
import { isReading, SourceCard } from './source-card.tsx'
import styles from './sources.module.css'

/** How often is asked whether what is read is at its end. */
const POLL_MS = 2000

/** What can be read, each with how it stands. */
export default function Sources({ onChanged }: { onChanged: OnChanged }) {
  const { data = [] } = useQuery({
    ...sourcesNow(),
    refetchInterval: ({ state }) => (state.data?.some(isReading) ? POLL_MS : false),
  })
  return (
    <section aria-label="Fontes">
      <ul className={styles.sources}>
        {data.map((source) => (
          <li key={source.fonte} className={styles.source}>
            <SourceCard source={source} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </section>
  )
}
