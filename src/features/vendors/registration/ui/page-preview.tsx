import { Eye, MapPin } from 'lucide-react'
import { Button } from '#/components/button.tsx'
import { CoverBand } from '#/components/cover-band.tsx'
import { Dialog } from '#/components/dialog.tsx'
import { useFileAddress } from '#/components/forms/use-file-address.ts'
import { LogoTile } from '#/components/logo-tile.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { kindOf, nameOf } from '#/features/catalogue/offers/draft.ts'
import styles from './page-preview.module.css'
import type { WizardState } from './wizard-state.ts'

/** Of the offers, those that are named. */
const OFFERS_SHOWN = 4

const TITLE = 'Como a sua página vai aparecer'

/** The company's page in small, as it comes to be: beside the form, or, with little room, in a dialog. */
export function PagePreview({ state }: { state: WizardState }) {
  const { details, descricao, files, vendor } = state
  const offers = state.offers.filter(({ status }) => status !== 'later')
  const chosen = useFileAddress(files.logo)
  const cover = useFileAddress(files.cover) || (vendor?.links.capa_url ?? '')
  const place = [details.cidade, details.estado].filter(Boolean).join(', ')
  const more = offers.length - OFFERS_SHOWN
  const dialog = useDialog()
  const card = (
    <div className={styles.card}>
      <div className={styles.cover}>
        <CoverBand src={cover} name={details.nomeFantasia} />
      </div>
      <div className={styles.logo}>
        <LogoTile src={chosen || (vendor?.links.logotipo_url ?? '')} kind="Fornecedor" size={72} />
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
  )
  return (
    <aside className={styles.preview} aria-label="Prévia da página">
      <Button look="secondary" className={styles.opener} onClick={() => dialog.open()}>
        <Eye size={18} aria-hidden="true" /> Ver como a página vai aparecer
      </Button>
      <div className={styles.beside}>
        <p className={styles.title}>{TITLE}</p>
        {card}
      </div>
      <Dialog title={TITLE} {...dialog.props}>
        {card}
      </Dialog>
    </aside>
  )
}
