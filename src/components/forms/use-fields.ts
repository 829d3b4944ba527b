import type { GetInputPropsReturnType, UseFormReturnType } from '@mantine/form'
import { useState } from 'react'

interface Field extends GetInputPropsReturnType {
  success: boolean
  'aria-invalid': true | undefined
}

/** Runs at once, or when the pointer that is pressed is lifted: what moves must not make it miss. */
function whenPointerIsUp(run: () => void) {
  if (!document.querySelector(':active')) return run()
  addEventListener('pointerup', () => setTimeout(run), { once: true })
}

/**
 * What the inputs of a form need to be in the states of the specification: in error once they were
 * left wrong, in success once they were left right. Leaving a field empty is no mistake until the
 * form is sent, unless it cannot be sent before all is right.
 * @returns `(name) => props` of an input
 */
export function useFields<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  { emptyIsWrong = false } = {},
) {
  const [left, setLeft] = useState<Record<string, boolean>>({})
  const mark = (name: string, isLeft: boolean) =>
    setLeft((fields) => ({ ...fields, [name]: isLeft }))

  return (name: keyof Values & string): Field => {
    const props = form.getInputProps(name)
    return {
      ...props,
      // Asked again, since another field may have changed what is right here.
      success:
        left[name] === true && !props.error && props.value !== '' && form.isValid(name) === true,
      'aria-invalid': props.error ? true : undefined,
      onChange(change: unknown) {
        mark(name, false)
        props.onChange(change)
      },
      onBlur() {
        if (form.getValues()[name] === '' && !emptyIsWrong) return
        whenPointerIsUp(() => {
          form.validateField(name)
          mark(name, true)
        })
      },
    }
  }
}
