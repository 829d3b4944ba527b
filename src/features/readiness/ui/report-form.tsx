import { NativeSelect } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { CountedText } from '#/components/forms/counted-text.tsx'
import styles from '#/components/forms/form.module.css'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { READINESS, READINESS_ITEMS } from '#/domain/readiness.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import { REPORT_MAX } from '../limits.ts'
import { ownOpinions, report } from '../queries.ts'
import { newReport } from '../schema.ts'
import { SITUATION_NAMES } from './situations.ts'

export interface ReportFormProps {
  offerId: string
  /** @param message of the server */
  onSent(message: string): void
  onCancel(): void
}

// In the order of its fields: focus goes to the first that is wrong.
const reportForm = z.object({
  item: z.enum(READINESS_ITEMS, 'Escolha a declaração.'),
  ...newReport.shape,
})

/** What somebody finds wrong with a declaration, for the Admins. */
export default function ReportForm({ offerId, onSent, onCancel }: ReportFormProps) {
  const { data } = useQuery(ownOpinions(offerId, useStoredUser()?._id ?? ''))
  const form = useForm<Record<'item' | 'motivo', string> & Record<string, unknown>>({
    initialValues: { item: '', motivo: '' },
    validate: schemaResolver(reportForm, { sync: true }),
  })
  const first = useAutofocus<HTMLSelectElement>()
  const submission = useSubmit(form, async (values) => {
    const { item, motivo } = reportForm.parse(values)
    const { message } = await report(offerId, item, motivo)
    onSent(message)
  })
  const chosen = data?.itens.find(({ item }) => item === form.values.item)

  return (
    <SubmitForm submission={submission} submit="Denunciar" onCancel={onCancel}>
      <p className={styles.lead}>
        Nossa equipe confere e avisa você por e-mail. O seu nome não é mostrado ao fornecedor.
      </p>
      <NativeSelect
        className={styles.wide}
        label="Qual declaração está errada?"
        required
        data={[
          { value: '', label: 'Escolha' },
          ...(data?.itens ?? []).map(({ item, situacao }) => ({
            value: item,
            label: `${READINESS[item]}: ${SITUATION_NAMES[situacao]}`,
          })),
        ]}
        description={
          chosen?.denunciada ? 'Você já a denunciou: este texto fica no lugar do outro.' : ''
        }
        {...form.getInputProps('item')}
        {...first}
      />
      <CountedText
        className={styles.wide}
        label="O que há de errado?"
        required
        max={REPORT_MAX}
        {...form.getInputProps('motivo')}
      />
    </SubmitForm>
  )
}
