import { useSyncExternalStore } from 'react'
import { BAR_COLOURS, THEME } from '../first-paint.ts'
import { storeText } from './storage.ts'
import { followStorage } from './storage-events.ts'
import { THEME_KEY } from './storage-keys.ts'
import { storedText } from './stored-text.ts'

export type Theme = 'system' | 'light' | 'dark'

/** Sent within this page. */
const CHANGED = 'praca:theme'

const subscribe = followStorage(CHANGED)

/** What was chosen in this browser; other tabs follow with their next page. */
function readTheme(): Theme {
  const stored = storedText(THEME_KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** The choice, in step with it; `undefined` on the server and until hydration. */
export const useTheme = (): Theme | undefined =>
  useSyncExternalStore(subscribe, readTheme, () => undefined)

/** The browser's own bars take the colour of the page below them. */
function colourBars(theme: Theme) {
  const bars = document.querySelectorAll<HTMLMetaElement>(BAR_COLOURS)
  for (const [index, bar] of bars.entries()) {
    const scheme = index === 0 ? 'light' : 'dark'
    const chosen = theme === scheme ? 'all' : 'not all'
    bar.media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : chosen
  }
}

export function chooseTheme(theme: Theme) {
  const root = document.documentElement
  storeText(THEME_KEY, theme === 'system' ? null : theme)
  if (theme === 'system') root.removeAttribute(THEME)
  else root.setAttribute(THEME, theme)
  colourBars(theme)
  dispatchEvent(new Event(CHANGED))
}

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')

function subscribeToScheme(listener: () => void) {
  const system = systemIsDark()
  const unsubscribe = subscribe(listener)
  system.addEventListener('change', listener)
  return () => {
    unsubscribe()
    system.removeEventListener('change', listener)
  }
}

function readScheme(): 'light' | 'dark' {
  const theme = readTheme()
  if (theme !== 'system') return theme
  return systemIsDark().matches ? 'dark' : 'light'
}

/** What the page is drawn in. */
export const useScheme = () =>
  useSyncExternalStore(subscribeToScheme, readScheme, () => 'light' as const)
