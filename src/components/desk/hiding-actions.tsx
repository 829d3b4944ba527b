import { useState } from 'react'
import { Button } from '#/components/button.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import type { OnChanged } from './use-desk-changes.ts'

interface HidingActionsProps {
  /** Of what is hidden or shown. */
  name: string
  /** What can be done with it now. */
  can: 'hide' | 'show' | null
  /** What hiding it does. */
  hiding: string
  showing: string
  /** @throws ApiError by the field of the reason, or about the whole */
  decide(decision: 'hide' | 'show', reason: string): Promise<{ message: string }>
  onChanged: OnChanged
}

/** Takes something off the site, or shows it again, for a reason. */
export function HidingActions(props: HidingActionsProps) {
  const { name, can, hiding, showing, decide, onChanged } = props
  const [asking, setAsking] = useState<'hide' | 'show' | null>(null)
  const close = () => setAsking(null)
  return (
    <>
      {can && (
        <Button
          look="quiet"
          onClick={() => setAsking(can)}
          aria-label={`${can === 'hide' ? 'Ocultar' : 'Exibir'} ${name}`}
        >
          {can === 'hide' ? 'Ocultar' : 'Exibir'}
        </Button>
      )}
      <ReasonDialog
        title="Ocultar do site"
        submit="Ocultar"
        opened={asking === 'hide'}
        onClose={close}
        act={(reason) => decide('hide', reason)}
        onDone={onChanged}
      >
        <strong>{name}</strong>: {hiding}
      </ReasonDialog>
      <ReasonDialog
        title="Exibir de novo"
        submit="Exibir"
        opened={asking === 'show'}
        onClose={close}
        act={(reason) => decide('show', reason)}
        onDone={onChanged}
      >
        <strong>{name}</strong>: {showing}
      </ReasonDialog>
    </>
  )
}
