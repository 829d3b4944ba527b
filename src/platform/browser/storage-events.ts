/**
 * Follows what this browser keeps.
 * @param changed event that is sent within this page; the browser's own `storage` reaches only others
 * @returns subscribes a listener, as `useSyncExternalStore` wants it
 */
export const followStorage = (changed: string) => (listener: (event: Event) => void) => {
  addEventListener('storage', listener)
  addEventListener(changed, listener)
  return () => {
    removeEventListener('storage', listener)
    removeEventListener(changed, listener)
  }
}
