import { NativeSelect, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { IMAGE_RULE } from '#/components/forms/file-rules.ts'
import styles from '#/components/forms/form.module.css'
import { PictureField } from '#/components/forms/picture-field.tsx'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import type { FormCalls } from '#/platform/desk.ts'
import { DESCRIPTION_MAX, LINK_MAX } from '../../limits.ts'
import { BANNER_MAX_MB, PICTURE_TOO_LARGE, PLACES, pictureHint, TYPE_NAMES } from '../../places.ts'
import type { BannerType } from '../../schema.ts'
import { faultsOf, sizeOf } from '../faults.ts'
import { saveBanner } from '../queries.ts'
import { bannerFields, type DeskBanner } from '../schema.ts'

interface BannerFormProps extends FormCalls {
  /** The one that changes; without it a new one begins. */
  banner?: DeskBanner
  /** Of a new one, to begin with. */
  type: BannerType
}

const RULE = { ...IMAGE_RULE, maxMb: BANNER_MAX_MB, tooLarge: PICTURE_TOO_LARGE }
const fieldFaults = schemaResolver(bannerFields, { sync: true })

/** What a banner shows, where it leads, and when. */
export default function BannerForm({ banner, type, onSaved, onCancel }: BannerFormProps) {
  const [picture, setPicture] = useState<File | null>(null)
  const [refused, setRefused] = useState('')
  const [size, setSize] = useState<Awaited<ReturnType<typeof sizeOf>>>()
  const form = useForm({
    initialValues: {
      tipo: banner?.type ?? type,
      descricao: banner?.description ?? '',
      urlRedirect: banner?.urlRedirect ?? '',
      inicio: banner?.inicio ?? '',
      fim: banner?.fim ?? '',
    },
    validate: (values) => ({
      ...faultsOf(values, { banner, picture, refused, size }),
      ...fieldFaults(values),
    }),
  })
  const field = useFields(form)
  const first = useAutofocus<HTMLSelectElement>()
  const submission = useSubmit(form, async (values) => {
    const { message } = await saveBanner(banner?._id, values, picture)
    await onSaved(message)
  })
  const chosen = form.values.tipo

  async function choose(file: File | null) {
    setPicture(file)
    setSize(undefined)
    const measured = file ? await sizeOf(file) : undefined
    setSize(measured)
    const chosen = { banner, picture: file, refused: '', size: measured }
    const { imagem } = faultsOf(form.getValues(), chosen)
    if (file && imagem) form.setFieldError('imagem', imagem)
  }

  return (
    <SubmitForm
      submission={submission}
      submit={banner ? 'Salvar' : 'Criar banner'}
      isUnsaved={form.isDirty() || picture !== null}
      onCancel={onCancel}
    >
      <NativeSelect
        className={styles.wide}
        label="Tipo"
        description={PLACES[chosen].where}
        data={Object.entries(TYPE_NAMES).map(([value, label]) => ({ value, label }))}
        {...form.getInputProps('tipo')}
        {...first}
      />
      <PictureField
        path="imagem"
        className={styles.wide}
        label="Imagem"
        required
        rule={RULE}
        hint={pictureHint(chosen)}
        file={picture}
        address={banner?.url}
        disabled={submission.sending}
        onChange={choose}
        error={form.errors.imagem}
        onError={(message) => {
          setRefused(message ?? '')
          form.setFieldError('imagem', message)
        }}
      />
      <TextInput
        className={styles.wide}
        label="Descrição"
        description="O que a imagem diz, para quem não a vê."
        required
        maxLength={DESCRIPTION_MAX}
        autoComplete="off"
        {...field('descricao')}
      />
      <TextInput
        className={styles.wide}
        label="Endereço"
        description="Aonde o clique leva: uma página do site, como /softwares, ou https://…"
        required
        maxLength={LINK_MAX}
        autoComplete="off"
        {...field('urlRedirect')}
      />
      <TextInput
        type="datetime-local"
        label="Início"
        description="Opcional, no horário de Brasília."
        {...field('inicio')}
      />
      <TextInput
        type="datetime-local"
        label="Fim"
        description="Opcional, no horário de Brasília."
        {...field('fim')}
      />
    </SubmitForm>
  )
}
