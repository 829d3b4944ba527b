import { useEffect, useRef, useState } from 'react'
import { type Blocker, useBlocker, useLocation } from 'react-router'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { openDialogs } from '#/components/open-dialogs.ts'
import { useUnloadGuard } from '#/components/unsaved.ts'
import { LOGGED_OUT } from '#/platform/browser/log-out.ts'
import { useStore } from '#/platform/browser/store.ts'

/** State of the address that a screen takes on once its item has one: nothing is left by that. */
export const SAME_SCREEN = { sameScreen: true }

interface LeaveQuestionProps {
  losesSomething: boolean
  title: string
  /** What would be lost. */
  question: string
}

/**
 * Asks before a page is left where that loses something: within the site, and out of it. A router has
 * one blocker: while a dialog is open, that is the dialog's, which going back closes.
 */
export function LeaveQuestion({ losesSomething, ...texts }: LeaveQuestionProps) {
  const [blocker, setBlocker] = useState<Blocker>()
  const isLeaving = useRef(false)
  const hasDialog = useStore(openDialogs).length > 0
  const asks = blocker?.state === 'blocked'
  useUnloadGuard(losesSomething)

  return (
    <>
      {losesSomething && (asks || !hasDialog) && <LeaveBlocker onChange={setBlocker} />}
      <ConfirmDialog
        {...texts}
        opened={asks}
        // It is there because somebody goes back: going on does so.
        closesOnBack={false}
        onClose={() => {
          if (!isLeaving.current) blocker?.reset?.()
        }}
        onConfirm={async () => {
          isLeaving.current = true
          blocker?.proceed?.()
        }}
      />
    </>
  )
}

/** Holds up what leads to another page. */
function LeaveBlocker({ onChange }: { onChange(blocker: Blocker | undefined): void }) {
  const { pathname } = useLocation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // The page was left already where it is only about to go from the screen.
      currentLocation.pathname === pathname &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.state !== LOGGED_OUT &&
      nextLocation.state !== SAME_SCREEN,
  )
  useEffect(() => onChange(blocker), [blocker, onChange])
  useEffect(() => () => onChange(undefined), [onChange])
  return null
}
