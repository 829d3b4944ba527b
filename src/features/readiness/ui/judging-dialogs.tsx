import { Dialog } from '#/components/dialog.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { showAlert } from '#/platform/browser/alerts.ts'
import type { OpinionsPanelProps } from './opinions-panel.tsx'
import type { ReportFormProps } from './report-form.tsx'

const OpinionsPanel = lazyPart<OpinionsPanelProps>(() => import('./opinions-panel.tsx'))
const ReportForm = lazyPart<ReportFormProps>(() => import('./report-form.tsx'))

/** What somebody does about a declaration. */
export type Judgement = 'opinion' | 'report'

export interface JudgingDialogsProps {
  offerId: string
  judgement: Judgement
  isOpen: boolean
  onClose(): void
}

/** The dialogs in which what is declared is confirmed, and reported. */
export default function JudgingDialogs(props: JudgingDialogsProps) {
  const { offerId, judgement, isOpen, onClose } = props

  function onSent(message: string) {
    onClose()
    showAlert('success', message)
  }

  return (
    <>
      <Dialog
        title="Confirmar ou discordar"
        opened={isOpen && judgement === 'opinion'}
        onClose={onClose}
      >
        <OpinionsPanel offerId={offerId} />
      </Dialog>
      <FormDialog
        title="Denunciar declaração"
        opened={isOpen && judgement === 'report'}
        onClose={onClose}
      >
        <ReportForm offerId={offerId} onSent={onSent} onCancel={onClose} />
      </FormDialog>
    </>
  )
}
