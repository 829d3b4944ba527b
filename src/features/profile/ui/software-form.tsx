import { useForm } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import styles from '#/components/forms/form.module.css'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { TypeAhead } from '#/components/forms/type-ahead.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { softwareNames } from '#/features/catalogue/queries.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { addSoftware } from '../queries.ts'
import type { UsedSoftware } from '../schema.ts'
import ownStyles from './software-form.module.css'
import { useReloadProfile } from './use-own-profile.ts'

const ASKED_AFTER_MS = 200
const CHOOSE = 'Escolha um software da lista.'

export interface SoftwareFormProps {
  userId: string
  /** Already in the profile. */
  used: UsedSoftware[]
  onClose(): void
}

const sameName = (one: string, other: string) =>
  one.trim().localeCompare(other.trim(), 'pt-BR', { sensitivity: 'base' }) === 0

export default function SoftwareForm({ userId, used, onClose }: SoftwareFormProps) {
  const reload = useReloadProfile(userId)
  const form = useForm({
    initialValues: { name: '', pickedId: '' },
    validate: { name: (_, values) => refusal(values) },
  })
  const { name } = form.values
  const [query] = useDebouncedValue(name.trim(), ASKED_AFTER_MS)
  const { data: names } = useQuery({
    ...softwareNames(query),
    placeholderData: keepPreviousData,
  })
  const suggestions = names?.map(({ _id, name }) => ({
    id: _id,
    name,
    unavailable: used.some((software) => software._id === _id) ? 'Já está no perfil' : undefined,
  }))
  // Names are not unique: what was picked goes before what is called the same.
  const found = ({ name, pickedId }: { name: string; pickedId: string }) =>
    suggestions?.find(({ id }) => id === pickedId) ??
    suggestions?.find((suggestion) => sameName(suggestion.name, name))

  function refusal(values: { name: string; pickedId: string }): string | null {
    const software = found(values)
    return software ? (software.unavailable ?? null) : CHOOSE
  }

  const first = useAutofocus()
  const submission = useSubmit(form, async (values) => {
    const software = found(values)
    if (!software) return
    await addSoftware(software.id, userId)
    await reload()
    onClose()
    showAlert('success', 'Software adicionado com sucesso!')
  })

  return (
    <SubmitForm submission={submission} submit="Adicionar" onCancel={onClose}>
      <TypeAhead
        className={clsx(styles.wide, ownStyles.room)}
        label="Software"
        description="As sugestões aparecem enquanto você digita."
        placeholder="Comece a digitar o nome"
        {...first}
        data-path="name"
        text={name}
        onText={(text) => form.setValues({ name: text, pickedId: '' })}
        suggestions={name.trim() ? suggestions : undefined}
        onPick={({ id, name }) => form.setValues({ name, pickedId: id })}
        nothingFound="Nenhum software com esse nome."
        error={form.errors.name}
      />
    </SubmitForm>
  )
}
