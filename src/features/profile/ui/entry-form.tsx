import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import {
  type CertificateValues,
  type EducationValues,
  type ExperienceValues,
  type SectionName,
  saveEntry,
} from '../queries.ts'
import type { EntryFormProps } from './editable-section.tsx'
import { useReloadProfile } from './use-own-profile.ts'

interface Props<Values> extends EntryFormProps<{ _id: string }> {
  section: SectionName
  form: UseFormReturnType<Values>
  /** Its fields. */
  children: ReactNode
}

/** The form of an entry: it is saved, and once the profile shows it, the dialog closes. */
export function EntryForm<Values extends ExperienceValues | EducationValues | CertificateValues>({
  section,
  form,
  userId,
  entry,
  onClose,
  children,
}: Props<Values>) {
  const reload = useReloadProfile(userId)
  const submission = useSubmit(form, async (values) => {
    await saveEntry(section, values, { userId, id: entry?._id })
    await reload()
    onClose()
    showAlert('success', entry ? 'Alterações salvas.' : 'Item adicionado.')
  })
  return (
    <SubmitForm submission={submission} onCancel={onClose}>
      {children}
    </SubmitForm>
  )
}
