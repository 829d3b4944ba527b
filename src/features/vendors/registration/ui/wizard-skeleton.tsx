import { NeedsScript } from '#/components/needs-script.tsx'
import styles from './wizard-skeleton.module.css'

/** Stands where the wizard will be, in its shape. */
export function WizardSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Carregando o cadastro">
      <NeedsScript />
      <div className={styles.steps}>
        <i />
        <i />
        <i />
        <i />
      </div>
      <div className={styles.card}>
        <i className={styles.title} />
        <div className={styles.fields}>
          <i />
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
      </div>
    </div>
  )
}
