import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#/components/button.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import type { HeadFormProps } from './head-form.tsx'

const HeadForm = lazyPart<HeadFormProps>(() => import('./head-form.tsx'))

/** The way to edit name, description and logo. */
export default function HeadEditor(props: Omit<HeadFormProps, 'onClose'>) {
  const [asked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <>
      <Button look="secondary" onClick={() => setAsked(true)}>
        <Pencil size={18} aria-hidden="true" /> Editar cabeçalho
      </Button>
      <FormDialog title="Nome, descrição e logotipo" opened={asked} onClose={close}>
        <HeadForm {...props} onClose={close} />
      </FormDialog>
    </>
  )
}
