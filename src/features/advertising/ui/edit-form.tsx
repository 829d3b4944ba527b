import styles from '#/components/forms/form.module.css'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
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
  const submission = useSubmit(details.form, async (fields) => {
    if (!(await details.checkPicture())) return details.focusPicture()
    const { message } = await saveAdvertisement(advertisement, fields, details.picture)
    await onSaved(message)
  })
  const isSubmitted = stateAfter(advertisement.status, 'submission') !== null
  return (
    <SubmitForm
      submission={submission}
      submit={isSubmitted ? 'Salvar e enviar para análise' : 'Salvar'}
      isUnsaved={details.isDirty}
      onCancel={onCancel}
    >
      {advertisement.motivo && (
        <p className={styles.lead}>Motivo da recusa: {advertisement.motivo}</p>
      )}
      <DetailsFields
        details={details}
        picture={advertisement.logotipo}
        sending={submission.sending}
      />
    </SubmitForm>
  )
}
