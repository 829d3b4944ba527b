/** Where the browser keeps something: for good, or as long as its tab. */
export type Place = 'localStorage' | 'sessionStorage'

/**
 * What a browser did not take, as it keeps nothing for sites or has no room: it lasts as long as the page. Only
 * `storage.ts` writes here, as events of the browser say: on the server it stays empty.
 */
export const untaken = new Map<string, string>()

/** What is kept under a key, as it was written; null for nothing. */
export function storedText(key: string, place: Place = 'localStorage'): string | null {
  try {
    return untaken.get(key) ?? globalThis[place].getItem(key)
  } catch {
    return null
  }
}
