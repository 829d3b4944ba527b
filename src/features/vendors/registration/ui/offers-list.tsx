import { AppWindow, ArrowLeft, PackageOpen, Wrench } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { SubmitButton } from '#/components/forms/submit-button.tsx'
import { ProgressBar } from '#/components/progress-bar.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { emptyOffer, nameOf, pickOf } from '#/features/catalogue/offers/draft.ts'
import { offerById } from '#/features/catalogue/queries.ts'
import type { OfferType } from '#/features/catalogue/schema.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { removeProduct } from '../queries.ts'
import { askToLogIn } from './ask-to-log-in.ts'
import { OfferItem } from './offer-item.tsx'
import type { QueuedOffer } from './offer-queue.ts'
import styles from './offers.module.css'
import { useOfferSending } from './use-offer-sending.ts'
import actionStyles from './wizard-actions.module.css'
import type { WizardEvent } from './wizard-state.ts'

/** What can be offered. */
const KINDS = [
  {
    tipo: 'Software',
    Icon: AppWindow,
    title: 'Cadastrar software',
    text: 'Um produto seu ou que a empresa revende',
  },
  {
    tipo: 'Serviço',
    Icon: Wrench,
    title: 'Cadastrar serviço',
    text: 'Consultoria, implantação, suporte…',
  },
] as const

interface OffersListProps {
  vendorId: string
  userId: string
  /** Who sells what is added. */
  company: string
  /** Whether the supplier is confirmed. */
  isConfirmed: boolean
  offers: QueuedOffer[]
  /** Whether the person was at the form of an offer, which is closed now. */
  takesFocus: boolean
  tell(event: WizardEvent): void
  onBack(): void
  onFinish(): Promise<void>
}

/** The offers that were added, more of them, and the end of the registration. */
export function OffersList(props: OffersListProps) {
  const { vendorId, userId, company, isConfirmed, offers, takesFocus, tell, onBack, onFinish } =
    props
  const heading = useRef<HTMLHeadingElement>(null)
  const removal = useDialog<QueuedOffer>()
  const [isFinishing, setFinishing] = useState(false)
  const [isTaking, setTaking] = useState(false)
  const { progress, sendOffers } = useOfferSending(vendorId, userId, tell)
  const isBusy = isFinishing || progress !== null
  const failed = offers.filter(({ status }) => status === 'failed')

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  function add(tipo: OfferType) {
    tell({ type: 'offerOpened', open: { key: '', offer: emptyOffer(tipo, company) } })
  }

  function edit({ key, draft }: QueuedOffer) {
    if (draft.tipo !== 'existing') tell({ type: 'offerOpened', open: { key, offer: draft } })
  }

  async function remove() {
    const offer = removal.about
    if (!offer) return
    if (offer.id) await removeProduct(vendorId, offer.id)
    tell({ type: 'offerRemoved', key: offer.key })
    showAlert('success', 'Oferta removida.')
    heading.current?.focus()
  }

  /** Until it is there nothing is sent: what it replaces would be refused again. */
  async function takeExisting(key: string, id: string) {
    setTaking(true)
    try {
      const offer = pickOf(await offerById(id))
      tell({ type: 'offerReplaced', key, draft: { tipo: 'existing', offer } })
    } catch (error) {
      // An alert has shown why.
      if (!(error instanceof ApiError)) throw error
    } finally {
      setTaking(false)
    }
  }

  async function finish(event: FormEvent) {
    event.preventDefault()
    if (isBusy || isTaking) return
    if (!userId) return askToLogIn()
    setFinishing(true)
    if (await sendOffers(offers)) await onFinish()
    setFinishing(false)
  }

  return (
    <form onSubmit={finish} aria-busy={isBusy}>
      <p className={styles.lead}>
        Mostre os softwares e serviços que a empresa vende. Você pode adicionar outros depois.
      </p>
      <div className={styles.kinds}>
        {KINDS.map(({ tipo, Icon, title, text }) => (
          <button
            key={tipo}
            type="button"
            className={styles.add}
            disabled={isBusy}
            onClick={() => add(tipo)}
          >
            <Icon aria-hidden="true" strokeWidth={1.7} />
            <strong>{title}</strong> <span>{text}</span>
          </button>
        ))}
      </div>
      <h3 className={styles.heading} ref={heading} tabIndex={-1}>
        Ofertas adicionadas:
      </h3>
      {offers.length === 0 ? (
        <EmptyState
          title="Nenhuma oferta ainda"
          icon={<PackageOpen aria-hidden="true" strokeWidth={1.7} />}
        >
          Comece por um dos botões acima, ou conclua e volte a isto quando quiser.
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {offers.map((offer) => (
            <OfferItem
              key={offer.key}
              offer={offer}
              isEarly={!isConfirmed && offer.draft.tipo === 'existing'}
              disabled={isBusy}
              onEdit={() => edit(offer)}
              onRemove={() => removal.open(offer)}
              onRetry={() => (userId ? void sendOffers([offer]) : askToLogIn())}
              onUseExisting={(id) => void takeExisting(offer.key, id)}
            />
          ))}
        </ul>
      )}
      {!isBusy && failed.length > 0 && (
        <div className={styles.failures}>
          <FormFailure>
            {failed.length === 1
              ? 'Uma oferta não foi enviada.'
              : `${failed.length} ofertas não foram enviadas.`}{' '}
            Veja o motivo em cada uma. O que já foi enviado não se repete.
          </FormFailure>
        </div>
      )}
      {progress && (
        <div className={styles.progress}>
          <p role="status">
            Enviando oferta {progress.index} de {progress.count}…
          </p>
          <ProgressBar
            aria-label="Ofertas enviadas"
            value={progress.index - 1}
            max={progress.count}
          />
        </div>
      )}
      <div className={actionStyles.actions}>
        <Button look="secondary" onClick={onBack} disabled={isBusy}>
          <ArrowLeft aria-hidden="true" /> Voltar
        </Button>
        <SubmitButton sending={isBusy || isTaking}>Concluir cadastro de fornecedor</SubmitButton>
      </div>
      <ConfirmDialog
        title="Remover oferta"
        question={`Tem certeza que deseja remover ${removal.about ? nameOf(removal.about.draft) : ''}?${removal.about?.id ? ' A oferta sai da página da empresa.' : ''}`}
        {...removal.props}
        onConfirm={remove}
      />
    </form>
  )
}
