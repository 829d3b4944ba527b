import { Gauge, LayoutDashboard, Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { Link } from '#/components/link.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { OptionsMenu } from '#/components/options-menu.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { supplierAreaPath } from '#/platform/links.ts'
import { deleteVendorPage } from '../queries.ts'
import type { ManagedVendor, PublicProfile } from '../schema.ts'
import styles from './managed-vendors.module.css'
import sectionStyles from './section-card.module.css'
import { useReloadProfile } from './use-own-profile.ts'

const nameOf = ({ nomeFantasia, razaoSocial }: ManagedVendor) => nomeFantasia || razaoSocial
const pageOf = ({ _id }: ManagedVendor) => `/supplier/details/${_id}`

const lossOf = (name: string) =>
  `A página de ${name} sai do ar com o catálogo: os serviços dela, e o nome dela nos softwares que vende. As avaliações e as respostas não aparecem mais e ficam com o CNPJ. Publicidades pagas param de aparecer, sem devolução do que falta. Você perde a área do fornecedor, com as visitas e as notificações. Para só tirar a página do ar por um tempo, use “Ocultar” nas configurações dela. Excluir?`

interface ManagedVendorsProps {
  profile: PublicProfile
  owner: boolean
}

/** The supplier pages that the person administers. */
export function ManagedVendors({ profile, owner }: ManagedVendorsProps) {
  const { vendors } = profile
  const reload = useReloadProfile(profile._id)
  const add = useRef<HTMLAnchorElement>(null)
  const deletion = useDialog<ManagedVendor>()
  if (vendors.length === 0 && !owner) return null

  async function deletePage() {
    if (!deletion.about) return
    await deleteVendorPage(deletion.about._id, profile._id)
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
                <OptionsMenu
                  label={`Opções de ${nameOf(vendor)}`}
                  options={[
                    {
                      text: 'Acessar painel de fornecedor',
                      icon: <LayoutDashboard aria-hidden="true" />,
                      to: pageOf(vendor),
                    },
                    {
                      text: 'Área do fornecedor',
                      icon: <Gauge aria-hidden="true" />,
                      to: supplierAreaPath(vendor._id),
                    },
                    {
                      text: 'Excluir página',
                      icon: <Trash2 aria-hidden="true" />,
                      danger: true,
                      onChoose: () => deletion.open(vendor),
                    },
                  ]}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {owner && (
        <ConfirmDialog
          title="Excluir página"
          question={lossOf(deletion.about ? nameOf(deletion.about) : '')}
          {...deletion.props}
          onConfirm={deletePage}
        />
      )}
    </section>
  )
}
