import { schemaResolver, useForm } from '@mantine/form'
import { CountedText } from '#/components/forms/counted-text.tsx'
import styles from '#/components/forms/form.module.css'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { NOTE_MAX } from './limits.ts'
import { companyNote } from './schema.ts'

export interface NoteFormProps {
  /** What the company says already, or ''. */
  note: string
  /** Where it comes from, and what the note does not change. */
  lead: string
  save(note: string): Promise<void>
  onClose(): void
}

/** What a company says of what a public source says of it, which visitors read beside it. */
export default function NoteForm({ note, lead, save, onClose }: NoteFormProps) {
  const form = useForm({
    initialValues: { nota: note },
    validate: schemaResolver(companyNote, { sync: true }),
  })
  const first = useAutofocus<HTMLTextAreaElement>()
  const submission = useSubmit(form, async ({ nota }) => {
    await save(nota)
    onClose()
  })

  return (
    <SubmitForm submission={submission} onCancel={onClose}>
      <p className={styles.wide}>
        {lead} O que você escrever aparece ao lado. Em branco, não aparece nada.
      </p>
      <CountedText
        {...form.getInputProps('nota')}
        {...first}
        className={styles.wide}
        label="O que a empresa diz"
        max={NOTE_MAX}
      />
    </SubmitForm>
  )
}
