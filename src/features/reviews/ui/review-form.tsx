import { Radio } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#/components/button.tsx'
import { CountedText } from '#/components/forms/counted-text.tsx'
import formStyles from '#/components/forms/form.module.css'
import { FormActions } from '#/components/forms/form-actions.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { MAX_STARS } from '#/domain/rating.ts'
import { COMMENT_MAX } from '../limits.ts'
import { saveReview } from '../queries.ts'
import { newReview, type WrittenReview } from '../schema.ts'
import styles from './review-form.module.css'

export interface ReviewValues extends Record<string, unknown> {
  /** 0 until stars are chosen. */
  rating: number
  comment: string
}

export interface ReviewFormProps {
  targetId: string
  userId: string
  /** What was typed before, or written. */
  initial: ReviewValues
  /** Called with what is typed, so that it outlives the form. */
  onChange(values: ReviewValues): void
  /** @param message of the server, or '' */
  onSaved(written: WrittenReview, message: string): void
  /** Missing where nothing was written yet. */
  onDelete?(): void
  onCancel(): void
}

const reviewForm = newReview.pick({ rating: true, comment: true })

export default function ReviewForm(props: ReviewFormProps) {
  const { targetId, userId, initial, onChange, onSaved, onDelete, onCancel } = props
  const form = useForm<ReviewValues>({
    initialValues: initial,
    onValuesChange: onChange,
    validate: schemaResolver(reviewForm, { sync: true }),
  })
  const { onSubmit, sending, failure } = useSubmit(form, async (values) => {
    const review = { ...reviewForm.parse(values), softwareId: targetId, userId }
    const { data, message } = await saveReview(review)
    onSaved(data, message)
  })

  return (
    <form className={formStyles.form} onSubmit={onSubmit} noValidate>
      <StarsField
        rating={form.values.rating}
        error={form.errors.rating}
        onChange={(rating) => form.setFieldValue('rating', rating)}
      />
      <CountedText
        {...form.getInputProps('comment')}
        className={formStyles.wide}
        label="Comentário (opcional)"
        placeholder="O que funciona bem? O que poderia melhorar?"
        max={COMMENT_MAX}
      />
      {onDelete && (
        <Button look="quiet" className={styles.remove} onClick={onDelete}>
          Excluir avaliação
        </Button>
      )}
      <FormActions
        submit={onDelete ? 'Atualizar' : 'Enviar avaliação'}
        sending={sending}
        failure={failure}
        onCancel={onCancel}
      />
    </form>
  )
}

interface StarsFieldProps {
  rating: number
  error: ReactNode
  onChange(rating: number): void
}

const STARS = Array.from({ length: MAX_STARS }, (_, index) => index + 1)

/** Radio buttons that look like stars: what a keyboard and a screen reader find are the buttons. */
function StarsField({ rating, error, onChange }: StarsFieldProps) {
  const first = useAutofocus()
  return (
    <Radio.Group className={formStyles.wide} label="Sua nota" error={error}>
      <div className={styles.stars}>
        {STARS.map((star) => (
          <label key={star} className={styles.star} data-filled={star <= rating}>
            <input
              type="radio"
              name="rating"
              value={star}
              checked={star === rating}
              onChange={() => onChange(star)}
              aria-label={star === 1 ? '1 estrela' : `${star} estrelas`}
              // Where focus goes: to what is chosen, else to the first.
              {...(star === Math.max(1, rating) && { ...first, 'data-path': 'rating' })}
            />
            <Star aria-hidden="true" />
          </label>
        ))}
        <span className={styles.chosen} aria-hidden="true">
          {rating > 0 && `${rating} de ${MAX_STARS}`}
        </span>
      </div>
    </Radio.Group>
  )
}
