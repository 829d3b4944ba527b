import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { FormActions } from '#/components/forms/form-actions.tsx'
import { PasswordField } from '#/components/forms/password-field.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { reauthentication } from '../../schema.ts'
import styles from '../../ui/entry.module.css'
import { beginSetUp, turnOn } from '../queries.ts'
import { type SetUp, turningOn } from '../schema.ts'
import { CodeField } from './code-field.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import parts from './second-factor.module.css'

export interface SetUpFormProps {
  onChanged(): Promise<void>
  onClose(): void
}

/** Sets a second factor up: the password, the app and its first code, and the recovery codes. */
export default function SetUpForm({ onChanged, onClose }: SetUpFormProps) {
  const [begun, setBegun] = useState<SetUp>()
  const [codes, setCodes] = useState<string[]>()

  async function onTurnedOn(given: string[]) {
    setCodes(given)
    await onChanged()
  }

  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />
  if (begun) return <FirstCode begun={begun} onTurnedOn={onTurnedOn} onClose={onClose} />
  return <Password onBegun={setBegun} onClose={onClose} />
}

interface PasswordProps {
  onBegun(begun: SetUp): void
  onClose(): void
}

function Password({ onBegun, onClose }: PasswordProps) {
  const form = useForm({
    name: 'setUp',
    initialValues: { password: '' },
    validate: schemaResolver(reauthentication, { sync: true }),
  })
  const { onSubmit, sending, failure } = useSubmit(form, async ({ password }) =>
    onBegun(await beginSetUp(password)),
  )
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <p className={styles.lead}>
        Você vai precisar de um aplicativo de códigos no celular, como o Google Authenticator, o
        Microsoft Authenticator ou o do seu gerenciador de senhas.
      </p>
      <PasswordField
        {...form.getInputProps('password')}
        {...useAutofocus()}
        label="Sua senha"
        autoComplete="current-password"
      />
      <FormActions submit="Continuar" sending={sending} failure={failure} onCancel={onClose} />
    </form>
  )
}

interface FirstCodeProps {
  begun: SetUp
  onTurnedOn(codes: string[]): Promise<void>
  onClose(): void
}

function FirstCode({ begun, onTurnedOn, onClose }: FirstCodeProps) {
  const form = useForm({
    name: 'firstCode',
    initialValues: { codigo: '' },
    validate: schemaResolver(turningOn.pick({ codigo: true }), { sync: true }),
  })
  const { onSubmit, sending, failure } = useSubmit(form, async ({ codigo }) => {
    const { data, message } = await turnOn({ pedido: begun.pedido, codigo })
    showAlert('success', message)
    await onTurnedOn(data.codigos)
  })
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <div className={parts.app}>
        <QrCode text={begun.endereco} />
        <div className={parts.words}>
          <p>No aplicativo, adicione uma conta e aponte a câmera para este código.</p>
          <p>
            Se não der, digite nele esta chave:{' '}
            <code>{begun.segredo.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          <p>
            Está no celular do aplicativo? <a href={begun.endereco}>Abra a chave nele</a>.
          </p>
        </div>
      </div>
      <CodeField
        {...form.getInputProps('codigo')}
        {...useAutofocus()}
        description="São 6 números, que mudam a cada 30 segundos."
      />
      <FormActions submit="Ativar" sending={sending} failure={failure} onCancel={onClose} />
    </form>
  )
}
