import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { Button } from '#/components/button.tsx'
import callouts from '#/components/callout.module.css'
import { useSending } from '#/components/use-sending.ts'
import { formatMoment } from '#/domain/dates.ts'
import { refreshUser } from '#/features/profile/refresh-user.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { removalToUndo, restorePage } from '../queries.ts'

export interface UndoRemovalProps {
  vendorId: string
  userId: string
  /** Shows the page again. */
  onUndone(): Promise<void>
}

/** Where a page was: who had it removed may put it back for a day. Nothing for anybody else. */
export default function UndoRemoval({ vendorId, userId, onUndone }: UndoRemovalProps) {
  const { data } = useQuery(removalToUndo(vendorId, userId))
  const [sending, send] = useSending()
  if (!data) return null
  const undo = () =>
    send(async () => {
      await restorePage(vendorId, userId)
      await refreshUser(null, userId)
      await onUndone()
      showAlert('success', 'A página está no ar de novo.')
    })
  return (
    <div className="container">
      <aside className={callouts.callout}>
        <Undo2 aria-hidden="true" />
        <p>
          <strong>Você tirou a página de {data.nome} do ar</strong>
          Você pode desfazer até {formatMoment(data.ate)}.
        </p>
        <Button look="secondary" disabled={sending} onClick={undo}>
          Desfazer
        </Button>
      </aside>
    </div>
  )
}
