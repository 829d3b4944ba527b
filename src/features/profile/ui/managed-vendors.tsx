import { EllipsisVertical, LayoutDashboard, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { useDismissable } from '#/components/use-dismissable.ts'
import { showAlert } from '#/platform/alerts.ts'
import { deleteVendorPage } from '../queries.ts'
import type { ManagedVendor, PublicProfile } from '../schema.ts'
import styles from './managed-vendors.module.css'
import sectionStyles from './section-card.module.css'
import { useReloadProfile } from './use-own-profile.ts'

const nameOf = ({ nomeFantasia, razaoSocial }: ManagedVendor) => nomeFantasia || razaoSocial
const pageOf = ({ _id }: ManagedVendor) => `/supplier/details/${_id}`

interface ManagedVendorsProps {
  profile: PublicProfile
  owner: boolean
}

/** The supplier pages that the person administers. */
export function ManagedVendors({ profile, owner }: ManagedVendorsProps) {
  const { vendors } = profile
  const reload = useReloadProfile(profile._id)
  const add = useRef<HTMLAnchorElement>(null)
  const [deleting, setDeleting] = useState<{ vendor?: ManagedVendor; asked: boolean }>({
    asked: false,
  })
  if (vendors.length === 0 && !owner) return null

  async function deletePage() {
    if (!deleting.vendor) return
    await deleteVendorPage(deleting.vendor._id, profile._id)
    await reload()
    showAlert('success', 'Página excluída.')
    // What opened the question is gone with the page.
    add.current?.focus()
  }

  return (
    <section className={sectionStyles.card} aria-labelledby="paginas">
      <div className={sectionStyles.head}>
        <h2 id="paginas" className={styles.title}>
          Páginas de fornecedor
        </h2>
        {owner && (
          <Link
            to="/supplier"
            className={sectionStyles.control}
            aria-label="Cadastrar página de fornecedor"
            ref={add}
          >
            <Plus aria-hidden="true" />
          </Link>
        )}
      </div>
      {vendors.length === 0 ? (
        <p className={sectionStyles.empty}>
          Sua empresa vende software ou serviços? Cadastre a página dela e apareça para quem
          procura.
        </p>
      ) : (
        <ul className={styles.list}>
          {vendors.map((vendor) => (
            <li key={vendor._id} className={styles.vendor}>
              <Link to={pageOf(vendor)} className={styles.link}>
                <LogoTile src={vendor.logo} kind="Fornecedor" size={44} />
                <span>{nameOf(vendor)}</span>
              </Link>
              {owner && (
                <VendorMenu vendor={vendor} onDelete={() => setDeleting({ vendor, asked: true })} />
              )}
            </li>
          ))}
        </ul>
      )}
      {owner && (
        <ConfirmDialog
          title="Excluir página"
          question={`Tem certeza que deseja excluir a página de ${deleting.vendor ? nameOf(deleting.vendor) : ''}?`}
          opened={deleting.asked}
          onClose={() => setDeleting((before) => ({ ...before, asked: false }))}
          onConfirm={deletePage}
        />
      )}
    </section>
  )
}

/** Only one is open at a time: each closes when anything outside it is touched. */
function VendorMenu({ vendor, onDelete }: { vendor: ManagedVendor; onDelete(): void }) {
  const { ref, open, setOpen } = useDismissable<HTMLDivElement>()
  const toggle = useRef<HTMLButtonElement>(null)

  function askToDelete() {
    // Where focus returns to after the question.
    toggle.current?.focus()
    setOpen(false)
    onDelete()
  }

  return (
    <div className={styles.menu} ref={ref}>
      <button
        type="button"
        ref={toggle}
        className={sectionStyles.control}
        aria-expanded={open}
        aria-label={`Opções de ${nameOf(vendor)}`}
        onClick={() => setOpen(!open)}
      >
        <EllipsisVertical aria-hidden="true" />
      </button>
      {open && (
        <div className={styles.panel}>
          <Link to={pageOf(vendor)} className={styles.item}>
            <LayoutDashboard aria-hidden="true" /> Acessar painel de fornecedor
          </Link>
          <button type="button" className={styles.item} onClick={askToDelete}>
            <Trash2 aria-hidden="true" /> Excluir página
          </button>
        </div>
      )}
    </div>
  )
}
