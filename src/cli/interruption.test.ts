import { afterEach, expect, it, vi } from 'vitest'
import { sayStopped } from './interruption.ts'

afterEach(() => vi.restoreAllMocks())

it('says that an Admin stopped a command, and nothing to who did that at the keyboard', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  sayStopped(AbortSignal.abort())
  expect(said).not.toHaveBeenCalled()
  sayStopped(new AbortController().signal)
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('rode o mesmo comando'))
})
