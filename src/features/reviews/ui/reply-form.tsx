import { schemaResolver, useForm } from '@mantine/form'
import { CountedText } from '#/components/forms/counted-text.tsx'
import formStyles from '#/components/forms/form.module.css'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { REPLY_MAX } from '../limits.ts'
import { replyTo } from '../queries.ts'
import { newReply } from '../schema.ts'
import styles from './review-form.module.css'

export interface ReplyValues extends Record<string, unknown> {
  text: string
}

export interface ReplyFormProps {
  reviewId: string
  /** Name of who wrote the review. */
  author: string
  /** What was typed before. */
  initial?: ReplyValues
  /** Called with what is typed, so that it outlives the form. */
  onChange(values: ReplyValues): void
  /** @param message of the server */
  onSent(message: string): void
  /** Called when somebody else was faster: the form says so, and the page can show what they wrote. */
  onAnswered(): void
  onCancel(): void
}

const ANSWERED = 409

/** The public answer to a review, of which there is one. */
export default function ReplyForm(props: ReplyFormProps) {
  const { reviewId, author, initial, onChange, onSent, onAnswered, onCancel } = props
  const form = useForm<ReplyValues>({
    name: 'reply',
    initialValues: initial ?? { text: '' },
    onValuesChange: onChange,
    validate: schemaResolver(newReply, { sync: true }),
  })
  const first = useAutofocus<HTMLTextAreaElement>()
  const submission = useSubmit(form, async (values) => {
    try {
      onSent((await replyTo(reviewId, newReply.parse(values).text)).message)
    } catch (error) {
      if (error instanceof ApiError && error.status === ANSWERED) onAnswered()
      throw error
    }
  })

  return (
    <SubmitForm
      submission={submission}
      isUnsaved={false}
      submit="Publicar resposta"
      onCancel={onCancel}
    >
      <p className={styles.lead}>
        {author} e todos os visitantes leem a sua resposta, uma só para cada avaliação.
      </p>
      <CountedText
        {...form.getInputProps('text')}
        {...first}
        className={formStyles.wide}
        label="Resposta"
        max={REPLY_MAX}
      />
    </SubmitForm>
  )
}
