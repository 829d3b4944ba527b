import { NativeSelect, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import styles from '#/components/forms/form.module.css'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { READINESS } from '#/domain/readiness.ts'
import type { FormCalls } from '#/platform/desk.ts'
import { ADDRESS_MAX, LAW_AUDIENCE_MAX, LAW_TITLE_MAX } from '../../../limits.ts'
import { type NewLawDate, newLawDate } from '../../schema.ts'

export interface LawDateFormProps extends FormCalls {
  /** What it begins with. */
  date: NewLawDate
  /** What submitting does, as 'Salvar'. */
  submit: string
  /** @returns what the server says, for the person */
  save(date: NewLawDate): Promise<{ message: string }>
}

/** A date of the law, with where it is written. */
export default function LawDateForm({ date, submit, save, onSaved, onCancel }: LawDateFormProps) {
  const form = useForm<NewLawDate & Record<string, unknown>>({
    initialValues: { ...date },
    validate: schemaResolver(newLawDate, { sync: true }),
  })
  const field = useFields(form)
  const first = useAutofocus()
  const submission = useSubmit(form, async (values) => {
    const { message } = await save(newLawDate.parse(values))
    await onSaved(message)
  })
  return (
    <SubmitForm submission={submission} submit={submit} onCancel={onCancel}>
      <TextInput
        className={styles.wide}
        label="O que passa a valer"
        required
        maxLength={LAW_TITLE_MAX}
        autoComplete="off"
        {...field('titulo')}
        {...first}
      />
      <TextInput
        className={styles.wide}
        label="Para quem"
        required
        maxLength={LAW_AUDIENCE_MAX}
        autoComplete="off"
        {...field('paraQuem')}
      />
      <NativeSelect
        label="O software precisa de"
        data={Object.entries(READINESS).map(([value, label]) => ({ value, label }))}
        {...form.getInputProps('item')}
      />
      <TextInput label="Data" type="date" required {...field('dia')} />
      <TextInput
        className={styles.wide}
        label="Fonte"
        description="O endereço de onde a data está escrita."
        type="url"
        required
        maxLength={ADDRESS_MAX}
        placeholder="https://"
        {...field('fonte')}
      />
    </SubmitForm>
  )
}
