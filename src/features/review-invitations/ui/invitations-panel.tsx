import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, Download, MailPlus, MessageSquarePlus } from 'lucide-react'
import { useRef } from 'react'
import { Button, FileLink } from '#/components/button.tsx'
import { Tag } from '#/components/chip.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { Section } from '#/components/section.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { formatDay } from '#/domain/dates.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { begunText } from '../begun.ts'
import { invitationsOf, stopInvitation } from '../queries.ts'
import type { BegunInvitation, InvitationWire } from '../schema.ts'
import type { InvitationFormProps } from './invitation-form.tsx'
import styles from './invitations-panel.module.css'

const InvitationForm = lazyPart<InvitationFormProps>(() => import('./invitation-form.tsx'))

/** How a supplier asks its customers for reviews, and what came of it. */
export default function InvitationsPanel({ vendorId }: { vendorId: string }) {
  const queries = useQueryClient()
  const { queryKey } = invitationsOf(vendorId)
  const list = useQuery(invitationsOf(vendorId))
  const form = useDialog()
  const stopping = useDialog<InvitationWire>()
  const begin = useRef<HTMLButtonElement>(null)

  async function onBegun(begun: BegunInvitation) {
    form.close()
    await queries.invalidateQueries({ queryKey })
    showAlert('success', begunText(begun))
  }

  async function stop() {
    if (!stopping.about) return
    const { data, message } = await stopInvitation(vendorId, stopping.about._id)
    queries.setQueryData(queryKey, data)
    showAlert('success', message)
    begin.current?.focus()
  }

  return (
    <Section
      title="Convites para avaliar"
      lead="Peça a opinião dos seus clientes, boa ou ruim. As avaliações que vêm daqui mostram “Convidado”, e a página do produto diz quantas são."
      action={
        <div>
          <Button ref={begin} onClick={() => form.open()}>
            <MailPlus size={18} aria-hidden="true" /> Convidar clientes
          </Button>
        </div>
      }
    >
      {list.error && !list.data && (
        <LoadFailed
          title="Não foi possível carregar os convites."
          why={list.error.message}
          onRetry={list.refetch}
        />
      )}
      {!list.data && !list.error && <p role="status">Carregando…</p>}
      {list.data?.length === 0 && (
        <EmptyState
          title="Nenhum convite ainda"
          icon={<MessageSquarePlus aria-hidden="true" strokeWidth={1.7} />}
        >
          Crie um link com código QR, ou envie um convite a uma lista de clientes.
        </EmptyState>
      )}
      {list.data && list.data.length > 0 && (
        <ul className={styles.list}>
          {list.data.map((invitation) => (
            <Invitation
              key={invitation._id}
              invitation={invitation}
              onStop={() => stopping.open(invitation)}
            />
          ))}
        </ul>
      )}
      <FormDialog title="Convidar clientes" {...form.props}>
        <InvitationForm vendorId={vendorId} onBegun={onBegun} onCancel={form.close} />
      </FormDialog>
      <ConfirmDialog
        title="Encerrar convite"
        question="O link deixa de valer, e nenhum e-mail deste convite sai mais. As avaliações que já vieram continuam. Encerrar?"
        {...stopping.props}
        onConfirm={stop}
      />
    </Section>
  )
}

const people = (count: number) => `${count.toLocaleString('pt-BR')} na lista`

function Invitation({ invitation, onStop }: { invitation: InvitationWire; onStop(): void }) {
  const { envio, produto, url, situacao, criadoEm, terminaEm, naLista, sorteados, avaliacoes } =
    invitation
  const isOpen = situacao === 'valendo'
  const isLink = envio === 'link'
  const code = `/v1${new URL(url).pathname}/qr.svg`

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      showAlert('success', 'Link copiado.')
    } catch {
      showAlert('info', `Copie o link: ${url}`, true)
    }
  }

  return (
    <li className={styles.invitation}>
      <div>
        <p className={styles.head}>
          <strong>{produto.nome}</strong>{' '}
          <Tag tone={isOpen ? 'brand' : 'sun'}>{isOpen ? 'Valendo' : 'Encerrado'}</Tag>
        </p>
        <p className={styles.details}>
          {[
            isLink ? 'Link e código QR' : 'Por e-mail',
            naLista !== null && people(naLista),
            sorteados !== null &&
              sorteados !== naLista &&
              `${sorteados.toLocaleString('pt-BR')} por sorteio`,
            `criado em ${formatDay(criadoEm)}`,
            isOpen && `vale até ${formatDay(terminaEm)}`,
            avaliacoes === 1 ? '1 avaliação publicada' : `${avaliacoes} avaliações publicadas`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {isLink && isOpen && <p className={styles.url}>{url}</p>}
        {!isLink && isOpen && (
          <p className={styles.details}>
            Quem pediu para não receber convites, ou já recebeu muitos, não recebe este. Não dizemos
            quem.
          </p>
        )}
      </div>
      {isLink && isOpen && (
        <img
          className={styles.code}
          src={code}
          width={112}
          height={112}
          alt={`Código QR do convite para avaliar ${produto.nome}`}
        />
      )}
      {isOpen && (
        <div className={styles.acts}>
          {isLink && (
            <>
              <Button look="secondary" onClick={copy}>
                <Copy size={17} aria-hidden="true" /> Copiar link
              </Button>
              <FileLink look="secondary" href={code} download="convite.svg">
                <Download size={17} aria-hidden="true" /> Baixar QR
              </FileLink>
            </>
          )}
          <Button look="grave" onClick={onStop}>
            Encerrar convite
          </Button>
        </div>
      )}
    </li>
  )
}
