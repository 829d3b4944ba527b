import { NativeSelect, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import styles from '#/components/forms/form.module.css'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import type { FormCalls } from '#/platform/desk.ts'
import { CATEGORY_NAME_MAX } from '../../limits.ts'
import { type DeskCategory, type NewCategory, newCategory } from '../../schema.ts'
import { CategoryPick } from './category-pick.tsx'

export interface CategoryFormProps extends FormCalls {
  /** What it begins with. One that exists, or was suggested, has an id and keeps its type. */
  category: Pick<DeskCategory, 'name' | 'type' | 'parent'> & { id?: string }
  /** What submitting does, as 'Salvar'. */
  submit: string
  /** @returns what the server says, for the person */
  save(category: NewCategory): Promise<{ message: string }>
}

type Values = Required<NewCategory> & Record<string, unknown>

/** A category: a new one, one that changes, or one that was suggested. */
export default function CategoryForm(props: CategoryFormProps) {
  const { category, submit, save, onSaved, onCancel } = props
  const [parent, setParent] = useState(category.parent)
  const form = useForm<Values>({
    initialValues: {
      name: category.name,
      tipo: category.type,
      parentId: category.parent?.id ?? null,
    },
    validate: schemaResolver(newCategory, { sync: true }),
  })
  const field = useFields(form)
  const first = useAutofocus()
  const submission = useSubmit(form, async (values) => {
    const { message } = await save(values)
    await onSaved(message)
  })

  function putUnder(chosen: typeof parent) {
    setParent(chosen)
    form.setFieldValue('parentId', chosen?.id ?? null)
  }

  return (
    <SubmitForm submission={submission} submit={submit} onCancel={onCancel}>
      <TextInput
        className={styles.wide}
        label="Nome"
        required
        maxLength={CATEGORY_NAME_MAX}
        autoComplete="off"
        {...field('name')}
        {...first}
      />
      <NativeSelect
        className={styles.wide}
        label="Tipo"
        data={['Software', 'Serviço']}
        disabled={category.id !== undefined}
        {...form.getInputProps('tipo')}
        onChange={({ currentTarget }) => {
          form.setFieldValue('tipo', currentTarget.value as Values['tipo'])
          putUnder(null)
        }}
      />
      <CategoryPick
        className={styles.wide}
        path="parentId"
        label="Dentro de"
        description="Só para uma subcategoria. Sem escolha, é uma categoria do primeiro nível."
        tipo={form.values.tipo}
        firstLevelOnly
        exceptId={category.id}
        value={parent}
        onChange={putUnder}
        error={form.errors.parentId}
      />
    </SubmitForm>
  )
}
