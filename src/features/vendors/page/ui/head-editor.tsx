import { Pencil } from 'lucide-react'
import { Button } from '#/components/button.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import type { HeadFormProps } from './head-form.tsx'

const HeadForm = lazyPart<HeadFormProps>(() => import('./head-form.tsx'))

/** The way to edit name, description, logo and cover. */
export default function HeadEditor(props: Omit<HeadFormProps, 'onClose'>) {
  const dialog = useDialog()
  return (
    <>
      <Button look="secondary" onClick={() => dialog.open()}>
        <Pencil size={18} aria-hidden="true" /> Editar cabeçalho
      </Button>
      <FormDialog title="Nome, descrição, logotipo e capa" {...dialog.props}>
        <HeadForm {...props} onClose={dialog.close} />
      </FormDialog>
    </>
  )
}
