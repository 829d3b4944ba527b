import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { CountedText } from '#/components/forms/counted-text.tsx'
import styles from '#/components/forms/form.module.css'
import { FormActions } from '#/components/forms/form-actions.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useFields } from '#/components/forms/use-fields.ts'
import { EXPERIENCE_DESCRIPTION_MAX } from '../limits.ts'
import type { ExperienceValues } from '../queries.ts'
import { type ExperienceWire, experienceForm } from '../schema.ts'
import type { EntryFormProps } from './editable-section.tsx'
import { PeriodFields } from './period-form.tsx'
import { useEntryForm } from './use-entry-form.ts'

export default function ExperienceForm(props: EntryFormProps<ExperienceWire>) {
  const { entry, onClose } = props
  const form = useForm<ExperienceValues>({
    initialValues: {
      position: entry?.position ?? '',
      institution: entry?.institution ?? '',
      location: entry?.location ?? '',
      startDate: entry?.startDate ?? '',
      endDate: entry?.endDate ?? '',
      isCurrent: entry?.isCurrent ?? false,
      description: entry?.description ?? '',
    },
    validate: schemaResolver(experienceForm, { sync: true }),
  })
  const field = useFields(form)
  const first = useAutofocus()
  const { onSubmit, sending, failure } = useEntryForm('experience', form, props)

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <TextInput label="Cargo" required {...field('position')} {...first} />
      <TextInput label="Empresa" required {...field('institution')} />
      <TextInput
        className={styles.wide}
        label="Localização"
        placeholder="Cidade, estado ou remoto"
        {...field('location')}
      />
      <PeriodFields
        form={form}
        field={field}
        labels={{ start: 'Início', end: 'Término', current: 'Meu emprego atual' }}
      />
      <CountedText
        className={styles.wide}
        label="Descrição"
        max={EXPERIENCE_DESCRIPTION_MAX}
        {...field('description')}
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
