import { schemaResolver, useForm } from '@mantine/form'
import { CountedText } from '#/components/forms/counted-text.tsx'
import formStyles from '#/components/forms/form.module.css'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { HIDING_REASON_MAX } from '../../limits.ts'
import { hiding } from '../../schema.ts'
import styles from '../../ui/review-form.module.css'
import { hideReview, type ReadReview } from '../queries.ts'

export interface HidingValues extends Record<string, unknown> {
  reason: string
}

export interface HidingFormProps {
  review: ReadReview
  /** Name of who wrote the review. */
  author: string
  targetName: string
  /** What was typed before. */
  initial?: HidingValues
  /** Called with what is typed, so that it outlives the form. */
  onChange(values: HidingValues): void
  /** @param message of the server */
  onHidden(message: string): Promise<void>
  /** Called when another decision came before. @param message says which */
  onOvertaken(message: string): Promise<void>
  onCancel(): void
}

const DECIDED = 409

/** Why a review is hidden, for its author and the Admins who come after. */
export default function HidingForm(props: HidingFormProps) {
  const { review, author, targetName, initial, onChange, onHidden, onOvertaken, onCancel } = props
  const form = useForm<HidingValues>({
    name: 'hiding',
    initialValues: initial ?? { reason: '' },
    onValuesChange: onChange,
    validate: schemaResolver(hiding, { sync: true }),
  })
  const first = useAutofocus<HTMLTextAreaElement>()
  const submission = useSubmit(form, async (values) => {
    try {
      const { message } = await hideReview(review, hiding.parse(values).reason)
      await onHidden(message)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== DECIDED) throw error
      await onOvertaken(error.message)
    }
  })

  return (
    <SubmitForm
      submission={submission}
      isUnsaved={false}
      submit="Ocultar avaliação"
      look="danger"
      onCancel={onCancel}
    >
      <p className={styles.lead}>
        A avaliação de {author} sai da página e da média de {targetName}. O autor recebe o motivo e
        pode recorrer: não diga quem denunciou.
      </p>
      <CountedText
        {...form.getInputProps('reason')}
        {...first}
        className={formStyles.wide}
        label="Motivo"
        max={HIDING_REASON_MAX}
      />
    </SubmitForm>
  )
}
