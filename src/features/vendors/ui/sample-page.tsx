import { AppWindow, BadgeCheck, Building2, Play, Wrench } from 'lucide-react'
import { Stars } from '#/components/rating.tsx'
import styles from './sample-page.module.css'

/** How a supplier's page looks, at a glance; decoration to those who hear the screen. */
export function SamplePage() {
  return (
    <div className={styles.preview} aria-hidden="true">
      <div className={styles.page}>
        <div className={styles.head}>
          <span className={styles.logo}>
            <Building2 strokeWidth={1.5} />
          </span>
          <div>
            <p className={styles.name}>Sua empresa</p>
            <Stars rating={5} />
          </div>
        </div>
        <i className={styles.line} />
        <i className={`${styles.line} ${styles.short}`} />
        <div className={styles.video}>
          <Play />
        </div>
        <div className={styles.offers}>
          <span>
            <AppWindow strokeWidth={1.7} /> Softwares
          </span>
          <span>
            <Wrench strokeWidth={1.7} /> Serviços
          </span>
        </div>
      </div>
      <p className={styles.kept}>
        <BadgeCheck /> Administrada por você
      </p>
      <p className={styles.quote}>O que os seus clientes dizem aparece aqui.</p>
    </div>
  )
}
