import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#/components/button.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { READINESS, type ReadinessItem } from '#/domain/readiness.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { MEANINGS } from '../items.ts'
import { REMINDER_DAYS } from '../limits.ts'
import { readinessOf, renew } from '../queries.ts'
import type { ReadinessWire } from '../schema.ts'
import styles from './readiness-editor.module.css'
import type { ReadinessItemFormProps } from './readiness-item-form.tsx'
import { ArrivingNotice, RenewalNotice } from './renewal-notice.tsx'
import { stateText } from './situations.ts'

const ItemForm = lazyPart<ReadinessItemFormProps>(() => import('./readiness-item-form.tsx'))

/** Of what is over, or will be within the days of the first reminder, what can be confirmed, and plans whose day it is. */
function dueOf(declared: ReadinessWire[], now: number) {
  const due = declared.filter(
    ({ declaradoEm, validoAte }) =>
      declaradoEm && (Date.parse(validoAte) - now) / DAY_MS <= REMINDER_DAYS[0],
  )
  // A plan holds until its day: to say it again would change nothing.
  const isArriving = ({ declarado, previsto, validoAte }: ReadinessWire) =>
    declarado === 'planejado' && Date.parse(previsto) <= Date.parse(validoAte)
  return { due: due.filter((wire) => !isArriving(wire)), arriving: due.filter(isArriving) }
}

/** Where who answers for a product declares what it is ready for, item by item. */
export default function ReadinessEditor({ offerId }: { offerId: string }) {
  const query = readinessOf(offerId)
  const { data, isError, error, refetch } = useQuery(query)
  const queries = useQueryClient()
  const editing = useDialog<ReadinessWire>()
  const [renewing, setRenewing] = useState(false)
  const [now] = useState(Date.now)

  if (isError)
    return (
      <LoadFailed
        title="Não foi possível carregar as declarações."
        why={error.message}
        onRetry={refetch}
      />
    )
  if (!data) return <p role="status">Carregando…</p>
  const { due, arriving } = dueOf(data, now)

  async function renewAll(items: ReadinessItem[]) {
    if (renewing) return
    setRenewing(true)
    try {
      const { data: after, message } = await renew(offerId, items)
      queries.setQueryData(query.queryKey, after)
      showAlert('success', message)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
    } finally {
      setRenewing(false)
    }
  }

  function onSaved(saved: ReadinessWire, message: string) {
    queries.setQueryData<ReadinessWire[]>(query.queryKey, (all) =>
      all?.map((wire) => (wire.item === saved.item ? saved : wire)),
    )
    editing.close()
    showAlert('success', message)
  }

  return (
    <div className={styles.editor}>
      {arriving.length > 0 && <ArrivingNotice plans={arriving} />}
      {due.length > 0 && (
        <RenewalNotice
          due={due}
          renewing={renewing}
          onRenew={() => renewAll(due.map(({ item }) => item))}
        />
      )}
      <ul>
        {data.map((wire) => {
          const action = wire.situacao === 'nao_informado' ? 'Declarar' : 'Alterar'
          return (
            <li key={wire.item}>
              <div>
                <strong>{READINESS[wire.item]}</strong>
                <p>{MEANINGS[wire.item].means}</p>
                <p className={styles.state}>{stateText(wire)}</p>
              </div>
              <Button
                look="secondary"
                onClick={() => editing.open(wire)}
                aria-label={`${action} ${READINESS[wire.item]}`}
              >
                {action}
              </Button>
            </li>
          )
        })}
      </ul>
      <FormDialog
        title={editing.about ? READINESS[editing.about.item] : 'Declarar'}
        {...editing.props}
      >
        {editing.about && (
          <ItemForm
            key={editing.about.item}
            offerId={offerId}
            wire={editing.about}
            onSaved={onSaved}
            onCancel={editing.close}
          />
        )}
      </FormDialog>
    </div>
  )
}
