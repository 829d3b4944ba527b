import { schemaResolver, useForm } from '@mantine/form'
import styles from '#/components/forms/form.module.css'
import { MaskedField } from '#/components/forms/masked-field.tsx'
import { ReasonField } from '#/components/forms/reason-field.tsx'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import type { FormCalls } from '#/platform/desk.ts'
import { giving } from '../giving.ts'
import { giveOffer } from '../queries.ts'

interface GiveFormProps extends FormCalls {
  offer: { _id: string; name: string }
}

/** To which company a software goes, and why. */
export default function GiveForm({ offer, onSaved, onCancel }: GiveFormProps) {
  const form = useForm({
    initialValues: { cnpj: '', reason: '' },
    validate: schemaResolver(giving, { sync: true }),
  })
  const first = useAutofocus<HTMLInputElement>()
  const submission = useSubmit(form, async (given) => {
    const { message } = await giveOffer(offer._id, given)
    await onSaved(message)
  })
  return (
    <SubmitForm submission={submission} submit="Passar software" onCancel={onCancel}>
      <p className={styles.lead}>
        Quem administra a página da empresa passa a editar <strong>{offer.name}</strong>, no lugar
        de quem edita hoje. Os dois lados recebem um e-mail. As avaliações continuam.
      </p>
      <MaskedField
        {...form.getInputProps('cnpj')}
        {...first}
        className={styles.wide}
        mask="cnpj"
        label="CNPJ da empresa"
        required
        description="A página precisa ter o cadastro confirmado."
      />
      <ReasonField {...form.getInputProps('reason')} />
    </SubmitForm>
  )
}
