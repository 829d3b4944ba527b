import { DRAFTS } from './storage-keys.ts'
import { type Place, storedText, untaken } from './stored-text.ts'

/** What another tab has kept or forgotten since is newer. */
function letGo({ key }: StorageEvent) {
  if (key === null) untaken.clear()
  else untaken.delete(key)
}

/**
 * Keeps a text, or nothing any more where it is null. Where it finds no room, an older one goes all the same: nobody is
 * taken at a word that they took back.
 * @returns false where it lasts only as long as the page
 */
export function storeText(key: string, text: string | null, place: Place = 'localStorage') {
  untaken.delete(key)
  if (isTaken(key, text, place)) return true
  // What went makes room for what is as long.
  if (text !== null && isTaken(key, null, place) && isTaken(key, text, place)) return true
  if (text !== null) untaken.set(key, text)
  // Before all who ask what there is now.
  addEventListener('storage', letGo, true)
  return false
}

function isTaken(key: string, text: string | null, place: Place) {
  try {
    if (text === null) globalThis[place].removeItem(key)
    else globalThis[place].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Forgets what was typed in this tab and not sent. */
export function emptyTab() {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(DRAFTS)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/** Forgets what is kept for good, what was to be, and what was typed in this tab and not sent. */
export function emptyStorage() {
  untaken.clear()
  try {
    localStorage.clear()
  } catch {
    // Nothing was kept.
  }
  emptyTab()
}

function read<T>(text: string | null, make: (stored: unknown) => T, nothing: T): T {
  try {
    return text === null ? nothing : make(JSON.parse(text))
  } catch {
    return nothing
  }
}

/**
 * What is kept as JSON.
 * @param make what it should be of what it is: anything, as another release of the site may have written it; may throw
 * @param nothing where nothing is kept, or what cannot be read
 */
export const storedJson = <T>(
  key: string,
  make: (stored: unknown) => T,
  nothing: T,
  place?: Place,
): T => read(storedText(key, place), make, nothing)

/** The same for what is drawn, or asked for often: as long as it is the same text it is the same value. */
export function storedValue<T>(key: string, make: (stored: unknown) => T, nothing: T): () => T {
  let known: { text: string | null; value: T } = { text: null, value: nothing }
  return () => {
    const text = storedText(key)
    if (text !== known.text) known = { text, value: read(text, make, nothing) }
    return known.value
  }
}

/**
 * Keeps a value as JSON, or nothing any more where it is undefined.
 * @returns false where it lasts only as long as the page
 */
export const storeJson = (key: string, value: unknown, place?: Place) =>
  storeText(key, JSON.stringify(value) ?? null, place)
