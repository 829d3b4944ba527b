import { vi } from 'vitest'

/** How a storage refuses: there is none, as in a browser that keeps nothing for sites, or it has no room. */
type Refusal = 'none' | 'full'

/** A storage, and the events of a window, where tests run without a browser. */
export function stubBrowser() {
  const items = new Map<string, string>()
  let isFull = false
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('No room', 'QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  }
  const window = new EventTarget()
  function refuse(how: Refusal | null) {
    isFull = how === 'full'
    for (const place of ['localStorage', 'sessionStorage'])
      vi.stubGlobal(place, how === 'none' ? null : storage)
  }
  refuse(null)
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=known' })
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('dispatchEvent', (event: Event) => window.dispatchEvent(event))
  return {
    /** What is stored, by key. */
    items,
    /** From here on the storage refuses; null has it keep again. */
    refuse,
  }
}
