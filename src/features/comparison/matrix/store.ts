import { storedJson, storeJson } from '#/platform/browser/storage.ts'
import { MATRIX_KEY } from '#/platform/browser/storage-keys.ts'
import { createStore } from '#/platform/browser/store.ts'
import { FIRST, type Matrix, readMatrix } from './model.ts'

const kept = () => storedJson(MATRIX_KEY, readMatrix, FIRST)

/** The matrix of this browser; read by code that is fetched with its screen alone. */
export const matrix = createStore<Matrix>(kept())

/** Changes it, and keeps it. @returns false where the browser does not: it lasts as long as the page */
export function changeMatrix(change: (before: Matrix) => Matrix): boolean {
  matrix.set(change)
  return storeJson(MATRIX_KEY, matrix.get())
}

/** Begins anew. */
export function clearMatrix() {
  matrix.set(() => FIRST)
  storeJson(MATRIX_KEY, undefined)
}

/** Follows what other tabs change. */
export function followOtherTabs() {
  const follow = ({ key }: StorageEvent) => {
    if (key === MATRIX_KEY || key === null) matrix.set(kept)
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
