import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useFields } from '#/components/forms/use-fields.ts'
import type { EducationValues } from '../queries.ts'
import { type EducationWire, educationForm } from '../schema.ts'
import type { EntryFormProps } from './editable-section.tsx'
import { EntryForm } from './entry-form.tsx'
import { StayFields, stayOf } from './stay-fields.tsx'

export default function EducationForm(props: EntryFormProps<EducationWire>) {
  const { entry } = props
  const form = useForm<EducationValues>({
    initialValues: { formacao: entry?.formacao ?? '', ...stayOf(entry) },
    validate: schemaResolver(educationForm, { sync: true }),
  })
  const field = useFields(form)
  const first = useAutofocus()

  return (
    <EntryForm section="education" form={form} {...props}>
      <TextInput
        label="Formação"
        placeholder="Bacharelado em Administração"
        required
        {...field('formacao')}
        {...first}
      />
      <StayFields
        form={form}
        field={field}
        labels={{
          institution: 'Instituição',
          start: 'Início',
          end: 'Conclusão',
          current: 'Cursando',
        }}
        location="Cidade, estado ou a distância"
      />
    </EntryForm>
  )
}
