import styles from '#/components/forms/form.module.css'
import { FormActions } from '#/components/forms/form-actions.tsx'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { saveAdvertisement } from '../queries.ts'
import type { AdvertisementWire } from '../schema.ts'
import { stateAfter } from '../states.ts'
import { DetailsFields, useDetails } from './details-fields-form.tsx'

export interface EditFormProps {
  advertisement: AdvertisementWire
  onSaved(message: string): Promise<void>
  onCancel(): void
}

/** What an advertisement says, changed; one that is paid for goes to an Admin with it. */
export default function EditForm({ advertisement, onSaved, onCancel }: EditFormProps) {
  const details = useDetails(advertisement)
  const { onSubmit, sending, failure } = useSubmit(details.form, async (fields) => {
    if (!(await details.checkPicture())) return details.focusPicture()
    const { message } = await saveAdvertisement(advertisement, fields, details.picture)
    await onSaved(message)
  })
  const isSubmitted = stateAfter(advertisement.status, 'submission') !== null
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-busy={sending}>
      {advertisement.motivo && (
        <p className={styles.lead}>Motivo da recusa: {advertisement.motivo}</p>
      )}
      <DetailsFields details={details} picture={advertisement.logotipo} sending={sending} />
      <FormActions
        submit={isSubmitted ? 'Salvar e enviar para análise' : 'Salvar'}
        sending={sending}
        failure={failure}
        isUnsaved={details.isDirty}
        onCancel={onCancel}
      />
    </form>
  )
}
