import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { CountedText } from '#/components/forms/counted-text.tsx'
import { DocumentField } from '#/components/forms/document-field.tsx'
import styles from '#/components/forms/form.module.css'
import { FormActions } from '#/components/forms/form-actions.tsx'
import { PictureField } from '#/components/forms/picture-field.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { LINE_MAX, TEXT_MAX } from '../limits.ts'
import { saveKept } from '../queries.ts'
import { type StoryWire, storyForm } from '../schema.ts'
import { addFile, areSendable, bodyOf } from './kept-body.ts'
import type { KeptFormProps } from './kept-form-props.ts'
import { SoftwareField } from './software-field.tsx'
import { useFileChange } from './use-file-change.ts'

/** A project that went well, as its supplier describes it. */
export default function StoryForm(props: KeptFormProps<StoryWire>) {
  const { vendorId, item, onSaved, onClose } = props
  const cover = useFileChange(item?.fotocapa ?? '')
  const document = useFileChange(item?.arquivo ?? '')
  const form = useForm({
    initialValues: {
      titulo: item?.titulo ?? '',
      descricao: item?.descricao ?? '',
      softwares: item?.softwares.map(({ _id }) => _id) ?? [],
    },
    validate: schemaResolver(storyForm, { sync: true }),
  })
  const field = useFields(form)
  const first = useAutofocus()
  const { onSubmit, sending, failure } = useSubmit(form, async (values) => {
    if (!areSendable(form, { fotocapa: cover, arquivo: document })) return
    const body = bodyOf(values)
    addFile(body, 'fotocapa', cover, 'removerFotocapa')
    addFile(body, 'arquivo', document, 'removerArquivo')
    await saveKept('story', vendorId, item?._id, body)
    await onSaved()
    onClose()
    showAlert('success', item ? 'História atualizada.' : 'História guardada.')
  })

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-busy={sending}>
      <TextInput
        className={styles.wide}
        label="Título"
        required
        maxLength={LINE_MAX}
        autoComplete="off"
        {...field('titulo')}
        {...first}
      />
      <CountedText
        className={styles.wide}
        label="Descrição"
        required
        max={TEXT_MAX}
        {...field('descricao')}
      />
      <SoftwareField
        className={styles.wide}
        vendorId={vendorId}
        known={item?.softwares ?? []}
        value={form.values.softwares}
        onChange={(ids) => form.setFieldValue('softwares', ids)}
        error={form.errors.softwares}
      />
      <PictureField
        path="fotocapa"
        className={styles.wide}
        label="Foto de capa"
        file={cover.file}
        address={cover.address}
        disabled={sending}
        onChange={cover.choose}
        onClear={cover.address ? cover.remove : undefined}
        error={cover.refusal ?? form.errors.fotocapa}
        onError={cover.refuse}
      />
      <DocumentField
        path="arquivo"
        className={styles.wide}
        label="Arquivo"
        hint="Os visitantes podem baixá-lo."
        file={document.file}
        address={document.address}
        disabled={sending}
        onChange={document.choose}
        onClear={document.remove}
        error={document.refusal ?? form.errors.arquivo}
        onError={document.refuse}
      />
      <FormActions
        submit="Salvar"
        sending={sending}
        failure={failure}
        isUnsaved={form.isDirty() || cover.isChanged || document.isChanged}
        onCancel={onClose}
      />
    </form>
  )
}
