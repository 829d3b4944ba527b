import { Bell } from 'lucide-react'
import { Link } from '#/components/link.tsx'
import styles from '#/components/page-bar.module.css'
import { watchPath } from '../links.ts'

interface WatchLinkProps {
  tipo: Parameters<typeof watchPath>[0]
  id: string
  name: string
}

/** Leads to where one says which news of a page's subject one wants: pages are the same for everybody. */
export const WatchLink = ({ tipo, id, name }: WatchLinkProps) => (
  <Link className={styles.action} to={watchPath(tipo, id)} rel="nofollow">
    <Bell aria-hidden="true" />
    <span>
      Acompanhar<span className="visually-hidden"> {name}</span>
    </span>
  </Link>
)
