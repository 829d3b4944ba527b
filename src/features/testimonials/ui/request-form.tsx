import { NativeSelect, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#/components/button.tsx'
import { CountedText } from '#/components/forms/counted-text.tsx'
import styles from '#/components/forms/form.module.css'
import { Notice } from '#/components/forms/notice.tsx'
import { ResendButton } from '#/components/forms/resend-button.tsx'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { EMAIL_MAX } from '#/domain/person.ts'
import { RESEND_SECONDS } from '#/features/accounts/limits.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { LINE_MAX, LINK_DAYS, MESSAGE_MAX } from '../limits.ts'
import { askForTestimony, resendRequest, softwareOf } from '../queries.ts'
import { requestForm } from '../schema.ts'
import panelStyles from './stories-panel.module.css'

export interface RequestFormProps {
  vendorId: string
  /** Called once it is sent. */
  onSent(): Promise<void>
  onClose(): void
}

/** Whom a supplier asks for a testimony; once that is sent, where it went. */
export default function RequestForm({ vendorId, onSent, onClose }: RequestFormProps) {
  const [sent, setSent] = useState<{ id: string; email: string }>()
  const { data: software = [] } = useQuery(softwareOf(vendorId))
  const form = useForm({
    initialValues: { nome: '', email: '', mensagem: '', software: '' },
    validate: schemaResolver(requestForm, { sync: true }),
  })
  const field = useFields(form)
  const first = useAutofocus()
  const submission = useSubmit(form, async (values) => {
    const id = await askForTestimony(vendorId, values)
    setSent({ id, email: values.email })
    await onSent()
  })

  if (sent) return <Sent vendorId={vendorId} {...sent} onClose={onClose} />
  return (
    <SubmitForm submission={submission} submit="Enviar pedido" onCancel={onClose}>
      <p className={styles.lead}>
        O cliente recebe um link que vale por {LINK_DAYS} dias. O e-mail dele é apagado quando ele
        responde ou recusa, ou quando o prazo acaba.
      </p>
      <TextInput
        label="Nome do cliente"
        required
        maxLength={LINE_MAX}
        autoComplete="off"
        {...field('nome')}
        {...first}
      />
      <TextInput
        label="E-mail do cliente"
        required
        type="email"
        maxLength={EMAIL_MAX}
        autoComplete="off"
        {...field('email')}
      />
      <NativeSelect
        className={styles.wide}
        label="Software (opcional)"
        data={[
          { value: '', label: 'Sobre a empresa' },
          ...software.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        {...field('software')}
      />
      <CountedText
        className={styles.wide}
        label="Mensagem, na página do link (opcional)"
        max={MESSAGE_MAX}
        {...field('mensagem')}
      />
    </SubmitForm>
  )
}

interface SentProps {
  vendorId: string
  id: string
  email: string
  onClose(): void
}

function Sent({ vendorId, id, email, onClose }: SentProps) {
  async function resend() {
    await resendRequest(vendorId, id)
    showAlert('success', 'Pedido reenviado.')
  }
  return (
    <div className={panelStyles.sent}>
      <Notice icon={MailCheck} role="status">
        Pedido enviado a <strong>{email}</strong>. A resposta aparece em Depoimentos, e é você quem
        escolhe se ela vai para a página.
      </Notice>
      <ResendButton seconds={RESEND_SECONDS} onResend={resend} takesFocus>
        Reenviar pedido
      </ResendButton>
      <Button onClick={onClose}>Concluir</Button>
    </div>
  )
}
