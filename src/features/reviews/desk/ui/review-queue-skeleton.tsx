import styles from './review-queue.module.css'

/** Stands where the reviews will be, in their shape. */
export function ReviewQueueSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Carregando avaliações">
      <i />
      <i />
    </div>
  )
}
