import { NeedsScript } from '#/components/needs-script.tsx'
import { PageHead } from '#/components/page-head.tsx'
import styles from './lists-screen.module.css'

/** Stands where the lists will be: the server knows nobody's. */
export const ListsSkeleton = () => (
  <div className={`container ${styles.screen}`}>
    <PageHead
      title="Minhas listas"
      lead="Junte o que chamou a sua atenção, anote o que achou e compare até quatro lado a lado. Só você vê."
    />
    <NeedsScript />
    <div className={styles.skeleton} role="status" aria-label="Carregando listas">
      <i />
      <i />
    </div>
  </div>
)
