import { Checkbox, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { SubmitButton } from '#/components/forms/submit-button.tsx'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { Mantine } from '#/components/mantine.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { useSending } from '#/components/use-sending.ts'
import { formatMoment } from '#/domain/dates.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import type { Answer } from '#/platform/browser/api-client.ts'
import { DELIVERIES_PER_DAY, FAILING_HOURS } from '../outbox/limits.ts'
import { TOPIC_NAMES, TOPICS } from '../outbox/topics.ts'
import { deleteWebhook, rotateSecret, setWebhook, testWebhook, webhookOf } from '../queries.ts'
import { type WebhookWire, webhookForm } from '../schema.ts'
import styles from './webhook.module.css'

export interface WebhookFormProps {
  vendorId: string
  /** Null where the page has none. */
  webhook: WebhookWire | null
}

/** How a delivery went: 'entregue', or what came of it so far. */
const outcomeOf = ({ entregueEm, tentativas, resposta }: WebhookWire['entregas'][number]) =>
  entregueEm
    ? 'entregue'
    : tentativas === 0
      ? 'a caminho'
      : `falhou ${tentativas === 1 ? '1 vez' : `${tentativas} vezes`}, ${resposta ? `resposta ${resposta}` : 'sem resposta'}`

/** The address, what is told to it, and what came of what was sent. */
export default function WebhookForm({ vendorId, webhook }: WebhookFormProps) {
  const queries = useQueryClient()
  const [secret, setSecret] = useState<string | null>(null)
  const [busy, send] = useSending()
  const question = useDialog()
  const form = useForm({
    initialValues: { url: webhook?.url ?? '', assuntos: webhook?.assuntos ?? TOPIC_NAMES },
    validate: schemaResolver(webhookForm, { sync: true }),
  })
  function take({ data, message }: Answer<(WebhookWire & { segredo?: string | null }) | null>) {
    queries.setQueryData(webhookOf(vendorId).queryKey, data)
    if (data?.segredo) setSecret(data.segredo)
    if (message) showAlert('success', message)
  }
  const { onSubmit, sending, failure } = useSubmit(form, async (values) =>
    take(await setWebhook(vendorId, values)),
  )
  async function remove() {
    take(await deleteWebhook(vendorId))
    setSecret(null)
  }
  return (
    <Mantine>
      <div className={styles.stack}>
        <form className={`${styles.box} ${styles.stack}`} onSubmit={onSubmit} noValidate>
          <TextInput
            {...form.getInputProps('url')}
            label="Endereço do seu sistema"
            placeholder="https://"
            type="url"
            inputMode="url"
            required
          />
          <Checkbox.Group {...form.getInputProps('assuntos')} label="O que avisar">
            <div className={styles.topics}>
              {TOPIC_NAMES.map((topic) => (
                <Checkbox key={topic} value={topic} label={TOPICS[topic]} />
              ))}
            </div>
          </Checkbox.Group>
          <FormFailure>{failure}</FormFailure>
          <div>
            <SubmitButton sending={sending}>Salvar webhook</SubmitButton>
          </div>
          {secret && (
            <p role="status">
              Segredo da assinatura, que só aparece agora:{' '}
              <code className={styles.secret}>{secret}</code>
            </p>
          )}
        </form>
        {webhook && (
          <div className={`${styles.box} ${styles.stack}`}>
            <p>
              {webhook.ativo
                ? `Ativo, definido por ${webhook.por}.`
                : `Parado: ${webhook.paradoEm ? `todos os envios falharam por ${FAILING_HOURS} horas` : `${webhook.por} não administra mais a página`}. Salve de novo para voltar a enviar.`}
            </p>
            {webhook.noLimite && (
              <p>
                A página chegou a {DELIVERIES_PER_DAY.toLocaleString('pt-BR')} avisos em 24 horas. O
                que acontece agora não é avisado.
              </p>
            )}
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
                question="O seu sistema deixa de receber avisos, e o segredo é apagado. As outras pessoas que administram a página serão avisadas. Deseja continuar?"
                {...question.props}
                onConfirm={remove}
              />
            </div>
            {webhook.entregas.length > 0 && (
              <>
                <h3>Últimos envios</h3>
                <ul className={styles.deliveries} aria-label="Últimos envios">
                  {webhook.paradoEm && (
                    <li className={styles.small}>
                      {formatMoment(webhook.paradoEm)} · parou depois de {FAILING_HOURS} horas de
                      falhas
                    </li>
                  )}
                  {webhook.entregas.map((delivery) => (
                    <li key={delivery._id} className={styles.small}>
                      {formatMoment(delivery.criadaEm)} · {delivery.evento} · {outcomeOf(delivery)}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        )}
      </div>
    </Mantine>
  )
}
