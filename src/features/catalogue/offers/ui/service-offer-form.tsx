import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { CountedText } from '#/components/forms/counted-text.tsx'
import styles from '#/components/forms/form.module.css'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { DESCRIPTION_MAX, NAME_MAX } from '../../limits.ts'
import type { NewService, OfferFormProps, ServiceValues } from '../draft.ts'
import { serviceForm } from '../schema.ts'
import { CategoryField } from './category-field.tsx'
import { SubcategoryField } from './subcategory-field.tsx'

type Values = ServiceValues & Record<string, unknown>

const check = schemaResolver(serviceForm, { sync: true })

/** A service, which only its supplier sells. */
export default function ServiceOfferForm(props: OfferFormProps<NewService>) {
  const { offer, refused, submit, onChange, onSubmit: keep, onCancel } = props
  const form = useForm<Values>({
    initialValues: offer.values as Values,
    initialErrors: refused,
    validate: (values) => check({ ...values, tipo: 'Serviço' }),
    onValuesChange: (values) => onChange?.({ ...offer, values }),
  })
  const field = useFields(form)
  const submission = useSubmit(form, async (values) => keep({ ...offer, values }))

  return (
    <SubmitForm submission={submission} submit={submit} onCancel={onCancel}>
      <TextInput
        className={styles.wide}
        label="Nome do serviço"
        required
        maxLength={NAME_MAX}
        {...field('name')}
      />
      <CategoryField
        className={styles.wide}
        tipo="Serviço"
        value={form.values.category}
        onChange={(names) => form.setFieldValue('category', names)}
        error={form.errors.category}
      />
      <SubcategoryField
        className={styles.wide}
        categories={form.values.category}
        {...field('subCategoria')}
      />
      <CountedText
        className={styles.wide}
        label="Descrição"
        required
        max={DESCRIPTION_MAX}
        {...field('description')}
      />
    </SubmitForm>
  )
}
