import { useRef } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { useUnloadGuard } from '#/components/unsaved.ts'
import { LOGGED_OUT } from '#/platform/browser/log-out.ts'

/** State of the address that a screen takes on once its item has one: nothing is left by that. */
export const SAME_SCREEN = { sameScreen: true }

export interface LeaveGuard {
  /** Whether the person is about to leave, and is to be asked. */
  asks: boolean
  stay(): void
  leave(): void
}

/** Asks before a page is left where that loses something: within the site, and out of it. */
export function useLeaveGuard(losesSomething: boolean): LeaveGuard {
  const isLeaving = useRef(false)
  const { pathname } = useLocation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      losesSomething &&
      // The page was left already where it is only about to go from the screen.
      currentLocation.pathname === pathname &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.state !== LOGGED_OUT &&
      nextLocation.state !== SAME_SCREEN,
  )

  useUnloadGuard(losesSomething)

  return {
    asks: blocker.state === 'blocked',
    stay() {
      if (!isLeaving.current) blocker.reset?.()
    },
    leave() {
      isLeaving.current = true
      blocker.proceed?.()
    },
  }
}
