import { createStore } from './store.ts'

/** While the person is asked to confirm who they are: what takes the answer, whether they did. */
export const confirmation = createStore<((isConfirmed: boolean) => void) | null>(null)

let asked: Promise<boolean> | null = null

/**
 * Asks the person to confirm who they are; calls that wait for it together ask once.
 * @returns false when the person would rather not
 */
export function askConfirmation(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => confirmation.set(() => resolve)).finally(() => {
    asked = null
    confirmation.set(() => null)
  })
  return asked
}

/** Whether an Admin has to set up a second factor before anything else, as the server last said. */
export const lacksSecondFactor = createStore(false)
