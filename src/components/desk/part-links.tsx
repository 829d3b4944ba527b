import { Link } from '#/components/link.tsx'
import { Count } from '#/components/workspace/work-nav.tsx'
import styles from './part-links.module.css'

interface PartLink {
  to: string
  text: string
  isHere: boolean
  /** How much waits there; undefined while it is not known, and where nothing can wait. */
  count?: number
}

interface PartLinksProps {
  /** What the links lead between. */
  label: string
  links: PartLink[]
}

/** The ways between the parts of a desk, of which one is shown; each has an address, and all are in sight. */
export const PartLinks = ({ label, links }: PartLinksProps) => (
  <nav className={styles.parts} aria-label={label}>
    {links.map(({ to, text, isHere, count = 0 }) => (
      <Link
        key={text}
        to={to}
        keepsScroll
        className={styles.part}
        aria-current={isHere ? 'page' : undefined}
      >
        {text}
        <Count count={count} />
      </Link>
    ))}
  </nav>
)
