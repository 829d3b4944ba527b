import { schemaResolver, useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import styles from '#/components/forms/form.module.css'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { type Kind, saveKept } from '../queries.ts'
import { areSendable, bodyOf } from './kept-body.ts'
import type { KeptFormProps } from './kept-form-props.ts'
import { SoftwareField } from './software-field.tsx'
import type { FileChange } from './use-file-change.ts'

interface KeptItem {
  _id: string
  softwares: { _id: string; name: string }[]
}

interface Props<Words, Files extends string> extends KeptFormProps<KeptItem> {
  kind: Kind
  schema: z.ZodType
  /** What its fields begin with. */
  words: Words
  /** By the names of their fields. */
  files: Record<Files, FileChange>
  /** Said once it is saved. */
  done: { added: string; changed: string }
  /** The fields of its words. @param first of the one that gets focus */
  fields(
    field: ReturnType<typeof useFields<Words & { softwares: string[] }>>,
    first: ReturnType<typeof useAutofocus<HTMLInputElement>>,
  ): ReactNode
  /** The fields of its files. @param file gives what one of them needs */
  fileFields(file: (name: Files) => ReturnType<typeof fileField>): ReactNode
}

/** The form of something that a supplier keeps: its words, the software it names, its files. */
export function KeptForm<Words extends Record<string, string>, Files extends string>(
  props: Props<Words, Files>,
) {
  const { kind, schema, words, files, done, fields, fileFields } = props
  const { vendorId, item, onSaved, onClose } = props
  const known = item?.softwares ?? []
  const form = useForm<Words & { softwares: string[] }>({
    initialValues: { ...words, softwares: known.map(({ _id }) => _id) },
    validate: schemaResolver(schema, { sync: true }),
  })
  const field = useFields(form)
  const first = useAutofocus()
  const changes = Object.values<FileChange>(files)
  const submission = useSubmit(form, async (values) => {
    if (!areSendable(form, files)) return
    await saveKept(kind, vendorId, item?._id, bodyOf(values, files))
    await onSaved()
    onClose()
    showAlert('success', item ? done.changed : done.added)
  })

  return (
    <SubmitForm
      submission={submission}
      isUnsaved={form.isDirty() || changes.some(({ isChanged }) => isChanged)}
      onCancel={onClose}
    >
      {fields(field, first)}
      <SoftwareField
        className={styles.wide}
        vendorId={vendorId}
        known={known}
        value={form.values.softwares}
        onChange={form.getInputProps('softwares').onChange}
        error={form.errors.softwares}
      />
      {fileFields((name) => fileField(name, files[name], submission.sending, form.errors[name]))}
    </SubmitForm>
  )
}

const fileField = (path: string, change: FileChange, disabled: boolean, error: ReactNode) => ({
  path,
  className: styles.wide,
  file: change.file,
  address: change.address,
  disabled,
  onChange: change.choose,
  onClear: change.address ? change.remove : undefined,
  error: change.refusal ?? error,
  onError: change.refuse,
})
