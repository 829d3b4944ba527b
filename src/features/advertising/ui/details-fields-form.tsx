import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import { CountedText } from '#/components/forms/counted-text.tsx'
import { IMAGE_RULE } from '#/components/forms/file-rules.ts'
import styles from '#/components/forms/form.module.css'
import { PictureField } from '#/components/forms/picture-field.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useFields } from '#/components/forms/use-fields.ts'
import { saoPauloDay } from '#/domain/sao-paulo.ts'
import {
  BANNER_MAX_MB,
  PICTURE_TOO_LARGE,
  pictureHint,
  pictureRefusal,
} from '#/features/banners/places.ts'
import { DESCRIPTION_MAX, NAME_MAX, RUN_DAYS_MAX } from '../limits.ts'
import { type AdvertisementWire, advertisementFields } from '../schema.ts'

const RULE = { ...IMAGE_RULE, maxMb: BANNER_MAX_MB, tooLarge: PICTURE_TOO_LARGE }
const PICTURE = 'logotipo'

/** Why a picture does not fit where it is shown, or null; one that cannot be read is the server's. */
async function sizeRefusal(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  const refusal = pictureRefusal('Detail', picture)
  picture.close()
  return refusal
}

/**
 * What the form of an advertisement holds.
 * @param saved what the server has of it; null for a new one
 */
export function useDetails(saved: AdvertisementWire | null) {
  const [picture, setPicture] = useState<File | null>(null)
  const chosen = useRef<File | null>(null)
  const form = useForm({
    initialValues: {
      nomePublicidade: saved?.nomePublicidade ?? '',
      dataInicio: saved?.dataInicio ?? '',
      dataFim: saved?.dataFim ?? '',
      descricao: saved?.descricao ?? '',
    },
    validate: schemaResolver(advertisementFields(), { sync: true }),
  })

  async function choosePicture(file: File | null) {
    chosen.current = file
    setPicture(file)
    const refusal = file && (await sizeRefusal(file))
    if (chosen.current === file) form.setFieldError(PICTURE, refusal)
  }

  /** @returns whether there is a picture that fits; the field says what is wrong */
  async function checkPicture(): Promise<boolean> {
    const refusal = picture ? await sizeRefusal(picture) : saved ? null : RULE.wanted
    if (refusal) form.setFieldError(PICTURE, refusal)
    return !refusal
  }

  return {
    form,
    picture,
    choosePicture,
    checkPicture,
    focusPicture: () => form.getInputNode(PICTURE)?.focus(),
    isDirty: form.isDirty() || picture !== null,
    /** The server has what was typed. */
    settle() {
      form.resetDirty()
      chosen.current = null
      setPicture(null)
    },
  }
}
export type Details = ReturnType<typeof useDetails>

interface DetailsFieldsProps {
  details: Details
  /** Address of the picture so far; '' for none. */
  picture: string
  sending: boolean
}

/** What an advertisement says, shows, and when. */
export function DetailsFields({ details, picture, sending }: DetailsFieldsProps) {
  const { form } = details
  const field = useFields(form)
  const first = useAutofocus()
  const today = saoPauloDay()
  return (
    <>
      <TextInput
        className={styles.wide}
        label="Nome da publicidade"
        required
        maxLength={NAME_MAX}
        autoComplete="off"
        {...field('nomePublicidade')}
        {...first}
      />
      <TextInput type="date" label="Data de início" required min={today} {...field('dataInicio')} />
      <TextInput
        type="date"
        label="Data de fim"
        description={`Até ${RUN_DAYS_MAX} dias, este incluído.`}
        required
        min={form.values.dataInicio || today}
        {...field('dataFim')}
      />
      <CountedText
        className={styles.wide}
        label="Descrição"
        required
        max={DESCRIPTION_MAX}
        {...field('descricao')}
      />
      <PictureField
        path={PICTURE}
        className={styles.wide}
        label="Logotipo"
        required
        rule={RULE}
        hint={pictureHint('Detail')}
        file={details.picture}
        address={picture}
        disabled={sending}
        onChange={details.choosePicture}
        error={form.errors[PICTURE]}
        onError={(message) => form.setFieldError(PICTURE, message)}
      />
    </>
  )
}
