import { MATRIX_KEY } from '#/platform/browser/storage-keys.ts'
import { createStore } from '#/platform/browser/store.ts'
import { FIRST, type Matrix, readMatrix } from './model.ts'

function kept(): Matrix {
  try {
    return readMatrix(localStorage.getItem(MATRIX_KEY))
  } catch {
    return FIRST
  }
}

/** The matrix of this browser; read by code that is fetched with its screen alone. */
export const matrix = createStore<Matrix>(kept())

/** Changes it, and keeps it. @returns false where the browser has no room: it lasts as long as the page */
export function changeMatrix(change: (before: Matrix) => Matrix): boolean {
  matrix.set(change)
  try {
    localStorage.setItem(MATRIX_KEY, JSON.stringify(matrix.get()))
    return true
  } catch {
    return false
  }
}

/** Begins anew. */
export function clearMatrix() {
  matrix.set(() => FIRST)
  try {
    localStorage.removeItem(MATRIX_KEY)
  } catch {
    // Nothing was kept.
  }
}

/** Follows what other tabs change. */
export function followOtherTabs() {
  const follow = ({ key }: StorageEvent) => {
    if (key === MATRIX_KEY || key === null) matrix.set(kept)
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
