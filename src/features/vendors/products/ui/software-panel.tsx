import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormDialog } from '#/components/form-dialog.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import type { OfferForms } from '#/features/catalogue/offers/draft.ts'
import type { OfferType } from '#/features/catalogue/schema.ts'
import { catalogueOf } from '../../page/queries.ts'
import { Catalogue } from '../../page/ui/catalogue.tsx'
import { CatalogueEntry, type OpenOffer } from '../../page/ui/catalogue-entry.tsx'
import { CATALOGUES } from '../../page/ui/catalogues.ts'
import type { OwnVendor } from '../../schema.ts'
import { OfferRow } from './offer-row.tsx'
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
        row={(card, calls) => <OfferRow vendorId={vendor._id} card={card} {...calls} />}
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
