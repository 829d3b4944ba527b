import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import styles from './admin-nav.module.css'

const DESKS = [
  { to: '/admin', text: 'Visão geral' },
  { to: '/admin/access-requests', text: 'Pedidos de acesso' },
  { to: '/admin/reviews', text: 'Avaliações' },
  { to: '/admin/category', text: 'Categorias' },
  { to: '/admin/news', text: 'Conteúdo' },
  { to: '/admin/suppliers', text: 'Fornecedores' },
  { to: '/admin/offers', text: 'Softwares e serviços' },
  { to: '/admin/advertisements', text: 'Publicidades' },
  { to: '/admin/banners', text: 'Banners' },
  { to: '/admin/users', text: 'Usuários' },
  { to: '/admin/imports', text: 'Importações' },
  { to: '/admin/audit', text: 'Registro' },
]

/** The ways between the screens of Admins; on small screens they scroll, and begin at this one's. */
export function AdminNav() {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is another way
  useEffect(() => {
    const here = nav.current?.querySelector('[aria-current]')
    here?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
  }, [pathname])
  return (
    <nav ref={nav} className={`container ${styles.nav}`} aria-label="Administração">
      {DESKS.map(({ to, text }) => (
        <NavLink key={to} to={to} end={to === '/admin'} className={styles.desk}>
          {text}
        </NavLink>
      ))}
    </nav>
  )
}
