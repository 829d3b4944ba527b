import type { FirstSheetProps } from '#/features/catalogue/offers/draft.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import styles from './facts-form.module.css'
import { OpenSheet } from './open-sheet.tsx'

/** Of an offer that is new: what decides first, or nothing of it. */
export default function FirstSheet({ offer, onDone }: FirstSheetProps) {
  function saved() {
    showAlert('success', 'Ficha atualizada.')
    onDone()
  }
  return (
    <>
      <p className={styles.before}>
        Quem escolhe quer saber quanto custa e para quem serve. É opcional: na página do produto
        você completa o resto quando quiser.
      </p>
      <OpenSheet
        offer={offer}
        asked="essencial"
        isShown
        cancel="Pular"
        onSaved={saved}
        onCancel={onDone}
      />
    </>
  )
}
