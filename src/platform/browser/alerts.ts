import type { ReactNode } from 'react'
import { createStore } from './store.ts'

export const ALERT_VISIBLE_MS = 3000

export interface Alert {
  id: number
  type: 'success' | 'error' | 'info'
  message: ReactNode
}

export const alerts = createStore<Alert[]>([])
let lastId = 0

export function dismissAlert(id: number) {
  alerts.set((shown) => shown.filter((alert) => alert.id !== id))
}

/**
 * Shows the person something for 3 seconds. The same message is not stacked upon itself.
 * @param stays of one with a link: until it is followed or closed
 * @returns its id
 */
export function showAlert(type: Alert['type'], message: ReactNode, stays = false) {
  const id = ++lastId
  alerts.set((shown) => [
    ...shown.filter((alert) => alert.message !== message),
    { id, type, message },
  ])
  if (!stays) setTimeout(() => dismissAlert(id), ALERT_VISIBLE_MS)
  return id
}
