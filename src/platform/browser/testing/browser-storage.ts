import { vi } from 'vitest'

/** How a storage refuses: there is none, as in a browser that keeps nothing for sites, or it has no room. */
type Refusal = 'none' | 'full'

/** A storage, and the events of a window, where tests run without a browser. */
export function stubBrowser() {
  const items = new Map<string, string>()
  const tabItems = new Map<string, string>()
  let isFull = false
  const storageOf = (kept: typeof items) => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('No room', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  })
  // As in a browser, its keys are those of what it keeps.
  const withKeys = (kept: typeof items) =>
    new Proxy(storageOf(kept), {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    })
  const places = { localStorage: storageOf(items), sessionStorage: withKeys(tabItems) }
  const window = new EventTarget()
  function refuse(how: Refusal | null) {
    isFull = how === 'full'
    for (const [place, storage] of Object.entries(places))
      vi.stubGlobal(place, how === 'none' ? null : storage)
  }
  refuse(null)
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=known' })
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('dispatchEvent', (event: Event) => window.dispatchEvent(event))
  return {
    /** What is stored for good, by key. */
    items,
    /** The same as long as the tab. */
    tabItems,
    /** From here on the storage refuses; null has it keep again. */
    refuse,
  }
}
