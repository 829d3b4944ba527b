import styles from './category-desk.module.css'

/** Stands where the desk will be, in its shape. */
export function CategoryDeskSkeleton() {
  return (
    <div className="container">
      <div className={styles.skeleton} role="status" aria-label="Carregando categorias">
        <i className={styles.title} />
        <i className={styles.bar} />
        <CategoryRowsSkeleton />
      </div>
    </div>
  )
}

/** Stands where the table will be. */
export function CategoryRowsSkeleton() {
  return <i className={styles.rows} />
}
