import { Link } from '../link.tsx'
import styles from './brand.module.css'

/** The mark: a square seen from above, where four streets meet. */
export function Brand() {
  return (
    <Link to="/" className={styles.brand} aria-label="Praça, página inicial">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path fill="#0b6b4f" d="M0 0h32L16 16z" />
        <path fill="#084c39" d="M32 0v32L16 16z" />
        <path fill="#0b6b4f" d="M32 32H0l16-16z" />
        <path fill="#f5b301" d="M0 32V0l16 16z" />
      </svg>
      <span>Praça</span>
    </Link>
  )
}
