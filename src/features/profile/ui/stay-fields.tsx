import { Checkbox, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import styles from '#/components/forms/form.module.css'
import { MonthField } from '#/components/forms/month-field.tsx'
import type { useFields } from '#/components/forms/use-fields.ts'
import { YEARS } from '../limits.ts'

/** What a job and a course have alike: where it was, and from when to when. */
interface StayValues extends Record<string, unknown> {
  institution: string
  location: string
  startDate: string
  endDate: string
  isCurrent: boolean
}

/** @param entry undefined for a new one, which begins empty */
export const stayOf = (entry: StayValues | undefined): StayValues => ({
  institution: entry?.institution ?? '',
  location: entry?.location ?? '',
  startDate: entry?.startDate ?? '',
  endDate: entry?.endDate ?? '',
  isCurrent: entry?.isCurrent ?? false,
})

interface StayFieldsProps<Values extends StayValues> {
  form: UseFormReturnType<Values>
  field: ReturnType<typeof useFields<Values>>
  labels: { institution: string; start: string; end: string; current: string }
  /** What may be written as its place. */
  location: string
}

/** Where and from when to when; what still goes on has no end, and none is asked for. */
export function StayFields<Values extends StayValues>({
  form,
  field,
  labels,
  location,
}: StayFieldsProps<Values>) {
  const { isCurrent } = form.values
  const current = form.getInputProps('isCurrent', { type: 'checkbox' })
  return (
    <>
      <TextInput label={labels.institution} required {...field('institution')} />
      <TextInput
        className={styles.wide}
        label="Localização"
        placeholder={location}
        {...field('location')}
      />
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
