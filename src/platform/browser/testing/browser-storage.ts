import { vi } from 'vitest'

/** A local storage, and the events of a window, where tests run without a browser. */
export function stubBrowser() {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  }
  const window = new EventTarget()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=known' })
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('dispatchEvent', (event: Event) => window.dispatchEvent(event))
  /** What is stored, by key. */
  return { items }
}
