import { Checkbox } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { z } from 'zod'
import { Button } from '#/components/button.tsx'
import { DialogActions } from '#/components/dialog-actions.tsx'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { PasswordField } from '#/components/forms/password-field.tsx'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { DELETION_UNDO_DAYS } from '#/domain/account-removal.ts'
import { forgetRememberedLogin } from '#/platform/browser/stored-user.ts'
import { deletionRequest } from '../../schema.ts'
import entry from '../../ui/entry.module.css'
import { requestRemoval } from '../queries.ts'
import styles from './removal-form.module.css'

export interface RemovalFormProps {
  /** @param deletionAt when the account will be removed, ISO 8601 */
  onRequested(deletionAt: string): void
  onClose(): void
}

const removalForm = deletionRequest.extend({
  understood: z.literal(true, 'Confirme para continuar.'),
})

export default function RemovalForm({ onRequested, onClose }: RemovalFormProps) {
  const form = useForm({
    name: 'removal',
    initialValues: { password: '', keepComments: false, understood: false },
    validate: schemaResolver(removalForm, { sync: true }),
  })
  const { onSubmit, sending, failure } = useSubmit(form, async ({ password, keepComments }) => {
    const deletionAt = await requestRemoval({ password, keepComments })
    // What this browser could log in with is void from now on.
    forgetRememberedLogin()
    onRequested(deletionAt)
  })

  return (
    <form className={entry.form} onSubmit={onSubmit} noValidate>
      <ul className={styles.effects}>
        <li>
          <strong>Agora:</strong> o seu perfil deixa de aparecer, e você sai da conta nos outros
          aparelhos.
        </li>
        <li>
          <strong>Por {DELETION_UNDO_DAYS} dias:</strong> você pode mudar de ideia. É só entrar e
          cancelar a exclusão.
        </li>
        <li>
          <strong>Depois:</strong> a conta é apagada, com o perfil, a foto, as listas, o que você
          acompanha, os pedidos de orçamento e as chaves da API. As notas das suas avaliações
          continuam, como “Usuário removido”, e as páginas de fornecedor que só você administra
          ficam livres para a empresa assumir.
        </li>
      </ul>
      <p className={entry.lead}>Quer uma cópia? Use antes “Baixar meus dados”.</p>
      <FormFailure>{failure}</FormFailure>
      <Checkbox
        {...form.getInputProps('keepComments', { type: 'checkbox' })}
        label="Manter os textos das minhas avaliações, sem o meu nome"
        description="Se não marcar, eles são apagados com a conta; só as notas ficam."
      />
      <PasswordField
        {...form.getInputProps('password')}
        label="Sua senha"
        autoComplete="current-password"
      />
      <Checkbox
        {...form.getInputProps('understood', { type: 'checkbox' })}
        label={`Entendo que, depois de ${DELETION_UNDO_DAYS} dias, a conta não pode ser recuperada.`}
      />
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button look="danger" type="submit" aria-busy={sending}>
          Excluir minha conta
        </Button>
      </DialogActions>
    </form>
  )
}
