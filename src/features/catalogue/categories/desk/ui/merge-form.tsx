import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { z } from 'zod'
import styles from '#/components/forms/form.module.css'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useSubmit } from '#/components/forms/use-submit.ts'
import type { FormCalls } from '#/platform/desk.ts'
import type { DeskCategory } from '../../schema.ts'
import { mergeCategory } from '../queries.ts'
import { CategoryPick } from './category-pick.tsx'

interface MergeFormProps extends FormCalls {
  category: DeskCategory
}

const mergeInto = z.object({ targetId: z.string().min(1, 'Escolha a categoria que fica.') })

/** Into which other category one goes, and what that does. */
export default function MergeForm({ category, onSaved, onCancel }: MergeFormProps) {
  const [target, setTarget] = useState<{ id: string; name: string } | null>(null)
  const form = useForm({
    initialValues: { targetId: '' },
    validate: schemaResolver(mergeInto, { sync: true }),
  })
  const submission = useSubmit(form, async ({ targetId }) => {
    const { message } = await mergeCategory(category.id, targetId)
    await onSaved(message, { isGone: true })
  })
  return (
    <SubmitForm
      submission={submission}
      isUnsaved={false}
      submit="Juntar categorias"
      look="danger"
      onCancel={onCancel}
    >
      <p className={styles.lead}>{consequence(category, target?.name)}</p>
      <CategoryPick
        className={styles.wide}
        path="targetId"
        label="Categoria que fica"
        required
        tipo={category.type}
        firstLevelOnly={category.subcategories > 0}
        exceptId={category.id}
        value={target}
        onChange={(picked) => {
          setTarget(picked)
          form.setFieldValue('targetId', picked?.id ?? '')
        }}
        error={form.errors.targetId}
      />
    </SubmitForm>
  )
}

function consequence({ name, offers }: DeskCategory, target?: string): string {
  const moved = offers === 1 ? '1 oferta passa' : `${offers.toLocaleString('pt-BR')} ofertas passam`
  const to = target ? `“${target}”` : 'a categoria que você escolher'
  return `${moved} de “${name}” para ${to}, e “${name}” deixa de existir. Não dá para desfazer.`
}
