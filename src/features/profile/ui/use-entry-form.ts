import type { UseFormReturnType } from '@mantine/form'
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

type EntryValues = ExperienceValues | EducationValues | CertificateValues

/** Saves the form of an entry; once the profile shows it, the dialog closes. */
export function useEntryForm<Values extends EntryValues>(
  section: SectionName,
  form: UseFormReturnType<Values>,
  { userId, entry, onClose }: EntryFormProps<{ _id: string }>,
) {
  const reload = useReloadProfile(userId)
  return useSubmit(form, async (values) => {
    await saveEntry(section, values, { userId, id: entry?._id })
    await reload()
    onClose()
    showAlert('success', entry ? 'Alterações salvas.' : 'Item adicionado.')
  })
}
