import { Textarea, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import styles from '#/components/forms/form.module.css'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import type { FormCalls } from '#/platform/desk.ts'
import { ALERT_DAYS, ALERT_MAX } from '../../../limits.ts'
import { addAlert } from '../../queries.ts'
import { type NewAlert, newAlert } from '../../schema.ts'

/** What was seen of a page's reviews, in words that everybody will read there. */
export default function AlertForm({ onSaved, onCancel }: FormCalls) {
  const form = useForm<NewAlert & Record<string, unknown>>({
    initialValues: { pagina: '', visto: '' },
    validate: schemaResolver(newAlert, { sync: true }),
  })
  const field = useFields(form)
  const first = useAutofocus()
  const submission = useSubmit(form, async (values) => {
    const { message } = await addAlert(newAlert.parse(values))
    await onSaved(message)
  })
  return (
    <SubmitForm submission={submission} submit="Criar alerta" onCancel={onCancel}>
      <TextInput
        className={styles.wide}
        label="Endereço da página"
        description="De um software, serviço ou fornecedor da Praça."
        required
        autoComplete="off"
        placeholder="https://"
        {...field('pagina')}
        {...first}
      />
      <Textarea
        className={styles.wide}
        label="O que foi visto"
        description={`Todos leem este texto na página, por ${ALERT_DAYS} dias. Não escreva nomes de pessoas nem diga quem foi.`}
        required
        autosize
        minRows={3}
        maxLength={ALERT_MAX}
        {...field('visto')}
      />
    </SubmitForm>
  )
}
