import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import type { ComponentType } from 'react'
import { Button } from '#/components/button.tsx'
import { Dialog } from '#/components/dialog.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import type { OfferType } from '#/features/catalogue/schema.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import type { FactGroup } from '../definition.ts'
import { editableSheet } from '../queries.ts'
import type { SheetWire } from '../schema.ts'
import type { FactsFormProps } from './facts-form.tsx'

const FactsForm: ComponentType<FactsFormProps> = lazyPart(() => import('./facts-form.tsx'))

const TITLES: Record<FactGroup, string> = {
  precos: 'Preços',
  publico: 'Para quem é',
  detalhes: 'Detalhes',
}

interface SheetEditorProps {
  offer: { id: string; tipo: OfferType; name: string }
  group: FactGroup
  /** Called once what everybody sees has changed. */
  onSaved(): void
}

/** In edit mode: the way to change one group of what is known of an offer. */
export default function SheetEditor({ offer, group, onSaved }: SheetEditorProps) {
  const { open, close, props } = useDialog()
  const title = TITLES[group]
  const queries = useQueryClient()
  const queryKey = ['sheet', offer.id]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => editableSheet(offer.id, signal),
    enabled: props.opened,
    // What is typed belongs to the version that it began with.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 0,
    gcTime: 0,
  })

  function saved(sheet: SheetWire) {
    queries.setQueryData(queryKey, sheet)
    close()
    showAlert('success', 'Ficha atualizada.')
    onSaved()
  }

  return (
    <div>
      <Button look="secondary" onClick={() => open()}>
        <Pencil size={18} aria-hidden="true" /> Editar
        <span className="visually-hidden"> {title.toLowerCase()}</span>
      </Button>
      <Dialog title={`${title}: ${offer.name}`} {...props}>
        {data ? (
          <FactsForm
            key={data.versao}
            offer={offer}
            group={group}
            sheet={data}
            onSaved={saved}
            onCancel={close}
          />
        ) : error ? (
          <EmptyState
            title="Não foi possível abrir a ficha."
            actions={<Button onClick={() => refetch()}>Tentar de novo</Button>}
          >
            {error.message}
          </EmptyState>
        ) : (
          <p role="status">Carregando a ficha…</p>
        )}
      </Dialog>
    </div>
  )
}
