import { MapPin } from 'lucide-react'
import { CoverBand } from '#/components/cover-band.tsx'
import { useFileAddress } from '#/components/forms/use-file-address.ts'
import { LogoTile } from '#/components/logo-tile.tsx'
import { kindOf, nameOf } from '#/features/catalogue/offers/draft.ts'
import styles from './page-preview.module.css'
import type { WizardState } from './wizard-state.ts'

/** Of the offers, those that are named. */
const OFFERS_SHOWN = 4

/** The company's page in small, as it comes to be. */
export function PagePreview({ state }: { state: WizardState }) {
  const { details, descricao, files, vendor, offers } = state
  const chosen = useFileAddress(files.logo)
  const cover = useFileAddress(files.cover) || (vendor?.links.capa_url ?? '')
  const place = [details.cidade, details.estado].filter(Boolean).join(', ')
  const more = offers.length - OFFERS_SHOWN
  return (
    <aside className={styles.preview} aria-label="Prévia da página">
      <p className={styles.title}>Como a sua página vai aparecer</p>
      <div className={styles.card}>
        <div className={styles.cover}>
          <CoverBand src={cover} name={details.nomeFantasia} />
        </div>
        <div className={styles.logo}>
          <LogoTile
            src={chosen || (vendor?.links.logotipo_url ?? '')}
            kind="Fornecedor"
            size={72}
          />
        </div>
        {details.nomeFantasia ? (
          <p className={styles.name}>{details.nomeFantasia}</p>
        ) : (
          <span className={styles.gap} />
        )}
        {place && (
          <p className={styles.place}>
            <MapPin aria-hidden="true" /> {place}
          </p>
        )}
        {descricao.trim() ? (
          <p className={styles.description}>{descricao}</p>
        ) : (
          <div className={styles.gaps}>
            <span />
            <span />
            <span />
          </div>
        )}
        {offers.length > 0 && (
          <ul className={styles.offers}>
            {offers.slice(0, OFFERS_SHOWN).map(({ key, draft }) => (
              <li key={key}>
                {nameOf(draft)} <span>{kindOf(draft)}</span>
              </li>
            ))}
            {more > 0 && <li className={styles.more}>e mais {more}</li>}
          </ul>
        )}
      </div>
    </aside>
  )
}
