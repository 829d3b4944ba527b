import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { CountedText } from '#/components/forms/counted-text.tsx'
import styles from '#/components/forms/form.module.css'
import { FormActions } from '#/components/forms/form-actions.tsx'
import { PictureField } from '#/components/forms/picture-field.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { LINE_MAX, TEXT_MAX } from '../limits.ts'
import { saveKept } from '../queries.ts'
import { type TestimonyWire, testimonyForm } from '../schema.ts'
import { addFile, areSendable, bodyOf } from './kept-body.ts'
import type { KeptFormProps } from './kept-form-props.ts'
import { SoftwareField } from './software-field.tsx'
import { useFileChange } from './use-file-change.ts'

/** What a customer said, as its supplier writes it down. */
export default function TestimonyForm(props: KeptFormProps<TestimonyWire>) {
  const { vendorId, item, onSaved, onClose } = props
  const logo = useFileChange(item?.logotipo ?? '')
  const form = useForm({
    initialValues: {
      nome: item?.nome ?? '',
      cargo: item?.cargo ?? '',
      empresa: item?.empresa ?? '',
      depoimento: item?.depoimento ?? '',
      softwares: item?.softwares.map(({ _id }) => _id) ?? [],
    },
    validate: schemaResolver(testimonyForm, { sync: true }),
  })
  const field = useFields(form)
  const first = useAutofocus()
  const { onSubmit, sending, failure } = useSubmit(form, async (values) => {
    if (!areSendable(form, { logotipo: logo })) return
    const body = bodyOf(values)
    addFile(body, 'logotipo', logo, 'removerLogotipo')
    await saveKept('testimony', vendorId, item?._id, body)
    await onSaved()
    onClose()
    showAlert('success', item ? 'Depoimento atualizado.' : 'Depoimento guardado.')
  })
  const line = { required: true, maxLength: LINE_MAX, autoComplete: 'off' }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-busy={sending}>
      <p className={styles.lead}>
        Escreva só o que o cliente disse e autorizou. A página avisa que a informação é da empresa.
      </p>
      <TextInput label="Nome" {...line} {...field('nome')} {...first} />
      <TextInput label="Cargo" {...line} {...field('cargo')} />
      <TextInput className={styles.wide} label="Empresa" {...line} {...field('empresa')} />
      <CountedText
        className={styles.wide}
        label="Depoimento"
        required
        max={TEXT_MAX}
        {...field('depoimento')}
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
        path="logotipo"
        className={styles.wide}
        label="Logotipo"
        hint="Da empresa do cliente."
        file={logo.file}
        address={logo.address}
        disabled={sending}
        onChange={logo.choose}
        onClear={logo.address ? logo.remove : undefined}
        error={logo.refusal ?? form.errors.logotipo}
        onError={logo.refuse}
      />
      <FormActions
        submit="Salvar"
        sending={sending}
        failure={failure}
        isUnsaved={form.isDirty() || logo.isChanged}
        onCancel={onClose}
      />
    </form>
  )
}
