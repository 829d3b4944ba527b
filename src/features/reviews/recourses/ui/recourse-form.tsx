import { schemaResolver, useForm } from '@mantine/form'
import { CountedText } from '#/components/forms/counted-text.tsx'
import formStyles from '#/components/forms/form.module.css'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { SubmitButton } from '#/components/forms/submit-button.tsx'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { Mantine } from '#/components/mantine.tsx'
import type { Answer } from '#/platform/browser/api-client.ts'
import { appealText } from '../../appeals/schema.ts'
import { APPEAL_MAX } from '../../limits.ts'
import { sendRecourse } from '../queries.ts'
import type { OwnRecourse } from '../schema.ts'

export interface RecourseFormProps {
  reviewId: string
  onSent(answer: Answer<OwnRecourse>): void
}

/** Why a decision about a review should be another one. */
export default function RecourseForm({ reviewId, onSent }: RecourseFormProps) {
  const form = useForm({
    initialValues: { texto: '' },
    validate: schemaResolver(appealText, { sync: true }),
  })
  const { onSubmit, sending, failure } = useSubmit(form, async ({ texto }) => {
    onSent(await sendRecourse(reviewId, texto))
  })
  return (
    <Mantine>
      <form className={formStyles.form} onSubmit={onSubmit} noValidate>
        <CountedText
          {...form.getInputProps('texto')}
          className={formStyles.wide}
          label="Por que a decisão deve mudar?"
          max={APPEAL_MAX}
        />
        <FormFailure>{failure}</FormFailure>
        <SubmitButton sending={sending}>Enviar recurso</SubmitButton>
      </form>
    </Mantine>
  )
}
