import { useQuery } from '@tanstack/react-query'
import { Button } from '#/components/button.tsx'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import type { OnChanged } from '#/platform/desk.ts'
import type { QueuedSuggestion as Suggestion } from '../../categories/schema.ts'
import { waitingSuggestions } from '../queries.ts'
import { QueuedSuggestion } from './queued-suggestion.tsx'
import styles from './suggestion-queue.module.css'

/** What people suggest, the oldest first; what is decided makes room for the next. */
export default function SuggestionQueue({ onChanged }: { onChanged: OnChanged }) {
  const { data, isError, error, refetch } = useQuery(waitingSuggestions())
  return (
    <section aria-labelledby="sugestoes" className={styles.section}>
      <h2 id="sugestoes">Sugestões</h2>
      {isError && (
        <FormFailure>
          Não foi possível carregar as sugestões. {error.message}{' '}
          <Button look="quiet" onClick={() => refetch()}>
            Tentar de novo
          </Button>
        </FormFailure>
      )}
      {data && <p className={styles.count}>{waitingLabel(data.data, data.total)}</p>}
      {data && data.total > 0 && (
        <ul className={styles.suggestions}>
          {data.data.map((suggestion) => (
            <li key={suggestion.id}>
              <QueuedSuggestion suggestion={suggestion} onChanged={onChanged} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function waitingLabel(shown: Suggestion[], total: number): string {
  if (total === 0) return 'Nenhuma sugestão espera por você.'
  if (total === 1) return '1 sugestão espera'
  const waiting = `${total.toLocaleString('pt-BR')} sugestões esperam`
  return total > shown.length ? `${waiting}; estas são as ${shown.length} mais antigas` : waiting
}
