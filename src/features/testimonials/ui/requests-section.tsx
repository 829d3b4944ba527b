import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MailPlus, RotateCw, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#/components/button.tsx'
import { Tag } from '#/components/chip.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { OptionsMenu } from '#/components/options-menu.tsx'
import { Section } from '#/components/section.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { useSending } from '#/components/use-sending.ts'
import { formatDay } from '#/domain/dates.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { cancelRequest, requestsOf, resendRequest } from '../queries.ts'
import type { RequestWire } from '../schema.ts'
import { ListWaiting } from './list-waiting.tsx'
import type { RequestFormProps } from './request-form.tsx'
import styles from './stories-panel.module.css'

const RequestForm = lazyPart<RequestFormProps>(() => import('./request-form.tsx'))

const SITUATIONS: Record<RequestWire['situacao'], string> = {
  aguardando: 'Aguarda resposta',
  respondido: 'Respondido',
  recusado: 'Recusado pelo cliente',
  retirado: 'Retirado pelo cliente',
  cancelado: 'Cancelado',
  vencido: 'Venceu sem resposta',
}

/** Testimonies that a supplier asked its customers for, and the way to ask for another. */
export function RequestsSection({ vendorId }: { vendorId: string }) {
  const queries = useQueryClient()
  const list = useQuery(requestsOf(vendorId))
  const ask = useRef<HTMLButtonElement>(null)
  const form = useDialog()
  const [, send] = useSending()
  const cancelling = useDialog<RequestWire>()
  const reload = () => queries.invalidateQueries({ queryKey: requestsOf(vendorId).queryKey })

  async function resend({ _id, email }: RequestWire) {
    await resendRequest(vendorId, _id)
    showAlert('success', `Pedido reenviado a ${email}.`)
  }

  async function confirmCancelling() {
    if (!cancelling.about) return
    await cancelRequest(vendorId, cancelling.about._id)
    await reload()
    showAlert('success', 'Pedido cancelado.')
    ask.current?.focus()
  }

  return (
    <Section
      title="Depoimentos pedidos"
      lead="O cliente recebe um link por e-mail e escreve sem precisar de cadastro. Ninguém edita o que ele escreveu."
      action={
        <div className={styles.actions}>
          <Button ref={ask} look="secondary" onClick={() => form.open()}>
            <MailPlus size={18} aria-hidden="true" /> Pedir depoimento
          </Button>
        </div>
      }
    >
      {!list.data && <ListWaiting isError={list.isError} onRetry={() => list.refetch()} />}
      {list.data?.length === 0 && (
        <EmptyState
          title="Nenhum pedido ainda"
          icon={<MailPlus aria-hidden="true" strokeWidth={1.7} />}
        >
          Um depoimento confirmado pelo cliente vale mais do que um contado pela empresa.
        </EmptyState>
      )}
      {list.data && list.data.length > 0 && (
        <ul className={styles.requests}>
          {list.data.map((request) => (
            <li key={request._id} className={styles.request}>
              <Request request={request} />
              {request.situacao === 'aguardando' && (
                <OptionsMenu
                  label={`Opções do pedido a ${request.nome}`}
                  options={[
                    {
                      text: 'Reenviar e-mail',
                      icon: <RotateCw aria-hidden="true" />,
                      onChoose: () => send(() => resend(request)),
                    },
                    {
                      text: 'Cancelar pedido',
                      icon: <X aria-hidden="true" />,
                      danger: true,
                      onChoose: () => cancelling.open(request),
                    },
                  ]}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <FormDialog title="Pedir depoimento" {...form.props}>
        <RequestForm vendorId={vendorId} onSent={reload} onClose={form.close} />
      </FormDialog>
      <ConfirmDialog
        title="Cancelar pedido"
        question="O link que o cliente recebeu deixa de valer. Cancelar o pedido?"
        {...cancelling.props}
        onConfirm={confirmCancelling}
      />
    </Section>
  )
}

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

function Request({ request }: { request: RequestWire }) {
  const { nome, email, software, situacao, prazo, createdAt } = request
  const isOpen = situacao === 'aguardando'
  return (
    <div className={styles.asked}>
      <p className={styles.customer}>
        <strong>{nome}</strong> <Tag tone={isOpen ? 'sun' : 'brand'}>{SITUATIONS[situacao]}</Tag>
      </p>
      <p className={styles.details}>
        {[
          email,
          software,
          unbroken(`pedido em ${formatDay(createdAt)}`),
          isOpen && unbroken(`responde até ${formatDay(prazo)}`),
        ]
          .filter(Boolean)
          // At the end of a line rather than at the beginning of the next.
          .join('\u00a0· ')}
      </p>
    </div>
  )
}
