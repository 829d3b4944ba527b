import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import styles from '#/components/forms/form.module.css'
import { FormActions } from '#/components/forms/form-actions.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useFields } from '#/components/forms/use-fields.ts'
import type { EducationValues } from '../queries.ts'
import { type EducationWire, educationForm } from '../schema.ts'
import type { EntryFormProps } from './editable-section.tsx'
import { PeriodFields } from './period-form.tsx'
import { useEntryForm } from './use-entry-form.ts'

export default function EducationForm(props: EntryFormProps<EducationWire>) {
  const { entry, onClose } = props
  const form = useForm<EducationValues>({
    initialValues: {
      formacao: entry?.formacao ?? '',
      institution: entry?.institution ?? '',
      location: entry?.location ?? '',
      startDate: entry?.startDate ?? '',
      endDate: entry?.endDate ?? '',
      isCurrent: entry?.isCurrent ?? false,
    },
    validate: schemaResolver(educationForm, { sync: true }),
  })
  const field = useFields(form)
  const first = useAutofocus()
  const { onSubmit, sending, failure } = useEntryForm('education', form, props)

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <TextInput
        label="Formação"
        placeholder="Bacharelado em Administração"
        required
        {...field('formacao')}
        {...first}
      />
      <TextInput label="Instituição" required {...field('institution')} />
      <TextInput
        className={styles.wide}
        label="Localização"
        placeholder="Cidade, estado ou a distância"
        {...field('location')}
      />
      <PeriodFields
        form={form}
        field={field}
        labels={{ start: 'Início', end: 'Conclusão', current: 'Cursando' }}
      />
      <FormActions
        submit="Salvar"
        sending={sending}
        failure={failure}
        isUnsaved={form.isDirty()}
        onCancel={onClose}
      />
    </form>
  )
}
