import styles from './request-queue.module.css'

/** Stands where the requests will be, in their shape. */
export function RequestQueueSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Carregando pedidos">
      <i />
      <i />
    </div>
  )
}
