import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { CountedText } from '#/components/forms/counted-text.tsx'
import styles from '#/components/forms/form.module.css'
import { FormActions } from '#/components/forms/form-actions.tsx'
import { PictureField } from '#/components/forms/picture-field.tsx'
import { PicturesField } from '#/components/forms/pictures-field.tsx'
import { UploadProgress } from '#/components/forms/upload-progress.tsx'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { useUpload } from '#/components/forms/use-upload.ts'
import { VideoField } from '#/components/forms/video-field.tsx'
import { ApiError } from '#/platform/browser/api-client.ts'
import { DESCRIPTION_MAX, NAME_MAX, PHOTOS_MAX } from '../../limits.ts'
import { offerById } from '../../queries.ts'
import { eachText, formTexts } from '../../texts.ts'
import {
  type NewSoftware,
  type OfferFormProps,
  type Pictures,
  pickOf,
  type SoftwareValues,
} from '../draft.ts'
import { softwareForm } from '../schema.ts'
import { CategoryField } from './category-field.tsx'
import { SoftwareNameField } from './software-name-field.tsx'

type Values = SoftwareValues & Record<string, unknown>

const LOGO_HINT = 'Sugerido: até 380 × 300 px.'
const check = schemaResolver(softwareForm, { sync: true })

/** A software: a new one, or one of the catalogue, which fills the form and is kept at once. */
export default function SoftwareOfferForm(props: OfferFormProps<NewSoftware>) {
  const { offer, refused, taken, submit, onChange, onSubmit: keep, onPick, onCancel } = props
  const [pictures, setPictures] = useState(offer.pictures)
  const [isPicking, setPicking] = useState(false)
  const form = useForm<Values>({
    initialValues: offer.values as Values,
    initialErrors: refused,
    validate: (values) => check({ ...values, tipo: 'Software' }),
    onValuesChange: (values) => onChange?.({ ...offer, values, pictures }),
  })
  const field = useFields(form)
  const upload = useUpload()
  const { onSubmit, sending, failure } = useSubmit(form, (values) =>
    upload.send((sent) => keep({ ...offer, values, pictures }, sent), Boolean(pictures.video)),
  )

  function changePictures(change: Partial<Pictures>) {
    const changed = { ...pictures, ...change }
    setPictures(changed)
    onChange?.({ ...offer, values: form.getValues(), pictures: changed })
  }

  async function pick(id: string) {
    setPicking(true)
    const typed = form.getValues()
    try {
      const found = await offerById(id)
      form.setValues({
        name: found.name,
        ...eachText((_text, name) => found[name]),
        category: found.category,
        description: found.description,
      })
      await onPick?.(pickOf(found))
    } catch (error) {
      // What was typed comes back, with the reason beside it; another may be picked.
      if (!(error instanceof ApiError)) throw error
      form.setValues(typed)
      form.setFieldError('name', error.message)
      setPicking(false)
    }
  }

  const name = field('name')
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-busy={isPicking}>
      {onPick ? (
        <SoftwareNameField
          className={styles.wide}
          value={form.values.name}
          taken={taken}
          isConfirmed={props.isConfirmed ?? false}
          onChange={name.onChange}
          onPick={pick}
          error={name.error}
          disabled={isPicking}
        />
      ) : (
        <TextInput
          className={styles.wide}
          label="Nome do software"
          required
          maxLength={NAME_MAX}
          {...name}
        />
      )}
      {formTexts({ wide: false }).map(([name, { label, hint, max }]) => (
        <TextInput
          key={name}
          label={label}
          description={hint}
          required
          maxLength={max}
          {...field(name)}
        />
      ))}
      <CategoryField
        className={styles.wide}
        tipo="Software"
        value={form.values.category}
        onChange={(names) => form.setFieldValue('category', names)}
        error={form.errors.category}
      />
      {formTexts({ wide: true }).map(([name, { label, hint, max }]) => (
        <TextInput
          key={name}
          className={styles.wide}
          label={label}
          description={hint}
          required
          maxLength={max}
          {...field(name)}
        />
      ))}
      <CountedText
        className={styles.wide}
        label="Descrição"
        required
        max={DESCRIPTION_MAX}
        {...field('description')}
      />
      <PictureField
        path="logotipo"
        label="Logotipo"
        hint={LOGO_HINT}
        file={pictures.logotipo ?? null}
        address={pictures.logo}
        onChange={(file) => changePictures({ logotipo: file ?? undefined })}
        error={form.errors.logotipo}
        onError={(message) => form.setFieldError('logotipo', message)}
      />
      <PicturesField
        path="fotos"
        label="Imagens"
        pictures={pictures.fotos}
        max={PHOTOS_MAX}
        onChange={(fotos) => changePictures({ fotos })}
        error={form.errors.fotos}
        onError={(message) => form.setFieldError('fotos', message)}
      />
      <VideoField
        path="video"
        className={styles.wide}
        label="Vídeo"
        file={pictures.video ?? null}
        address={pictures.film}
        disabled={sending}
        onChange={(file) => changePictures({ video: file ?? undefined })}
        onClear={() => changePictures({ film: '' })}
        error={form.errors.video}
        onError={(message) => form.setFieldError('video', message)}
      />
      <UploadProgress className={styles.wide} {...upload} />
      <FormActions
        submit={submit}
        sending={sending || isPicking}
        failure={failure}
        isUnsaved={form.isDirty() || pictures !== offer.pictures}
        onCancel={onCancel}
      />
    </form>
  )
}
