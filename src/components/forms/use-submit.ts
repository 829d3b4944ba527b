import type { FormErrors, UseFormReturnType } from '@mantine/form'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#/platform/browser/api-client.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import { focusField } from './focus-field.ts'

export interface Submission {
  onSubmit(event: FormEvent<HTMLFormElement>): void
  /** While the answer is awaited; a second submission is ignored. */
  sending: boolean
  /** Why the last submission was refused, where that is about no field of its own; else ''. */
  failure: string
  /** Whether something was filled in that was not sent. */
  isDirty(): boolean
}

/**
 * Sends a form once it is valid. What the server refuses is said by its field, as what the form
 * itself refuses; nothing that was typed is lost.
 * @param send resolves when the server accepted it
 * @param onInvalid called with what the form itself refuses
 */
export function useSubmit<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  send: (values: Values) => Promise<void>,
  onInvalid?: (errors: FormErrors) => void,
): Submission {
  const [sending, setSending] = useState(false)
  const userId = useStoredUser()?._id
  const [failure, setFailure] = useState({ message: '', of: userId })

  function focusFirst(errors: FormErrors) {
    const [first] = Object.keys(errors)
    if (first) focusField(form.getInputNode(first))
  }

  function refuse(errors: FormErrors) {
    setFailure({ message: '', of: userId })
    onInvalid?.(errors)
    focusFirst(errors)
  }

  async function submit(values: Values) {
    if (sending) return
    setSending(true)
    setFailure({ message: '', of: userId })
    try {
      await send(values)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      form.setErrors(error.fields)
      if (Object.keys(error.fields).length === 0) setFailure({ message: error.message, of: userId })
      focusFirst(error.fields)
    } finally {
      setSending(false)
    }
  }

  return {
    onSubmit: form.onSubmit((values) => void submit(values), refuse),
    sending,
    // What was refused to a visitor, or in a session that is over, is said to nobody who logs in.
    failure: failure.of === userId ? failure.message : '',
    isDirty: () => form.isDirty(),
  }
}
