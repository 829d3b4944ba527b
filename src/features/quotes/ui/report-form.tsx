import { Radio } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { CountedText } from '#/components/forms/counted-text.tsx'
import formStyles from '#/components/forms/form.module.css'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useSubmit } from '#/components/forms/use-submit.ts'
import type { Answer } from '#/platform/browser/api-client.ts'
import { REPORT_REASONS } from '../choices.ts'
import { DETAILS_MAX } from '../limits.ts'
import { reportConversation } from '../queries.ts'
import { reportForm, type WholeConversation } from '../schema.ts'
import styles from './quotes.module.css'

export interface ReportFormProps {
  id: string
  onSent(answer: Answer<WholeConversation>): void
  onCancel(): void
}

/** What somebody finds wrong with a conversation, for the Admins. */
export default function ReportForm({ id, onSent, onCancel }: ReportFormProps) {
  const form = useForm({
    initialValues: { motivo: '', detalhes: '' },
    validate: schemaResolver(reportForm, { sync: true }),
  })
  const submission = useSubmit(form, async (values) =>
    onSent(await reportConversation(id, reportForm.parse(values))),
  )
  return (
    <SubmitForm submission={submission} submit="Denunciar" onCancel={onCancel}>
      <p className={formStyles.lead}>
        Nossa equipe passa a poder ler esta conversa até decidir. O outro lado não é avisado.
      </p>
      <Radio.Group
        {...form.getInputProps('motivo')}
        className={formStyles.wide}
        label="O que há de errado?"
      >
        <div className={styles.stack}>
          {Object.entries(REPORT_REASONS).map(([value, label]) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </div>
      </Radio.Group>
      <CountedText
        {...form.getInputProps('detalhes')}
        className={formStyles.wide}
        label="Detalhes (opcional)"
        max={DETAILS_MAX}
      />
    </SubmitForm>
  )
}
