import { createStore } from '#/platform/browser/store.ts'

/** Dialogs that are open, by their ids, the uppermost last. */
export const openDialogs = createStore<string[]>([])
