import { BriefcaseBusiness, Building2 } from 'lucide-react'
import { Button, ButtonLink } from '#/components/button.tsx'
import { EditBar } from '#/components/edit-bar.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { Link } from '#/components/link.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { newSupplierPath, supplierAreaPath } from '#/platform/links.ts'
import type { OwnVendor } from '../../schema.ts'
import type { InfoFormProps } from './info-form.tsx'
import styles from './page-controls.module.css'
import { PageSettings } from './page-settings.tsx'

const InfoForm = lazyPart<InfoFormProps>(() => import('./info-form.tsx'))

interface PageControlsProps {
  vendor: OwnVendor
  isEditing: boolean
  onStart(): void
  onLeave(): Promise<void>
  /** Given what a change answered. */
  onChange(vendor: OwnVendor): void
  /** Shows to its administrator what everybody else sees now. */
  onReload(): Promise<void>
}

/** What those who manage a supplier's page have over it. */
export default function PageControls(props: PageControlsProps) {
  const { vendor, isEditing, onStart, onLeave, onChange, onReload } = props
  const dialog = useDialog()

  async function onSaved(changed: OwnVendor) {
    onChange(changed)
    await onReload()
  }

  return (
    <>
      <EditBar
        start="Alterar página"
        note={<Note vendor={vendor} />}
        isTelling={!vendor.visivel}
        isEditing={isEditing}
        onStart={onStart}
        onLeave={onLeave}
      >
        {!isEditing && (
          <Button look="secondary" className={styles.way} onClick={() => dialog.open()}>
            <Building2 aria-hidden="true" /> <span>Alterar dados cadastrais</span>
          </Button>
        )}
        {!isEditing && (
          <ButtonLink look="secondary" className={styles.way} to={supplierAreaPath(vendor._id)}>
            <BriefcaseBusiness aria-hidden="true" /> <span>Área do fornecedor</span>
          </ButtonLink>
        )}
        <PageSettings vendor={vendor} onSaved={onSaved} />
      </EditBar>
      <FormDialog title="Dados cadastrais" {...dialog.props}>
        <InfoForm vendor={vendor} onSaved={onSaved} onClose={dialog.close} />
      </FormDialog>
    </>
  )
}

function Note({ vendor }: { vendor: OwnVendor }) {
  if (vendor.visivel) return 'Você pode editar esta página.'
  if (!vendor.isDraft) return 'Esta página está oculta: só quem a administra a vê.'
  return (
    <>
      O cadastro desta página não terminou, e só você a vê.{' '}
      <Link to={newSupplierPath(vendor._id)}>Continuar o cadastro</Link>
    </>
  )
}
