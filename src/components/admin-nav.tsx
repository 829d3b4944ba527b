import { NavLink } from 'react-router'
import styles from './admin-nav.module.css'

const DESKS = [
  { to: '/admin/access-requests', text: 'Pedidos de acesso' },
  { to: '/admin/reviews', text: 'Avaliações' },
  { to: '/admin/category', text: 'Categorias' },
  { to: '/admin/news', text: 'Conteúdo' },
]

/** The ways between the screens of Admins. */
export function AdminNav() {
  return (
    <nav className={`container ${styles.nav}`} aria-label="Administração">
      {DESKS.map(({ to, text }) => (
        <NavLink key={to} to={to} className={styles.desk}>
          {text}
        </NavLink>
      ))}
    </nav>
  )
}
