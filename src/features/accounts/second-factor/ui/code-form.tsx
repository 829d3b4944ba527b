import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { z } from 'zod'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { SubmitButton } from '#/components/forms/submit-button.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import styles from '../../ui/entry.module.css'
import { code } from '../schema.ts'
import { CodeField } from './code-field.tsx'

export interface CodeFormProps {
  /** @throws ApiError by the field of the code */
  send(codigo: string): Promise<void>
  /** Back to the first step, where all is as it was typed. */
  onBack(): void
}

const check = schemaResolver(z.object({ codigo: code }), { sync: true })

/** The second step of a login. */
export default function CodeForm({ send, onBack }: CodeFormProps) {
  const [recovery, setRecovery] = useState(false)
  const form = useForm({ name: 'code', initialValues: { codigo: '' }, validate: check })
  const { onSubmit, sending, failure } = useSubmit(form, ({ codigo }) => send(codigo))
  const first = useAutofocus()

  function change() {
    setRecovery(!recovery)
    form.reset()
    form.getInputNode('codigo')?.focus()
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <p className={styles.lead}>
        {recovery
          ? 'Digite um dos códigos que você guardou. Cada um vale uma única vez.'
          : 'Digite o código do seu aplicativo.'}
      </p>
      <FormFailure>{failure}</FormFailure>
      <CodeField {...form.getInputProps('codigo')} {...first} recovery={recovery} />
      <SubmitButton sending={sending}>Entrar</SubmitButton>
      <button type="button" className={styles.other} onClick={change}>
        <span>{recovery ? 'Usar o código do aplicativo' : 'Usar um código de recuperação'}</span>
      </button>
      <button type="button" className={styles.other} onClick={onBack}>
        <span>Voltar</span>
      </button>
    </form>
  )
}
