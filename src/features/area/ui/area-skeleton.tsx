import { NeedsScript } from '#/components/needs-script.tsx'
import styles from './area-screen.module.css'

/** Stands where a screen of a supplier's area will be, in its shape. */
export const AreaSkeleton = () => (
  <div
    className={`container ${styles.screen} ${styles.skeleton}`}
    role="status"
    aria-label="Carregando a área do fornecedor"
  >
    <NeedsScript />
    <div className={styles.head}>
      <i className={styles.logo} />
      <i className={styles.name} />
    </div>
    <i className={styles.block} />
    <i className={styles.chart} />
  </div>
)
