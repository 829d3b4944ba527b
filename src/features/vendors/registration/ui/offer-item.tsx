import { CircleAlert, CircleCheck, Clock, ImageOff, LoaderCircle } from 'lucide-react'
import { Button } from '#/components/button.tsx'
import { useFileAddress } from '#/components/forms/use-file-address.ts'
import { LogoTile } from '#/components/logo-tile.tsx'
import { Unbroken } from '#/components/unbroken.tsx'
import { categoriesOf, kindOf, nameOf } from '#/features/catalogue/offers/draft.ts'
import { canChange, canRemove, canSend, type OfferStatus, type QueuedOffer } from './offer-queue.ts'
import styles from './offers.module.css'

const STATUS: Record<OfferStatus, { text: string; Icon: typeof Clock }> = {
  waiting: { text: 'Pronta para enviar', Icon: Clock },
  sending: { text: 'Enviando…', Icon: LoaderCircle },
  sent: { text: 'Na página', Icon: CircleCheck },
  later: { text: 'Fica para depois da confirmação', Icon: Clock },
  failed: { text: 'Não enviada', Icon: CircleAlert },
}

interface OfferItemProps {
  offer: QueuedOffer
  /** Of the catalogue, for a company that is not confirmed yet: unless it is the person's own, it will be refused. */
  isEarly: boolean
  /** While offers are sent nothing of them changes. */
  disabled: boolean
  onEdit(): void
  onRemove(): void
  onRetry(): void
  /** Takes the one of the catalogue in its place, where it was refused for being there already. */
  onUseExisting(id: string): void
}

/** An offer that was added: what it is, how far it is, and what can be done with it. */
export function OfferItem(props: OfferItemProps) {
  const { offer, isEarly, disabled, onEdit, onRemove, onRetry, onUseExisting } = props
  const { draft, status, failure } = offer
  const { text, Icon } = STATUS[status]
  const name = nameOf(draft)
  const chosen = useFileAddress(draft.tipo === 'Software' ? draft.pictures.logotipo : null)
  const logo = draft.tipo === 'existing' ? draft.offer.logo : chosen
  const existing = failure?.fields._id
  return (
    <li className={styles.item} data-status={status}>
      <LogoTile src={logo} kind={kindOf(draft)} size={52} />
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.kind}>
          <Unbroken>{[kindOf(draft), ...categoriesOf(draft)].join(' · ')}</Unbroken>
        </p>
      </div>
      <p className={styles.status}>
        <Icon aria-hidden="true" />{' '}
        {isEarly && status === 'waiting' ? 'Depende da confirmação do cadastro' : text}
      </p>
      <div className={styles.buttons}>
        {canChange(offer) && (
          <Button look="quiet" disabled={disabled} aria-label={`Editar ${name}`} onClick={onEdit}>
            Editar
          </Button>
        )}
        {canRemove(offer) && (
          <Button
            look="grave"
            disabled={disabled}
            aria-label={`Remover ${name}`}
            onClick={onRemove}
          >
            Remover
          </Button>
        )}
      </div>
      {offer.lostPictures && (
        <p className={styles.lost}>
          <ImageOff aria-hidden="true" />
          As imagens não ficaram salvas neste navegador. Edite a oferta para escolhê-las de novo.
        </p>
      )}
      {failure && (
        <div className={styles.failure}>
          <p>{failure.message}</p>
          {existing ? (
            <Button look="secondary" disabled={disabled} onClick={() => onUseExisting(existing)}>
              Usar o do catálogo
            </Button>
          ) : (
            canSend(offer) && (
              <Button
                look="secondary"
                disabled={disabled}
                aria-label={`Enviar de novo ${name}`}
                onClick={onRetry}
              >
                Enviar de novo
              </Button>
            )
          )}
        </div>
      )}
    </li>
  )
}
