import type { MouseEvent } from 'react'
import { ButtonLink } from '#/components/button.tsx'
import { Dialog } from '#/components/dialog.tsx'
import { queryPart } from '#/components/query-part.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { COMPARED_MIN } from '../limits.ts'
import type { SoftwarePickerProps } from './software-picker.tsx'

const SoftwarePicker = queryPart<SoftwarePickerProps>(() => import('./software-picker.tsx'))

/** One more product for a comparison, chosen without leaving it. Without a script its list leads there. */
export function AddSoftware(props: Omit<SoftwarePickerProps, 'onPicked'>) {
  const { open, close, opened } = useDialog()
  const { compared, list } = props

  function ask(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open()
  }

  return (
    <>
      <ButtonLink
        to={list}
        look={compared.length < COMPARED_MIN ? 'primary' : 'secondary'}
        aria-haspopup="dialog"
        onClick={ask}
      >
        Adicionar outro
      </ButtonLink>
      <Dialog title="Adicionar à comparação" opened={opened} onClose={close}>
        <SoftwarePicker {...props} onPicked={close} />
      </Dialog>
    </>
  )
}
