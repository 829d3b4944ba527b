import { ChevronsUpDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink } from '#/components/button.tsx'
import { Tag } from '#/components/chip.tsx'
import { Link } from '#/components/link.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { companyName } from '#/features/vendors/names.ts'
import { supplierAreaPath } from '#/platform/links.ts'
import type { AreaWire } from '../schema.ts'
import styles from './area-screen.module.css'
import { AreaSidebar } from './area-sidebar.tsx'

/** A page that one may look after. */
export interface ManagedPage {
  id: string
  name: string
}

interface AreaScreenProps {
  area: AreaWire
  /** All pages of the person who looks. */
  pages: ManagedPage[]
  /** What has a date, if anything has: it stands before all else. */
  urgent: ReactNode
  children: ReactNode
}

/** Whose area it is, what is to be known at a glance, and the tabs. */
export function AreaScreen({ area, pages, urgent, children }: AreaScreenProps) {
  const { vendor, publicidades } = area
  const name = companyName(vendor)
  return (
    <div className={`container ${styles.screen}`}>
      <div className={styles.head}>
        <LogoTile src={vendor.links.logotipo_url} kind="Fornecedor" size={72} eager />
        <div className={styles.title}>
          <p className={styles.kicker}>Área do fornecedor</p>
          <h1>{name}</h1>
          {!vendor.visivel && <Tag tone="sun">{vendor.isDraft ? 'Não publicada' : 'Oculta'}</Tag>}
        </div>
        <div className={styles.ways}>
          <PageSwitch current={{ id: vendor._id, name }} pages={pages} />
          <ButtonLink look="secondary" to={`/supplier/details/${vendor._id}`}>
            Ver página
          </ButtonLink>
        </div>
      </div>
      {urgent && <div className={styles.urgent}>{urgent}</div>}
      <div className={styles.columns}>
        <AreaSidebar vendorId={vendor._id} advertisements={publicidades} />
        <div className={styles.main}>{children}</div>
      </div>
    </div>
  )
}

function PageSwitch({ current, pages }: { current: ManagedPage; pages: ManagedPage[] }) {
  const navigate = useNavigate()
  const field = useId()
  const options = pages.some(({ id }) => id === current.id) ? pages : [current, ...pages]
  if (options.length < 2) return null
  return (
    <div className={styles.switch}>
      <label htmlFor={field} className="visually-hidden">
        Outra página
      </label>
      <select
        id={field}
        value={current.id}
        onChange={({ target }) => navigate(supplierAreaPath(target.value))}
      >
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <ChevronsUpDown aria-hidden="true" />
    </div>
  )
}

/** Stands where there is no page to look after. */
export function NoPage({ isAdmin }: { isAdmin: boolean }) {
  return (
    <div className={`container ${styles.state}`}>
      <h1>Área do fornecedor</h1>
      <p>
        Você ainda não administra uma página de fornecedor. Cadastre a sua empresa, ou peça o
        controle da página que ela já tem.
      </p>
      <div className={styles.ways}>
        <ButtonLink to="/supplier">Encontrar ou cadastrar minha empresa</ButtonLink>
        {isAdmin && (
          <ButtonLink look="secondary" to="/admin/suppliers">
            Fornecedores
          </ButtonLink>
        )}
      </div>
      <p>
        Alguém da sua empresa já administra a página? Essa pessoa pode adicionar você pelo nome ou
        pelo e-mail. <Link to="/user/profile">Meu perfil</Link>
      </p>
    </div>
  )
}
