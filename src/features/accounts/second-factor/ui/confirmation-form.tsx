import { schemaResolver, useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { ButtonLink } from '#/components/button.tsx'
import { FormActions } from '#/components/forms/form-actions.tsx'
import { PasswordField } from '#/components/forms/password-field.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { reauthentication } from '../../schema.ts'
import { PASSWORD_CARD, settingsPath } from '../../settings/links.ts'
import styles from '../../ui/entry.module.css'
import { confirm, readWaysToConfirm } from '../confirm.ts'
import { code, type WaysToConfirm } from '../schema.ts'
import { CodeField } from './code-field.tsx'

export interface ConfirmationFormProps {
  onConfirmed(): void
  /** Called where the person goes on without confirming. */
  onLeave(): void
}

/** The password, where it cannot be known what there is. */
const UNKNOWN: WaysToConfirm = { senha: true, codigo: false }

/** Asks for the password, or for a code of who has a second factor. */
export default function ConfirmationForm(props: ConfirmationFormProps) {
  const [ways, setWays] = useState<WaysToConfirm>()
  const [byPassword, setByPassword] = useState(false)

  useEffect(() => {
    let wanted = true
    const take = (found: WaysToConfirm) => wanted && setWays(found)
    readWaysToConfirm().then(take, () => take(UNKNOWN))
    return () => {
      wanted = false
    }
  }, [])

  if (!ways) return <p role="status">Carregando…</p>
  if (!ways.senha && !ways.codigo) return <NoWay onLeave={props.onLeave} />
  const proof = byPassword || !ways.codigo ? 'password' : 'codigo'
  return (
    <div className={styles.form}>
      <p className={styles.lead}>
        O que você vai fazer tem peso. Confirme que é você; depois disso, não perguntamos por 15
        minutos.
      </p>
      <ProofForm key={proof} proof={proof} {...props} />
      {ways.codigo && ways.senha && (
        <button type="button" className={styles.other} onClick={() => setByPassword(!byPassword)}>
          <span>{proof === 'codigo' ? 'Usar a senha' : 'Usar um código do aplicativo'}</span>
        </button>
      )}
    </div>
  )
}

const CHECKS = {
  password: schemaResolver(reauthentication, { sync: true }),
  codigo: schemaResolver(z.object({ codigo: code }), { sync: true }),
}

interface ProofFormProps extends ConfirmationFormProps {
  proof: keyof typeof CHECKS
}

function ProofForm({ proof, onConfirmed, onLeave }: ProofFormProps) {
  const form = useForm<Record<string, string>>({
    name: 'confirmation',
    initialValues: { [proof]: '' },
    validate: CHECKS[proof],
  })
  const { onSubmit, sending, failure } = useSubmit(form, async (values) => {
    await confirm(values)
    onConfirmed()
  })
  const field = { ...form.getInputProps(proof), ...useAutofocus() }
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {proof === 'password' ? (
        <PasswordField {...field} label="Sua senha" autoComplete="current-password" />
      ) : (
        <CodeField {...field} description="Ou um código de recuperação." />
      )}
      <FormActions submit="Confirmar" sending={sending} failure={failure} onCancel={onLeave} />
    </form>
  )
}

function NoWay({ onLeave }: Pick<ConfirmationFormProps, 'onLeave'>) {
  return (
    <div className={styles.form}>
      <p className={styles.lead}>
        Você entra com o Google e ainda não tem uma senha na Praça. Para confirmar que é você,
        defina antes uma senha.
      </p>
      <ButtonLink to={settingsPath(PASSWORD_CARD)} onClick={onLeave}>
        Definir uma senha
      </ButtonLink>
    </div>
  )
}
