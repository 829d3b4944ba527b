import { Checkbox } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import styles from '#/components/forms/form.module.css'
import { MonthField } from '#/components/forms/month-field.tsx'
import type { useFields } from '#/components/forms/use-fields.ts'
import { YEARS } from '../limits.ts'

interface PeriodValues extends Record<string, unknown> {
  startDate: string
  endDate: string
  isCurrent: boolean
}

interface PeriodFieldsProps<Values extends PeriodValues> {
  form: UseFormReturnType<Values>
  field: ReturnType<typeof useFields<Values>>
  labels: { start: string; end: string; current: string }
}

/** From when to when; what still goes on has no end, and none is asked for. */
export function PeriodFields<Values extends PeriodValues>({
  form,
  field,
  labels,
}: PeriodFieldsProps<Values>) {
  const { isCurrent } = form.values
  const current = form.getInputProps('isCurrent', { type: 'checkbox' })
  return (
    <>
      <Checkbox
        {...current}
        className={styles.wide}
        label={labels.current}
        onChange={(event) => {
          current.onChange(event)
          field('endDate').onChange('')
        }}
      />
      <MonthField {...field('startDate')} label={labels.start} required firstYear={YEARS.first} />
      {!isCurrent && (
        <MonthField {...field('endDate')} label={labels.end} firstYear={YEARS.first} />
      )}
    </>
  )
}
