import type { ReactNode } from 'react'
import { ButtonLink } from '#/components/button.tsx'
import { Tag } from '#/components/chip.tsx'
import { Link } from '#/components/link.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { companyName } from '#/features/vendors/names.ts'
import type { AreaWire } from '../schema.ts'
import styles from './area-screen.module.css'

interface AreaScreenProps {
  vendor: AreaWire['vendor']
  /** What has a date, if anything has: it stands before all else. */
  urgent: ReactNode
  children: ReactNode
}

/** Whose area it is, what presses, and one of its screens. */
export const AreaScreen = ({ vendor, urgent, children }: AreaScreenProps) => (
  <div className={`container ${styles.screen}`}>
    <div className={styles.head}>
      <LogoTile src={vendor.links.logotipo_url} kind="Fornecedor" size={48} eager />
      <div className={styles.title}>
        <p className={styles.kicker}>Área do fornecedor</p>
        <h1>{companyName(vendor)}</h1>
      </div>
      {!vendor.visivel && <Tag tone="sun">{vendor.isDraft ? 'Não publicada' : 'Oculta'}</Tag>}
      <ButtonLink look="secondary" to={`/supplier/details/${vendor._id}`}>
        Ver página
      </ButtonLink>
    </div>
    {urgent && <div className={styles.urgent}>{urgent}</div>}
    <div className={styles.main}>{children}</div>
  </div>
)

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
