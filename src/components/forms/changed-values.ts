import type { UseFormReturnType } from '@mantine/form'

/** What a person changed. What they left may be other by now, and is not theirs to bring back. */
export const changedValues = <Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  values: Partial<Values>,
) => Object.fromEntries(Object.entries(values).filter(([name]) => form.isDirty(name)))
