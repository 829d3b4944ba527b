import { Radio } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { CountedText } from '#/components/forms/counted-text.tsx'
import formStyles from '#/components/forms/form.module.css'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { REPORT_DETAILS_MAX, REPORT_REASONS } from '../limits.ts'
import { reportReview } from '../queries.ts'
import { REASON_TEXTS } from '../report-reasons.ts'
import { newReport } from '../schema.ts'
import styles from './review-form.module.css'

export interface ReportValues extends Record<string, unknown> {
  /** '' until one is chosen. */
  reason: string
  details: string
}

export interface ReportFormProps {
  reviewId: string
  /** Name of who wrote the review. */
  author: string
  /** What was typed before. */
  initial?: ReportValues
  /** Called with what is typed, so that it outlives the form. */
  onChange(values: ReportValues): void
  /** @param message of the server */
  onSent(message: string): void
  onCancel(): void
}

/** What somebody finds wrong with a review, for the Admins. */
export default function ReportForm(props: ReportFormProps) {
  const { reviewId, author, initial, onChange, onSent, onCancel } = props
  const form = useForm<ReportValues>({
    initialValues: initial ?? { reason: '', details: '' },
    onValuesChange: onChange,
    validate: schemaResolver(newReport, { sync: true }),
  })
  const first = useAutofocus()
  const submission = useSubmit(form, async (values) => {
    const { message } = await reportReview(reviewId, newReport.parse(values))
    onSent(message)
  })

  return (
    <SubmitForm submission={submission} isUnsaved={false} submit="Denunciar" onCancel={onCancel}>
      <p className={styles.lead}>
        Nossa equipe confere a avaliação de {author}. O seu nome não é mostrado a quem a escreveu.
      </p>
      <Radio.Group
        {...form.getInputProps('reason')}
        // Focus goes to the first of them.
        data-path={undefined}
        className={formStyles.wide}
        label="O que há de errado com esta avaliação?"
      >
        <div className={styles.reasons}>
          {REPORT_REASONS.map((value, index) => (
            <Radio
              key={value}
              value={value}
              label={REASON_TEXTS[value]}
              {...(index === 0 && { ...first, 'data-path': 'reason' })}
            />
          ))}
        </div>
      </Radio.Group>
      <CountedText
        {...form.getInputProps('details')}
        className={formStyles.wide}
        label={form.values.reason === 'outra' ? 'Detalhes' : 'Detalhes (opcional)'}
        max={REPORT_DETAILS_MAX}
      />
    </SubmitForm>
  )
}
