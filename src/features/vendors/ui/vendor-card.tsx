import { clsx } from 'clsx'
import { ExternalLink } from 'lucide-react'
import styles from '#/components/card.module.css'
import { Tag } from '#/components/chip.tsx'
import { Link } from '#/components/link.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { Marked } from '#/components/marked.tsx'
import { Rating } from '#/components/rating.tsx'
import type { VendorCard as Card } from '../schema.ts'

interface VendorCardProps {
  /** With texts in parts, where they are marked. */
  vendor: Card & { marked?: Partial<Record<'titulo' | 'cidade' | 'descricao', string[]>> }
  /**
   * Where the card leads: `site` opens the supplier's own site in a new tab, when it has one, as
   * the supplier listing does, with a second link to its page here; `page` always leads there.
   */
  leadsTo: 'site' | 'page'
  /** What its page says of all of them: not said again of each. */
  without?: string
  /** As of `LogoTile`. */
  prints?: boolean
}

/** A supplier in a list. */
export function VendorCard({ vendor, leadsTo, without, prints }: VendorCardProps) {
  const title = <Marked text={vendor.titulo} parts={vendor.marked?.titulo} />
  const page = `/supplier/details/${vendor.id}`
  const outside = leadsTo === 'site' && vendor.site !== ''
  return (
    <article className={styles.entry}>
      <div className={styles.head}>
        <LogoTile src={vendor.logo} kind="Fornecedor" prints={prints} />
        <div className={styles.names}>
          <h3 className={styles.title}>
            {outside ? (
              <a
                href={vendor.site}
                target="_blank"
                rel="noopener nofollow"
                className={styles.cover}
              >
                {title}
                <ExternalLink
                  className={styles.outside}
                  aria-label="(abre em nova aba)"
                  role="img"
                />
              </a>
            ) : (
              <Link to={page} prefetch="intent" className={styles.cover}>
                {title}
              </Link>
            )}
          </h3>
          <div className={styles.subtitle}>
            {vendor.cidade && (
              <p className={styles.under}>
                <Marked text={vendor.cidade} parts={vendor.marked?.cidade} />
              </p>
            )}
            {vendor.destaque && (
              <Link to="/selos#recomendado" className={styles.mark}>
                <Tag tone="sun">Recomendado</Tag>
              </Link>
            )}
            {!vendor.confirmado && (
              <Link to="/selos#nao-confirmado" className={styles.mark}>
                <Tag>Não confirmado</Tag>
              </Link>
            )}
          </div>
        </div>
      </div>
      {vendor.descricao !== without && (
        <p className={clsx(styles.text, styles.long)}>
          <Marked
            text={vendor.descricao || 'Descrição não informada'}
            parts={vendor.marked?.descricao}
          />
        </p>
      )}
      <div className={styles.foot}>
        <Rating rating={vendor.avaliacao} count={vendor.avaliacoes} />
        {outside && (
          <Link to={page} prefetch="intent" className={styles.way}>
            Ver na Praça<span className="visually-hidden">: {vendor.titulo}</span>
          </Link>
        )}
      </div>
    </article>
  )
}
