import { useForm } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Avatar } from '#/components/avatar.tsx'
import { Button } from '#/components/button.tsx'
import formStyles from '#/components/forms/form.module.css'
import { FormActions } from '#/components/forms/form-actions.tsx'
import { TypeAhead } from '#/components/forms/type-ahead.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { ADDED_MAX, NAME_SEARCH_MIN } from '../limits.ts'
import { addAdministrators, peopleNamed } from '../queries.ts'
import type { Administrator, PersonFound } from '../schema.ts'
import styles from './add-administrators-form.module.css'

const ASKED_AFTER_MS = 300
const CHOOSE = 'Escolha ao menos uma pessoa da lista.'
const FULL = `Adicione até ${ADDED_MAX} pessoas por vez.`

export interface AddAdministratorsFormProps {
  vendorId: string
  /** Who administers the page already. */
  active: Administrator[]
  /** Called with what the server says, and everybody who administers the page now. */
  onAdded(administrators: Administrator[], message: string): void
  onCancel(): void
}

const nameOf = ({ firstName, lastName }: PersonFound) => `${firstName} ${lastName}`

export default function AddAdministratorsForm(props: AddAdministratorsFormProps) {
  const { vendorId, active, onAdded, onCancel } = props
  const form = useForm({
    initialValues: { usuarios: [] as PersonFound[], text: '' },
    validate: { usuarios: (chosen) => (chosen.length === 0 ? CHOOSE : null) },
  })
  const { usuarios, text } = form.values
  const [query] = useDebouncedValue(text.trim(), ASKED_AFTER_MS)
  const people = useQuery(peopleNamed(query))
  const first = useAutofocus()

  const taken = (id: string) => {
    if (active.some(({ _id }) => _id === id)) return 'Já administra'
    return usuarios.some(({ _id }) => _id === id) ? 'Já escolhido' : undefined
  }
  const isAsked = text.trim().length >= NAME_SEARCH_MIN
  const suggestions = people.data?.map((person) => ({
    id: person._id,
    name: nameOf(person),
    detail: `@${person.plataformName}`,
    picture: <Avatar person={person} photo={person.photo} className={styles.face} />,
    unavailable: taken(person._id),
  }))

  function pick(id: string) {
    const person = people.data?.find(({ _id }) => _id === id)
    if (!person || taken(id)) return
    if (usuarios.length >= ADDED_MAX) return form.setErrors({ usuarios: FULL })
    form.setValues({ usuarios: [...usuarios, person], text: '' })
    form.clearErrors()
  }

  function drop(person: PersonFound) {
    form.setFieldValue(
      'usuarios',
      usuarios.filter(({ _id }) => _id !== person._id),
    )
    first.ref.current?.focus()
  }

  const { onSubmit, sending, failure } = useSubmit(form, async (values) => {
    const { data, message } = await addAdministrators(
      vendorId,
      values.usuarios.map(({ _id }) => _id),
    )
    onAdded(data, message)
  })

  return (
    <form className={formStyles.form} onSubmit={onSubmit} noValidate>
      <div className={formStyles.wide}>
        <TypeAhead
          label="Buscar usuário"
          description={`Nome ou @usuário, com ao menos ${NAME_SEARCH_MIN} letras, ou o e-mail completo.`}
          placeholder="Comece a digitar"
          autoComplete="off"
          {...first}
          data-path="usuarios"
          text={text}
          onText={(typed) => form.setFieldValue('text', typed)}
          suggestions={isAsked && !people.isError ? suggestions : undefined}
          onPick={({ id }) => pick(id)}
          nothingFound="Ninguém com esse nome, usuário ou e-mail."
          error={form.errors.usuarios ?? (isAsked && people.error?.message)}
        />
        {usuarios.length > 0 ? (
          <ul className={styles.chosen} aria-label="Escolhidos">
            {usuarios.map((person) => (
              <li key={person._id}>
                <Avatar person={person} photo={person.photo} className={styles.face} />
                <span className={styles.who}>
                  {nameOf(person)} <small>@{person.plataformName}</small>
                </span>
                <Button
                  look="quiet"
                  aria-label={`Tirar ${nameOf(person)}`}
                  onClick={() => drop(person)}
                >
                  <X size={18} aria-hidden="true" />
                </Button>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.none}>Quem você escolher aparece aqui, e recebe um e-mail.</p>
        )}
      </div>
      <FormActions
        submit="Concluir"
        sending={sending}
        failure={failure}
        isUnsaved={usuarios.length > 0}
        onCancel={onCancel}
      />
    </form>
  )
}
