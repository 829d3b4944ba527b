import { Button } from '#/components/button.tsx'
import { dismissAlert, showAlert } from '#/platform/browser/alerts.ts'
import type { ListKeeper } from './keeper.ts'
import { held, withLists } from './lists.ts'
import type { ListWire } from './schema.ts'

let last = 0

/** Says what was done, with a way to undo it, until it is followed or closed; one at a time. */
function offerUndo(message: string, undo: (keeper: ListKeeper) => Promise<ListWire[]>) {
  dismissAlert(last)
  const act = () => {
    dismissAlert(id)
    withLists(undo).then(
      () => showAlert('success', 'Desfeito.'),
      (error: Error) => showAlert('error', error.message),
    )
  }
  const id = showAlert(
    'success',
    <>
      {message}{' '}
      <Button look="quiet" onClick={act}>
        Desfazer
      </Button>
    </>,
    true,
  )
  last = id
}

/** Takes a product out of the lists that it is in, or out of one of them. @throws ApiError */
export async function takeEverywhere(softwareId: string, name: string, only?: string) {
  const places = (held.get()?.lists ?? []).flatMap(({ id, nome, itens }) => {
    const item = itens.find((other) => other.softwareId === softwareId)
    return item && (!only || only === id) ? [{ id, nome, note: item.anotacao }] : []
  })
  for (const { id } of places) await withLists((keeper) => keeper.take(id, softwareId))
  const [first] = places
  if (!first) return
  const where = places.length > 1 ? `de ${places.length} listas` : `de “${first.nome}”`
  offerUndo(`${name || 'O produto'} saiu ${where}.`, async (keeper) => {
    let lists: ListWire[] = []
    for (const { id, note } of places) lists = await keeper.put(id, softwareId, note)
    return lists
  })
}

/** Deletes a list. @throws ApiError */
export async function removeList({ id, nome, itens }: ListWire) {
  await withLists((keeper) => keeper.remove(id))
  // What the catalogue does not have at present cannot be put back.
  const again = itens.filter(({ produto }) => produto)
  offerUndo(`A lista “${nome}” foi excluída.`, (keeper) =>
    keeper.create(
      nome,
      again.map(({ softwareId, anotacao }) => ({ softwareId, anotacao })),
    ),
  )
}
