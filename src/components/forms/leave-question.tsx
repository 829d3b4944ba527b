import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import type { LeaveGuard } from './use-leave-guard.ts'

interface LeaveQuestionProps {
  guard: LeaveGuard
  title: string
  /** What would be lost. */
  question: string
}

/** Asks whether to leave a page that useLeaveGuard guards. */
export const LeaveQuestion = ({ guard, ...texts }: LeaveQuestionProps) => (
  <ConfirmDialog
    {...texts}
    opened={guard.asks}
    // It is there because somebody goes back: going on does so.
    closesOnBack={false}
    onClose={guard.stay}
    onConfirm={async () => guard.leave()}
  />
)
