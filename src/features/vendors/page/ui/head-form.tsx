import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { changedValues } from '#/components/forms/changed-values.ts'
import { CountedText } from '#/components/forms/counted-text.tsx'
import styles from '#/components/forms/form.module.css'
import { PictureField } from '#/components/forms/picture-field.tsx'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { COVER_HINT, DESCRIPTION_MAX, LINE_MAX } from '../../limits.ts'
import { companyName } from '../../names.ts'
import { vendorHeadForm } from '../../registration/schema.ts'
import type { OwnVendor } from '../../schema.ts'
import { removeCover, saveCover, saveLogo, saveVendor } from '../queries.ts'

export interface HeadFormProps {
  vendor: OwnVendor
  onSaved(vendor: OwnVendor): void
  onClose(): void
}

/** The head of a page: name, description, logo and cover. */
export default function HeadForm({ vendor, onSaved, onClose }: HeadFormProps) {
  const [logo, setLogo] = useState<File | null>(null)
  /** '' takes the one that is there away. */
  const [cover, setCover] = useState<File | '' | null>(null)
  const form = useForm({
    initialValues: { nomeFantasia: companyName(vendor), descricao: vendor.descricao },
    validate: schemaResolver(vendorHeadForm, { sync: true }),
  })
  const field = useFields(form)
  const submission = useSubmit(form, async (values) => {
    if (logo) {
      onSaved(await saveLogo(vendor._id, logo))
      // It is there, also when the words are refused.
      setLogo(null)
    }
    if (cover !== null) {
      onSaved(await (cover ? saveCover(vendor._id, cover) : removeCover(vendor._id)))
      setCover(null)
    }
    onSaved(await saveVendor(vendor._id, changedValues(form, values)))
    onClose()
    showAlert('success', 'Cabeçalho atualizado.')
  })

  return (
    <SubmitForm
      submission={submission}
      isUnsaved={form.isDirty() || logo !== null || cover !== null}
      onCancel={onClose}
    >
      <TextInput
        className={styles.wide}
        label="Nome"
        required
        maxLength={LINE_MAX}
        autoComplete="off"
        {...field('nomeFantasia')}
      />
      <CountedText
        className={styles.wide}
        label="Descrição"
        required
        max={DESCRIPTION_MAX}
        {...field('descricao')}
      />
      <PictureField
        path="logotipo"
        className={styles.wide}
        label="Logotipo"
        required
        hint="Sugerido: até 380 × 300 px."
        file={logo}
        address={vendor.links.logotipo_url}
        disabled={submission.sending}
        onChange={setLogo}
        error={form.errors.logotipo}
        onError={(message) => form.setFieldError('logotipo', message)}
      />
      <PictureField
        path="capa"
        className={styles.wide}
        label="Imagem de capa"
        hint={COVER_HINT}
        file={cover || null}
        address={cover === '' ? '' : vendor.links.capa_url}
        disabled={submission.sending}
        onChange={setCover}
        onClear={() => setCover('')}
        error={form.errors.capa}
        onError={(message) => form.setFieldError('capa', message)}
      />
    </SubmitForm>
  )
}
