import { useRef, useState } from 'react'
import { Button } from '#/components/button.tsx'
import { useSending } from '#/components/use-sending.ts'
import { useWorkKeys } from '#/components/workspace/work-keys.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import {
  type AnyRow,
  type Desk,
  inOrder,
  isGrave,
  type SeveralAction,
  textFor,
} from '#/platform/desk.ts'
import { callAction } from './desk-queries.ts'
import styles from './several-actions.module.css'
import { SeveralDialog } from './several-dialog.tsx'

/** Of what failed, how much is told one by one. */
const FAILED_SHOWN = 3

interface SeveralActionsProps {
  /** A desk, or what is done with several where there is none. */
  desk: Pick<Desk, 'api' | 'name' | 'noun'> & { actions?: Record<string, SeveralAction> }
  /** Those that are chosen. */
  rows: AnyRow[]
  /** Called when it is done with some, or all. @param message what came of it */
  onDone(message: string, type: 'success' | 'error'): Promise<void>
  onClear(): void
}

/** What can be done with several rows at once, while some are chosen; its place is there before. */
export function SeveralActions({ desk, rows, onDone, onClear }: SeveralActionsProps) {
  const [asking, setAsking] = useState('')
  const [sending, send] = useSending()
  const bar = useRef<HTMLElement>(null)
  // It stands after the rows: by Tab alone the way there leads through all that follow the last chosen one.
  useWorkKeys({
    a() {
      const first = bar.current?.querySelector('button')
      if (!first) return false
      first.focus()
    },
  })
  const { one, several } = desk.noun
  const actions = inOrder(desk.actions).filter(([, action]) => action.several)
  const possible = actions.filter(([, { can }]) => rows.every((row) => !can || can(row)))
  const count = `${rows.length} ${rows.length === 1 ? one : several}`

  /** One after the other: each is a deed of its own, and what fails stops no other. */
  async function act(key: string, action: SeveralAction, reason?: string) {
    const failed: string[] = []
    for (const row of rows) {
      try {
        await callAction(desk.api, { key, action, row, reason, quiet: true })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        failed.push(`${desk.name(row)}: ${error.message}`)
      }
    }
    setAsking('')
    const done = rows.length - failed.length
    const outcome = `${textFor(rows[0] as AnyRow, action.text)}: feito com ${done} de ${rows.length}.`
    const more = failed.length - FAILED_SHOWN
    const told = [
      outcome,
      ...failed.slice(0, FAILED_SHOWN),
      ...(more > 0 ? [`E mais ${more}.`] : []),
    ]
    await onDone(told.join(' '), failed.length > 0 ? 'error' : 'success')
  }

  if (rows.length === 0) return null
  return (
    <section ref={bar} className={styles.bar} aria-label="Selecionados">
      <strong role="status">Seleção: {count}</strong>
      {possible.map(([key, action]) => (
        <Button
          key={key}
          look={isGrave(action) ? 'grave' : 'secondary'}
          disabled={sending}
          onClick={() =>
            'confirm' in action || 'reason' in action
              ? setAsking(key)
              : send(() => act(key, action))
          }
        >
          {textFor(rows[0] as AnyRow, action.text)}
        </Button>
      ))}
      {possible.length === 0 && <span>Nada pode ser feito com todos estes juntos.</span>}
      <Button look="quiet" onClick={onClear}>
        Desfazer seleção
      </Button>
      {possible.map(([key, action]) => (
        <SeveralDialog
          key={key}
          action={action}
          rows={rows}
          names={rows.map(desk.name)}
          count={count}
          opened={asking === key}
          onClose={() => setAsking('')}
          act={(reason) => act(key, action, reason)}
        />
      ))}
    </section>
  )
}
