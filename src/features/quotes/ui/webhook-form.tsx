import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { SubmitButton } from '#/components/forms/submit-button.tsx'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { useDialog } from '#/components/use-dialog.ts'
import { useSending } from '#/components/use-sending.ts'
import { formatMoment } from '#/domain/dates.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import type { Answer } from '#/platform/browser/api-client.ts'
import { deleteWebhook, rotateSecret, setWebhook, testWebhook, webhookOf } from '../queries.ts'
import { type WebhookWire, webhookForm } from '../webhook/schema.ts'
import styles from './quotes.module.css'

/** How a delivery went: 'entregue', or what came of it so far. */
const outcomeOf = ({ entregueEm, tentativas, resposta }: WebhookWire['entregas'][number]) =>
  entregueEm
    ? 'entregue'
    : tentativas === 0
      ? 'a caminho'
      : `falhou ${tentativas === 1 ? '1 vez' : `${tentativas} vezes`}, ${resposta ? `resposta ${resposta}` : 'sem resposta'}`

/** The address, and what came of what was sent to it. */
export default function WebhookForm({
  vendorId,
  webhook,
}: {
  vendorId: string
  webhook: WebhookWire | null
}) {
  const queries = useQueryClient()
  const [secret, setSecret] = useState<string | null>(null)
  const [busy, send] = useSending()
  const question = useDialog()
  const form = useForm({
    initialValues: { url: webhook?.url ?? '' },
    validate: schemaResolver(webhookForm, { sync: true }),
  })
  function take({ data, message }: Answer<(WebhookWire & { segredo?: string | null }) | null>) {
    queries.setQueryData(webhookOf(vendorId).queryKey, data)
    if (data?.segredo) setSecret(data.segredo)
    if (message) showAlert('success', message)
  }
  const { onSubmit, sending, failure } = useSubmit(form, async ({ url }) =>
    take(await setWebhook(vendorId, url)),
  )
  async function remove() {
    take(await deleteWebhook(vendorId))
    setSecret(null)
  }
  return (
    <div className={styles.stack}>
      <p>
        Pedidos novos, mensagens, contatos mostrados e encerramentos são avisados ao seu sistema em
        JSON, com assinatura. Veja a forma em <a href="/docs">/docs</a>.
      </p>
      <form className={styles.stack} onSubmit={onSubmit} noValidate>
        <TextInput
          {...form.getInputProps('url')}
          label="Endereço do seu sistema"
          placeholder="https://"
          type="url"
          inputMode="url"
          required
        />
        <FormFailure>{failure}</FormFailure>
        <div>
          <SubmitButton sending={sending}>Salvar webhook</SubmitButton>
        </div>
      </form>
      {secret && (
        <p role="status">
          Segredo da assinatura, que só aparece agora:{' '}
          <code className={styles.secret}>{secret}</code>
        </p>
      )}
      {webhook && (
        <>
          <p className={styles.small}>
            {webhook.ativo
              ? `Ativo, definido por ${webhook.por}.`
              : `Parado: houve falhas demais, ou ${webhook.por} não administra mais a página. Salve de novo para voltar a enviar.`}
          </p>
          <div className={styles.acts}>
            <Button
              look="secondary"
              disabled={busy}
              onClick={() => send(async () => take(await testWebhook(vendorId)))}
            >
              Enviar teste
            </Button>
            <Button
              look="quiet"
              disabled={busy}
              onClick={() => send(async () => take(await rotateSecret(vendorId)))}
            >
              Trocar segredo
            </Button>
            <Button look="grave" disabled={busy} onClick={() => question.open()}>
              Excluir webhook
            </Button>
            <ConfirmDialog
              title="Excluir webhook"
              question="O seu sistema deixa de receber avisos. O segredo e o registro dos envios são apagados. Deseja continuar?"
              {...question.props}
              onConfirm={remove}
            />
          </div>
          {webhook.entregas.length > 0 && (
            <ul className={styles.deliveries} aria-label="Últimos envios">
              {webhook.entregas.map((delivery) => (
                <li key={delivery._id} className={styles.small}>
                  {formatMoment(delivery.criadaEm)} · {delivery.evento} · {outcomeOf(delivery)}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  )
}
