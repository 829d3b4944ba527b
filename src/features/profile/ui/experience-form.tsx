import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { CountedText } from '#/components/forms/counted-text.tsx'
import styles from '#/components/forms/form.module.css'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useFields } from '#/components/forms/use-fields.ts'
import { EXPERIENCE_DESCRIPTION_MAX } from '../limits.ts'
import type { ExperienceValues } from '../queries.ts'
import { type ExperienceWire, experienceForm } from '../schema.ts'
import type { EntryFormProps } from './editable-section.tsx'
import { EntryForm } from './entry-form.tsx'
import { StayFields, stayOf } from './stay-fields.tsx'

export default function ExperienceForm(props: EntryFormProps<ExperienceWire>) {
  const { entry } = props
  const form = useForm<ExperienceValues>({
    initialValues: {
      position: entry?.position ?? '',
      ...stayOf(entry),
      description: entry?.description ?? '',
    },
    validate: schemaResolver(experienceForm, { sync: true }),
  })
  const field = useFields(form)
  const first = useAutofocus()

  return (
    <EntryForm section="experience" form={form} {...props}>
      <TextInput label="Cargo" required {...field('position')} {...first} />
      <StayFields
        form={form}
        field={field}
        labels={{
          institution: 'Empresa',
          start: 'Início',
          end: 'Término',
          current: 'Meu emprego atual',
        }}
        location="Cidade, estado ou remoto"
      />
      <CountedText
        className={styles.wide}
        label="Descrição"
        max={EXPERIENCE_DESCRIPTION_MAX}
        {...field('description')}
      />
    </EntryForm>
  )
}
