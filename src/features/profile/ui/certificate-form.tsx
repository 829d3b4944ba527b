import { NativeSelect, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import styles from '#/components/forms/form.module.css'
import { MonthField } from '#/components/forms/month-field.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useFields } from '#/components/forms/use-fields.ts'
import { CERTIFICATE_KINDS, YEARS } from '../limits.ts'
import type { CertificateValues } from '../queries.ts'
import { type CertificateWire, certificateForm } from '../schema.ts'
import type { EntryFormProps } from './editable-section.tsx'
import { EntryForm } from './entry-form.tsx'

export default function CertificateForm(props: EntryFormProps<CertificateWire>) {
  const { entry } = props
  const form = useForm<CertificateValues>({
    initialValues: {
      tipo: entry?.tipo ?? '',
      name: entry?.name ?? '',
      institution: entry?.institution ?? '',
      dateFinish: entry?.dateFinish ?? '',
    },
    validate: schemaResolver(certificateForm, { sync: true }),
  })
  const field = useFields(form)
  const first = useAutofocus<HTMLSelectElement>()

  return (
    <EntryForm section="certificate" form={form} {...props}>
      <NativeSelect
        label="Tipo"
        required
        data={[{ value: '', label: 'Escolha o tipo' }, ...CERTIFICATE_KINDS]}
        {...field('tipo')}
        {...first}
      />
      <MonthField
        label="Data de conclusão"
        required
        {...field('dateFinish')}
        firstYear={YEARS.first}
      />
      <TextInput className={styles.wide} label="Nome" required {...field('name')} />
      <TextInput className={styles.wide} label="Instituição" required {...field('institution')} />
    </EntryForm>
  )
}
