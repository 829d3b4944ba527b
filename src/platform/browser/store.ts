import { useSyncExternalStore } from 'react'

export interface Store<T> {
  get(): T
  set(change: (value: T) => T): void
  subscribe(listener: () => void): () => void
}

/** A value outside React that components follow; for what the whole page shares. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(change) {
      value = change(value)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The store's value, in step with it; on the server the initial one. */
export const useStore = <T>(store: Store<T>): T =>
  useSyncExternalStore(store.subscribe, store.get, store.get)
