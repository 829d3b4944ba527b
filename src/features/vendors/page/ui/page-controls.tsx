import { BriefcaseBusiness, Building2, Trash2 } from 'lucide-react'
import { Button, ButtonLink } from '#/components/button.tsx'
import { EditBar } from '#/components/edit-bar.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { Link } from '#/components/link.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { useSending } from '#/components/use-sending.ts'
import { newSupplierPath, supplierAreaPath } from '#/platform/links.ts'
import { companyName } from '../../names.ts'
import { useRemoval } from '../../removal/use-removal.ts'
import type { OwnVendor } from '../../schema.ts'
import type { InfoFormProps } from './info-form.tsx'
import styles from './page-controls.module.css'
import { PageSettings } from './page-settings.tsx'

const InfoForm = lazyPart<InfoFormProps>(() => import('./info-form.tsx'))

interface PageControlsProps {
  vendor: OwnVendor
  userId: string
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
  const { vendor, userId, isEditing, onStart, onLeave, onChange, onReload } = props
  const dialog = useDialog()
  const remove = useRemoval()
  const [isRemoving, send] = useSending()

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
        {!isEditing && isBare(vendor) && (
          <Button
            look="secondary"
            className={styles.way}
            disabled={isRemoving}
            onClick={() =>
              send(() => remove({ vendorId: vendor._id, name: companyName(vendor), userId }))
            }
          >
            <Trash2 aria-hidden="true" /> <span>Remover a página</span>
          </Button>
        )}
        <PageSettings vendor={vendor} onSaved={onSaved} />
      </EditBar>
      <FormDialog title="Dados cadastrais" {...dialog.props}>
        <InfoForm vendor={vendor} onSaved={onSaved} onClose={dialog.close} />
      </FormDialog>
    </>
  )
}

/**
 * Whether a page says no more than the public register: it goes at once, as nothing is lost with it. Any other is
 * deleted in the profile, which asks before.
 */
const isBare = (vendor: OwnVendor) =>
  vendor.isAssociated &&
  vendor.confirmado &&
  !vendor.isDraft &&
  vendor.ratingCount === 0 &&
  [
    vendor.descricao,
    vendor.email,
    vendor.telefone,
    vendor.logradouro,
    vendor.links.logotipo_url,
    vendor.links.capa_url,
    vendor.links.manifesto_url,
  ].every((own) => own === '')

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
