import { NativeSelect, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import styles from '#/components/forms/form.module.css'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import type { FormCalls } from '#/platform/desk.ts'
import { TERMS_MAX } from '../limits.ts'
import { GROUP_KINDS, type GroupKind, type NewGroup, newGroup } from '../schema.ts'

export interface TermGroupFormProps extends FormCalls {
  /** What it begins with. */
  group: NewGroup
  /** What submitting does, as 'Salvar'. */
  submit: string
  /** @returns what the server says, for the person */
  save(group: NewGroup): Promise<{ message: string }>
}

interface Values extends Record<string, unknown> {
  tipo: GroupKind
  /** A term a line. */
  termos: string
  tambem: string
}

/** What the terms of each kind are, and what follows from them. */
const WORDS: Record<GroupKind, [label: string, description: string]> = {
  sinonimos: [
    'Termos que querem dizer o mesmo',
    `Um por linha, até ${TERMS_MAX}. Quem pesquisa um encontra todos.`,
  ],
  ignoradas: [
    'Palavras ignoradas',
    `Uma por linha, até ${TERMS_MAX}. Quando a pergunta diz mais alguma coisa, a busca não olha para elas.`,
  ],
  ocultas: [
    'Pesquisas que não são sugeridas',
    `Uma por linha, até ${TERMS_MAX}. Ninguém que digita vê sugerida uma pesquisa que tenha estas palavras juntas. Quem pesquisa por elas encontra o que há, e a pesquisa continua contada aqui.`,
  ],
}

const groupOf = ({ tipo, termos, tambem }: Values) => ({
  tipo,
  termos: termos.split('\n'),
  tambem: tambem.split('\n'),
})

function faultsOf(values: Values) {
  const { error } = newGroup.safeParse(groupOf(values))
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  )
}

/** Terms that mean the same, what they also find, words that a question does without, or what is not suggested. */
export default function TermGroupForm(props: TermGroupFormProps) {
  const { group, submit, save, onSaved, onCancel } = props
  const form = useForm<Values>({
    initialValues: {
      tipo: group.tipo,
      termos: group.termos.join('\n'),
      tambem: group.tambem.join('\n'),
    },
    validate: faultsOf,
  })
  const field = useFields(form)
  const first = useAutofocus<HTMLTextAreaElement>()
  const submission = useSubmit(form, async (values) => {
    const { message } = await save(groupOf(values))
    await onSaved(message)
  })
  const areSynonyms = form.values.tipo === 'sinonimos'
  const [label, description] = WORDS[form.values.tipo]

  return (
    <SubmitForm submission={submission} submit={submit} onCancel={onCancel}>
      <NativeSelect
        className={styles.wide}
        label="Tipo"
        data={Object.entries(GROUP_KINDS).map(([value, label]) => ({ value, label }))}
        {...form.getInputProps('tipo')}
      />
      <Textarea
        className={styles.wide}
        label={label}
        description={description}
        required
        autosize
        minRows={4}
        maxRows={12}
        {...field('termos')}
        {...first}
      />
      {areSynonyms && (
        <Textarea
          className={styles.wide}
          label="Também encontram"
          description="Opcional, um por linha. Quem pesquisa um termo de cima encontra também estes; o contrário, não."
          autosize
          minRows={2}
          maxRows={8}
          {...field('tambem')}
        />
      )}
    </SubmitForm>
  )
}
