import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#/components/button.tsx'
import { DeskState } from '#/components/desk/desk-state.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import { Link } from '#/components/link.tsx'
import { Rating } from '#/components/rating.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { useSending } from '#/components/use-sending.ts'
import type { OfferForms } from '#/features/catalogue/offers/draft.ts'
import type { OfferState } from '#/features/catalogue/offers/state.ts'
import type { CatalogueCard, OfferType } from '#/features/catalogue/schema.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { catalogueOf, confirmResale } from '../../page/queries.ts'
import { Catalogue } from '../../page/ui/catalogue.tsx'
import { CatalogueEntry, type OpenOffer } from '../../page/ui/catalogue-entry.tsx'
import { CATALOGUES } from '../../page/ui/catalogues.ts'
import type { OwnVendor } from '../../schema.ts'
import styles from './software-panel.module.css'

export interface SoftwarePanelProps {
  vendor: OwnVendor
  /** Who edits. */
  userId: string
  forms: OfferForms
  /** What else there is to do about its software. */
  children?: ReactNode
}

/** What a supplier sells, with the ways to change it. */
export default function SoftwarePanel({ children, ...props }: SoftwarePanelProps) {
  // How long the list is nobody knows before: what stands below it would move as it comes.
  const { isPending } = useInfiniteQuery(catalogueOf(props.vendor._id, 'Software'))
  return (
    <div className={styles.panel}>
      <CatalogueSection {...props} tipo="Software" />
      {!isPending && (
        <>
          {children}
          <CatalogueSection {...props} tipo="Serviço" />
        </>
      )}
    </div>
  )
}

function CatalogueSection({
  vendor,
  userId,
  forms,
  tipo,
}: SoftwarePanelProps & { tipo: OfferType }) {
  const { titles } = CATALOGUES[tipo]
  const { about: offer, open, close, props } = useDialog<OpenOffer>()
  return (
    <>
      <Catalogue
        vendor={vendor}
        tipo={tipo}
        onOpen={open}
        details={(card) => <OfferDetails vendorId={vendor._id} card={card} />}
      />
      <FormDialog title={titles[offer?.id ? 'edit' : 'add']} {...props}>
        {offer && (
          <CatalogueEntry
            vendorId={vendor._id}
            isConfirmed={vendor.confirmado}
            userId={userId}
            open={offer}
            forms={forms}
            onDone={close}
            onLinked={close}
          />
        )}
      </FormDialog>
    </>
  )
}

/** How each state of an offer reads to the company that sells it. */
const STATES: Record<OfferState, { tone: 'active' | 'waiting' | 'idle'; text: string }> = {
  published: { tone: 'active', text: 'No ar' },
  suspended: { tone: 'waiting', text: 'Ocultado pela nossa equipe' },
  hidden: { tone: 'idle', text: 'Fora do ar, como a página' },
}

/** How it reads that others make what the company sells; missing where nobody has to be asked. */
const RESALES: Partial<
  Record<NonNullable<CatalogueCard['venda']>, { tone: 'active' | 'waiting'; text: string }>
> = {
  declarada: { tone: 'waiting', text: 'Revenda não confirmada' },
  confirmada: { tone: 'active', text: 'Revenda confirmada' },
}

interface OfferDetailsProps {
  vendorId: string
  card: CatalogueCard
}

function OfferDetails({ vendorId, card }: OfferDetailsProps) {
  const { tone, text } = STATES[card.situacao ?? 'published']
  const resale = card.venda && RESALES[card.venda]
  return (
    <>
      <p className={styles.details}>
        <Rating rating={card.avaliacao} count={card.avaliacoes} />
        <DeskState tone={tone}>{text}</DeskState>
        {card.situacao === 'published' && (
          <Link to={`/software/details/${card.id}`}>
            Ver página<span className="visually-hidden"> de {card.titulo}</span>
          </Link>
        )}
        {card.situacao === 'published' && (
          <Link to={`/selos/${card.id}`}>
            Selos<span className="visually-hidden"> de {card.titulo}</span>
          </Link>
        )}
        {card.situacao === 'published' && card.owns && (
          <Link to={`/software/details/${card.id}#precos`}>
            Completar a ficha<span className="visually-hidden"> de {card.titulo}</span>
          </Link>
        )}
      </p>
      {resale && (
        <p className={styles.details}>
          <DeskState tone={resale.tone}>{resale.text}</DeskState>
          {card.decideVenda && <ResaleButton vendorId={vendorId} card={card} />}
        </p>
      )}
    </>
  )
}

/** With which an Admin says that a supplier sells what it added, or takes that back: it stays where it is. */
function ResaleButton({ vendorId, card }: OfferDetailsProps) {
  const queries = useQueryClient()
  const [isSending, send] = useSending()
  const confirmada = card.venda === 'declarada'
  const decide = () =>
    send(async () => {
      const { message } = await confirmResale(vendorId, { software: card.id, confirmada })
      await queries.invalidateQueries({ queryKey: catalogueOf(vendorId, card.tipo).queryKey })
      showAlert('success', message)
    })
  return (
    <Button look="quiet" aria-disabled={isSending} onClick={decide}>
      {confirmada ? 'Confirmar revenda' : 'Retirar confirmação'}
      <span className="visually-hidden"> de {card.titulo}</span>
    </Button>
  )
}
