import { type FormErrors, schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#/components/button.tsx'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { forgetInvitation, invitationTo } from '../invitation-memory.ts'
import { saveReview } from '../queries.ts'
import { reviewContent, type WrittenReview } from '../schema.ts'
import styles from './review-form.module.css'
import { isAnswered, REVIEW_STEPS, type ReviewValues, stepOf } from './review-steps.tsx'

export interface ReviewFormProps {
  targetId: string
  userId: string
  /** What was typed before, or written. */
  initial: ReviewValues
  /** Whether the author said of what is written that they got something for it, which stays. */
  isIncentivized: boolean
  /** Called with what is typed, so that it outlives the form. */
  onChange(values: ReviewValues): void
  /** @param message of the server, or '' */
  onSaved(written: WrittenReview, message: string): void
  /** Missing where nothing was written yet. */
  onDelete?(): void
  onCancel(): void
}

/** A review, asked step by step; it can be sent from each of them. */
export default function ReviewForm(props: ReviewFormProps) {
  const { targetId, userId, initial, isIncentivized, onChange, onSaved, onDelete, onCancel } = props
  const [step, setStep] = useState(0)
  // Who sits at a browser that others use reads what an invitation that was opened there does.
  const [isInvited] = useState(() => invitationTo(targetId) !== undefined)
  const form = useForm<ReviewValues>({
    initialValues: { ...initial, incentivado: initial.incentivado || isIncentivized },
    onValuesChange: onChange,
    validate: schemaResolver(reviewContent, { sync: true }),
  })

  /** Shows what is wrong before focus goes there. */
  function showFirst(errors: FormErrors) {
    const steps = Object.keys(errors).map(stepOf)
    const [first] = steps
    if (first !== undefined && first >= 0 && !steps.includes(step)) flushSync(() => setStep(first))
  }

  const submission = useSubmit(
    form,
    async (values) => {
      const convite = invitationTo(targetId)
      const review = { ...reviewContent.parse(values), softwareId: targetId, userId, convite }
      try {
        const { data, message } = await saveReview(review)
        forgetInvitation(targetId)
        onSaved(data, message)
      } catch (error) {
        if (error instanceof ApiError) showFirst(error.fields)
        throw error
      }
    },
    showFirst,
  )

  const wrong = new Set(Object.keys(form.errors).map(stepOf))
  const next = REVIEW_STEPS[step + 1]
  return (
    <SubmitForm
      submission={submission}
      isUnsaved={false}
      submit={onDelete ? 'Atualizar' : 'Enviar avaliação'}
      onCancel={onCancel}
    >
      <ol className={styles.steps} aria-label="Etapas da avaliação">
        {REVIEW_STEPS.map((one, index) => (
          <li key={one.title}>
            <button
              type="button"
              className={styles.step}
              aria-current={index === step ? 'step' : undefined}
              data-said={isAnswered(one, form.values) || undefined}
              data-wrong={wrong.has(index) || undefined}
              onClick={() => setStep(index)}
            >
              {one.title}
              {wrong.has(index) && <span className="visually-hidden">, com erro</span>}
            </button>
          </li>
        ))}
      </ol>
      {REVIEW_STEPS.map(
        ({ title, Fields }, index) =>
          index === step && (
            <div key={title} className={styles.fields}>
              <Fields form={form} isIncentivized={isIncentivized} />
            </div>
          ),
      )}
      {next && (
        <p className={styles.next}>
          <Button look="quiet" onClick={() => setStep(step + 1)}>
            Contar mais: {next.title.toLocaleLowerCase('pt-BR')}
          </Button>
          <span>Opcional, leva segundos.</span>
        </p>
      )}
      {isInvited && (
        <p className={styles.lead}>
          A sua avaliação mostra “Convidado”, pelo convite aberto neste navegador.
        </p>
      )}
      {onDelete && (
        <Button look="grave" className={styles.remove} onClick={onDelete}>
          Excluir avaliação
        </Button>
      )}
    </SubmitForm>
  )
}
