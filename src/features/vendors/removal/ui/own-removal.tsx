import { Info } from 'lucide-react'
import { Button } from '#/components/button.tsx'
import callouts from '#/components/callout.module.css'
import { useSending } from '#/components/use-sending.ts'
import { registeredName } from '#/domain/text.ts'
import { companyName } from '../../names.ts'
import type { OwnVendor } from '../../schema.ts'
import { useRemoval } from '../use-removal.ts'

export interface OwnRemovalProps {
  vendor: OwnVendor
  userId: string
}

/** Told to who keeps a page that says no more than the public register, with the way to have none. */
export default function OwnRemoval({ vendor, userId }: OwnRemovalProps) {
  const remove = useRemoval()
  const [isRemoving, send] = useSending()
  const removal = { vendorId: vendor._id, name: registeredName(companyName(vendor)), userId }
  return (
    <aside className={callouts.callout}>
      <Info aria-hidden="true" />
      <p>
        <strong>Esta página só diz o que consta na Receita Federal</strong>
        Complete-a em “Alterar dados cadastrais”. Se preferir não aparecer na Praça, remova-a.
      </p>
      <Button look="secondary" disabled={isRemoving} onClick={() => send(() => remove(removal))}>
        Remover a página
      </Button>
    </aside>
  )
}
