import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '#/components/load-failed.tsx'
import type { OnChanged } from '#/platform/desk.ts'
import { sourcesNow } from '../queries.ts'
import type { SourceStates } from '../schema.ts'
import { isReading, SourceCard, UnsetSource } from './source-card.tsx'
import styles from './sources.module.css'

type Source = SourceStates[number]

/** How often is asked whether what is read is at its end. */
const POLL_MS = 2000

/** What can be read, each with how it stands; then what has no address, in a line each. */
export default function Sources({ onChanged }: { onChanged: OnChanged }) {
  const {
    data = [],
    isLoadingError,
    error,
    refetch,
  } = useQuery({
    ...sourcesNow(),
    refetchInterval: ({ state }) => (state.data?.some(isReading) ? POLL_MS : false),
  })
  // A command reads also what has no address here.
  const isLed = (source: Source) => source.endereco !== '' || isReading(source)
  const led = data.filter(isLed)
  const unset = data.filter((source) => !isLed(source))
  return (
    <section aria-label="Fontes" className={styles.room}>
      {isLoadingError && (
        <LoadFailed
          title="Não foi possível carregar as fontes."
          why={error.message}
          onRetry={refetch}
        />
      )}
      {led.length > 0 && (
        <ul className={styles.sources}>
          {led.map((source) => (
            <li key={source.fonte} className={styles.source}>
              <SourceCard source={source} onChanged={onChanged} />
            </li>
          ))}
        </ul>
      )}
      {unset.length > 0 && (
        <ul className={styles.lines}>
          {unset.map((source) => (
            <li key={source.fonte}>
              <UnsetSource source={source} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
