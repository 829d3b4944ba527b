import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { COMPARE_FORM, COMPARED_PARAMETER } from '#/components/compare-tick.tsx'
import { CHOSEN_PARAMETER } from '#/features/explorer/address.ts'
import { CHOICE_KEY } from '#/platform/browser/storage-keys.ts'
import { storedText } from '#/platform/browser/stored-text.ts'
import styles from './compare-tray.module.css'

const TICKS = `input[form="${COMPARE_FORM}"]`

/** Whether the address may say what is chosen. The table of addresses, which knows, is fetched with the tray. */
function isNamedInAddress() {
  const parameters = new URLSearchParams(location.search)
  return parameters.has(CHOSEN_PARAMETER) || parameters.has(COMPARED_PARAMETER)
}

/** Whether anything is chosen: here, on an earlier page or by the address. */
const isAnythingChosen = () =>
  document.querySelector(`${TICKS}:checked`) !== null ||
  isNamedInAddress() ||
  storedText(CHOICE_KEY) !== null

/**
 * Where what is chosen to be compared stands, on every page. Its code is fetched once something is;
 * without a script, the form of all ticks is sent by a button.
 */
export function CompareTray() {
  const [Tray, setTray] = useState<ComponentType>()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address may say what is chosen
  useEffect(() => {
    if (Tray) return
    const load = () => void import('./tray.tsx').then((module) => setTray(() => module.default))
    const loadForTick = ({ target }: Event) => {
      if (target instanceof Element && target.matches(TICKS)) load()
    }
    if (isAnythingChosen()) load()
    document.addEventListener('change', loadForTick)
    return () => document.removeEventListener('change', loadForTick)
  }, [Tray, key])
  return (
    <div className={styles.place}>
      <form id={COMPARE_FORM} action="/erp/comparar">
        <noscript>
          <button type="submit" className={styles.send}>
            Comparar os escolhidos
          </button>
        </noscript>
      </form>
      {Tray && <Tray />}
    </div>
  )
}
