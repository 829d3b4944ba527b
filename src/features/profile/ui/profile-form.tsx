import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { CountedText } from '#/components/forms/counted-text.tsx'
import styles from '#/components/forms/form.module.css'
import { MaskedField } from '#/components/forms/masked-field.tsx'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { ABOUT_MAX } from '../limits.ts'
import { type PhotoChange, saveProfile } from '../queries.ts'
import { type OwnProfile, profileForm, type ProfileForm as Values } from '../schema.ts'
import { PhotoField } from './photo-field.tsx'
import { useReloadProfile } from './use-own-profile.ts'

export interface ProfileFormProps {
  own: OwnProfile
  onClose(): void
}

export default function ProfileForm({ own, onClose }: ProfileFormProps) {
  const reload = useReloadProfile(own._id)
  const [photo, setPhoto] = useState<PhotoChange>()
  const form = useForm<Values>({
    initialValues: {
      firstName: own.firstName,
      lastName: own.lastName,
      plataformName: own.plataformName,
      phoneNumber: own.phoneNumber,
      position: own.position,
      company: own.company,
      about: own.about === 'null' ? '' : own.about,
    },
    validate: schemaResolver(profileForm, { sync: true }),
  })
  const field = useFields(form)
  const submission = useSubmit(form, async (values) => {
    await saveProfile(values, photo)
    await reload()
    onClose()
    showAlert('success', 'Perfil atualizado.')
  })

  return (
    <SubmitForm
      submission={submission}
      isUnsaved={form.isDirty() || photo !== undefined}
      onCancel={onClose}
    >
      <PhotoField
        person={form.values}
        photo={own.photo}
        change={photo}
        onChange={setPhoto}
        error={form.errors.foto as string | undefined}
        onError={(message) => form.setFieldError('foto', message)}
      />
      <TextInput label="Nome" required autoComplete="given-name" {...field('firstName')} />
      <TextInput label="Sobrenome" required autoComplete="family-name" {...field('lastName')} />
      <TextInput
        label="Login"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        leftSection="@"
        {...field('plataformName')}
      />
      <TextInput label="E-mail" value={own.email} readOnly />
      <MaskedField
        {...field('phoneNumber')}
        mask="phone"
        label="Telefone"
        placeholder="(00) 00000-0000"
        type="tel"
        autoComplete="tel-national"
      />
      <TextInput label="Cargo" autoComplete="organization-title" {...field('position')} />
      <TextInput
        className={styles.wide}
        label="Empresa"
        autoComplete="organization"
        {...field('company')}
      />
      <CountedText className={styles.wide} label="Sobre" max={ABOUT_MAX} {...field('about')} />
    </SubmitForm>
  )
}
