import { NativeSelect } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import styles from '#/components/forms/form.module.css'
import { ReasonField } from '#/components/forms/reason-field.tsx'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useSubmit } from '#/components/forms/use-submit.ts'
import type { FormCalls } from '#/platform/desk.ts'
import { nameWithdrawal } from '../former-name.ts'
import { withdrawFormerName } from '../queries.ts'

interface FormerNameFormProps extends FormCalls {
  offer: { _id: string; nomesAnteriores: string[] }
}

/** Which former name of a page is taken away, and why. */
export default function FormerNameForm({ offer, onSaved, onCancel }: FormerNameFormProps) {
  const form = useForm({
    initialValues: { nome: offer.nomesAnteriores[0] ?? '', reason: '' },
    validate: schemaResolver(nameWithdrawal, { sync: true }),
  })
  const submission = useSubmit(form, async (withdrawal) => {
    const { message } = await withdrawFormerName(offer._id, withdrawal)
    await onSaved(message)
  })
  return (
    <SubmitForm
      submission={submission}
      submit="Retirar nome anterior"
      look="danger"
      onCancel={onCancel}
    >
      <p className={styles.lead}>
        Para um nome ofensivo ou que é de outra empresa. A página continua dizendo até quando teve
        outro nome. Não dá para desfazer.
      </p>
      <NativeSelect
        {...form.getInputProps('nome')}
        className={styles.wide}
        label="Nome anterior"
        data={offer.nomesAnteriores}
      />
      <ReasonField {...form.getInputProps('reason')} />
    </SubmitForm>
  )
}
