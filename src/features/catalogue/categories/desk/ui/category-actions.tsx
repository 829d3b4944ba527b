import { useState } from 'react'
import { Button } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import { ApiError } from '#/platform/browser/api-client.ts'
import type { DeskCategory } from '../../schema.ts'
import { editCategory, switchCategory } from '../queries.ts'
import { CategoryForm, MergeForm, type OnChanged } from './lazy-forms.tsx'

/** '1 oferta', '1.348 ofertas'. */
const offersLabel = (count: number) =>
  count === 1 ? '1 oferta' : `${count.toLocaleString('pt-BR')} ofertas`

interface CategoryActionsProps {
  category: DeskCategory
  onChanged: OnChanged
}

/** What an Admin can do with a category. */
export function CategoryActions({ category, onChanged }: CategoryActionsProps) {
  const { id, name, active, offers } = category
  const [asking, setAsking] = useState<'edit' | 'merge' | 'deactivate' | null>(null)
  const close = () => setAsking(null)

  async function turn(on: boolean) {
    const { message } = await switchCategory(id, on)
    await onChanged(message)
  }

  async function activate() {
    try {
      await turn(true)
    } catch (error) {
      // An alert has told why.
      if (!(error instanceof ApiError)) throw error
    }
  }

  const closing = (isGone: boolean) => async (message: string) => {
    close()
    await onChanged(message, { isGone })
  }

  return (
    <>
      <Button look="quiet" onClick={() => setAsking('edit')} aria-label={`Editar ${name}`}>
        Editar
      </Button>
      <Button look="quiet" onClick={() => setAsking('merge')} aria-label={`Juntar ${name}`}>
        Juntar
      </Button>
      <Button
        look="quiet"
        onClick={active ? () => setAsking('deactivate') : activate}
        aria-label={`${active ? 'Desativar' : 'Ativar'} ${name}`}
      >
        {active ? 'Desativar' : 'Ativar'}
      </Button>
      <FormDialog title="Editar categoria" opened={asking === 'edit'} onClose={close}>
        <CategoryForm
          category={category}
          submit="Salvar"
          save={(edit) => editCategory(id, edit)}
          onSaved={closing(false)}
          onCancel={close}
        />
      </FormDialog>
      <FormDialog title="Juntar categorias" opened={asking === 'merge'} onClose={close}>
        <MergeForm category={category} onMerged={closing(true)} onCancel={close} />
      </FormDialog>
      <ConfirmDialog
        title="Desativar categoria"
        question={`“${name}” não poderá mais ser escolhida. ${offers > 0 ? `Quem já a tem (${offersLabel(offers)}) continua com ela. ` : ''}Desativar?`}
        look="primary"
        opened={asking === 'deactivate'}
        onClose={close}
        onConfirm={() => turn(false)}
      />
    </>
  )
}
