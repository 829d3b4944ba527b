import { NeedsScript } from '#/components/needs-script.tsx'
import styles from './area-screen.module.css'

/** Stands where a supplier's area will be, in its shape. */
export function AreaSkeleton() {
  return (
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
      <div className={styles.columns}>
        <div className={styles.blocks}>
          <i className={styles.block} />
          <i className={styles.block} />
          <i className={styles.block} />
        </div>
        <div>
          <i className={styles.tabs} />
          <i className={styles.chart} />
        </div>
      </div>
    </div>
  )
}
