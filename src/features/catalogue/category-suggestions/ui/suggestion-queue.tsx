import { useQuery } from '@tanstack/react-query'
import { QueueRows } from '#/components/desk/queue-rows.tsx'
import { SeveralActions } from '#/components/desk/several-actions.tsx'
import { useSelection } from '#/components/desk/use-selection.ts'
import { LoadFailed } from '#/components/load-failed.tsx'
import type { OnChanged } from '#/platform/desk.ts'
import type { QueuedSuggestion as Suggestion } from '../../categories/schema.ts'
import { waitingSuggestions } from '../queries.ts'
import { QueuedSuggestion } from './queued-suggestion.tsx'
import styles from './suggestion-queue.module.css'

/** What is decided about several suggestions at once: each is taken as it stands, or all are refused. */
const SEVERAL_SUGGESTIONS = {
  api: 'categories/suggestions',
  noun: { one: 'sugestão', several: 'sugestões', all: 'as sugestões' },
  name: ({ name }: Suggestion) => name,
  actions: {
    approve: {
      text: 'Aprovar',
      several: true as const,
      confirm: {
        look: 'primary' as const,
        each: 'Cada uma pode ser escolhida por todos, e quem sugeriu é avisado por e-mail.',
      },
      body: { of: ({ name, parent }: Suggestion) => ({ name, parentId: parent?.id }) },
    },
    refuse: {
      text: 'Recusar',
      several: true as const,
      reason: { each: 'Quem sugeriu recebe o motivo por e-mail.' },
    },
  },
}

/** What people suggest, the oldest first; what is decided makes room for the next. */
export default function SuggestionQueue({ onChanged }: { onChanged: OnChanged }) {
  const { data, isError, error, refetch } = useQuery(waitingSuggestions())
  const selection = useSelection('')
  return (
    <section aria-labelledby="sugestoes" className={styles.section}>
      <h2 id="sugestoes">Sugestões</h2>
      {isError && (
        <LoadFailed
          title="Não foi possível carregar as sugestões."
          why={error.message}
          onRetry={refetch}
        />
      )}
      {data && (
        <QueueRows
          count={waitingLabel(data.data, data.total)}
          rows={data.data}
          rowKey={({ id }) => id}
          name={({ name }) => name}
          selection={selection}
        >
          {(suggestion) => <QueuedSuggestion suggestion={suggestion} onChanged={onChanged} />}
        </QueueRows>
      )}
      <SeveralActions
        desk={SEVERAL_SUGGESTIONS}
        rows={(data?.data ?? []).filter(({ id }) => selection.ids.has(id))}
        onClear={selection.clear}
        onDone={async (message, type) => {
          selection.clear()
          await onChanged(message, { isGone: true, type })
        }}
      />
    </section>
  )
}

function waitingLabel(shown: Suggestion[], total: number): string {
  if (total === 0) return 'Nenhuma sugestão espera por você.'
  if (total === 1) return '1 sugestão espera'
  const waiting = `${total.toLocaleString('pt-BR')} sugestões esperam`
  return total > shown.length ? `${waiting}; estas são as ${shown.length} mais antigas` : waiting
}
