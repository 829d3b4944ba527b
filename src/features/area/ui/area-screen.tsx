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
  /** Of the screen; '' for the first, which the company's name leads. */
  title: string
  /** Its title stands above several parts; otherwise its one part has it. */
  hasParts: boolean
  /** What has a date, if anything has: it stands before all else. */
  urgent: ReactNode
  children: ReactNode
}

/** Whose area it is, what presses, and one of its screens. */
export function AreaScreen(props: AreaScreenProps) {
  const { vendor, title, hasParts, urgent, children } = props
  const name = companyName(vendor)
  const state = !vendor.visivel && (
    <Tag tone="sun">{vendor.isDraft ? 'Não publicada' : 'Oculta'}</Tag>
  )
  return (
    <div className={`container ${styles.screen}`}>
      {title ? (
        <div className={styles.head} data-screen>
          <div className={styles.title}>
            <p className={styles.whose}>{name}</p>
            <h1 className={hasParts ? undefined : 'visually-hidden'}>{title}</h1>
          </div>
          {state}
        </div>
      ) : (
        <div className={styles.head}>
          <LogoTile src={vendor.links.logotipo_url} kind="Fornecedor" size={48} eager />
          <h1>{name}</h1>
          {state}
          <ButtonLink look="secondary" to={`/supplier/details/${vendor._id}`}>
            Ver página
          </ButtonLink>
        </div>
      )}
      {urgent && <div className={styles.urgent}>{urgent}</div>}
      <div className={styles.main}>{children}</div>
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
