import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { SAVE_TICKS } from '#/components/save-tick.tsx'
import { LISTS_KEY } from '#/platform/browser/storage-keys.ts'
import { storedText } from '#/platform/browser/stored-text.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'

const load = () => import('../saving.tsx')

/**
 * Has the ticks of every page follow the lists of whoever is here. The code for it is fetched once there
 * are lists to know of, or one is pressed.
 */
export function SavedTicks() {
  const { key } = useLocation()
  const user = useStoredUser()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other ticks
  useEffect(() => {
    const hasTicks = document.querySelector(SAVE_TICKS) !== null
    if ((user && hasTicks) || storedText(LISTS_KEY) !== null)
      void load().then(
        (part) => part.followTicks(),
        () => {},
      )
  }, [user?._id, key])

  useEffect(() => {
    const save = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !target.matches(SAVE_TICKS)) return
      load().then(
        (part) => part.turn(target),
        () => (target.checked = !target.checked),
      )
    }
    document.addEventListener('change', save)
    return () => document.removeEventListener('change', save)
  }, [])
  return null
}
