import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { lazyPart } from '#/components/lazy-part.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import type { OfferType } from '#/features/catalogue/schema.ts'
import type { AskedFacts } from '../definition.ts'
import { editableSheet } from '../queries.ts'
import type { SheetWire } from '../schema.ts'
import type { FactsFormProps } from './facts-form.tsx'

const FactsForm: ComponentType<FactsFormProps> = lazyPart(() => import('./facts-form.tsx'))

export interface SheetOffer {
  id: string
  tipo: OfferType
  name: string
}

interface OpenSheetProps {
  offer: SheetOffer
  asked: AskedFacts
  /** Whether somebody sees it: before that, nothing is asked of the server. */
  isShown: boolean
  /** What giving it up is called. */
  cancel?: string
  onSaved(): void
  /** Called once what everybody sees has changed, and the form stays. */
  onChanged?(): void
  onCancel(): void
}

/** What is known of an offer as it is now, to be changed. */
export function OpenSheet(props: OpenSheetProps) {
  const { offer, asked, isShown, cancel, onSaved, onChanged, onCancel } = props
  const queries = useQueryClient()
  const queryKey = ['sheet', offer.id]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => editableSheet(offer.id, signal),
    enabled: isShown,
    // What is typed belongs to the version that it began with.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 0,
    gcTime: 0,
  })

  function saved(sheet: SheetWire) {
    queries.setQueryData(queryKey, sheet)
    onSaved()
  }

  if (data)
    return (
      <FactsForm
        key={data.versao}
        offer={offer}
        asked={asked}
        cancel={cancel}
        sheet={data}
        onSaved={saved}
        onOutdated={() => void refetch()}
        onChanged={onChanged}
        onCancel={onCancel}
      />
    )
  if (!error) return <p role="status">Carregando a ficha…</p>
  return (
    <LoadFailed title="Não foi possível abrir a ficha." why={error.message} onRetry={refetch} />
  )
}
