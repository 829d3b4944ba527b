import { createStore } from './store.ts'

/** Ids of the requests under way; the page is loading while there is any. */
export const pendingRequests = createStore<ReadonlySet<string>>(new Set())

let lastId = 0

/** Counts a request as under way until its promise settles. */
export async function trackRequest<T>(request: Promise<T>): Promise<T> {
  const id = `request-${++lastId}`
  pendingRequests.set((ids) => new Set(ids).add(id))
  try {
    return await request
  } finally {
    pendingRequests.set((ids) => new Set([...ids].filter((other) => other !== id)))
  }
}
