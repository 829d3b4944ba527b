import type { ReactNode } from 'react'
import styles from '#/components/card.module.css'
import { Link } from '#/components/link.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { maskCnpj } from '#/domain/cnpj.ts'
import { registeredName } from '#/domain/text.ts'
import type { VendorWire } from '../../schema.ts'
import ownStyles from './registration-result.module.css'

interface RegistrationResultProps {
  vendor: VendorWire
  /** What its company can do about it. */
  children: ReactNode
}

/** A company as it finds itself before it registers: by its registered name and CNPJ. */
export function RegistrationResult({ vendor, children }: RegistrationResultProps) {
  const { links, logo, descricao, atividadeEcononicaPrimaria } = vendor
  const name = registeredName(vendor.razaoSocial)
  const city = [vendor.cidade, vendor.estado].filter(Boolean).join(', ')
  return (
    <article className={styles.entry}>
      <div className={styles.head}>
        <LogoTile src={links.logotipo_url || logo.public_url} kind="Fornecedor" />
        <div className={styles.names}>
          <h2 className={styles.title}>
            {vendor.visivel ? (
              <Link
                to={`/supplier/details/${vendor._id}`}
                prefetch="intent"
                className={ownStyles.name}
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          <p className={`${styles.under} ${ownStyles.cnpj}`}>CNPJ {maskCnpj(vendor.cnpj)}</p>
          {city && <p className={styles.under}>{city}</p>}
        </div>
      </div>
      <div className={styles.text}>
        <p className={ownStyles.description}>
          {descricao || atividadeEcononicaPrimaria || 'Ainda não há descrição disponível.'}
        </p>
      </div>
      <div>{children}</div>
    </article>
  )
}
