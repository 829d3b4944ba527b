import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ALERT_VISIBLE_MS, alerts, dismissAlert, showAlert } from './alerts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const messages = () => alerts.get().map(({ message }) => message)

it('an alert goes by itself, one that stays only when it is closed', () => {
  showAlert('success', 'Salvo.')
  const staying = showAlert('error', 'Feito com 1 de 2.', true)
  expect(messages()).toEqual(['Salvo.', 'Feito com 1 de 2.'])
  vi.advanceTimersByTime(ALERT_VISIBLE_MS)
  expect(messages()).toEqual(['Feito com 1 de 2.'])
  dismissAlert(staying)
  expect(messages()).toEqual([])
})
