import { useEffect, useRef } from 'react'
import { Link } from '#/components/link.tsx'
import styles from './part-links.module.css'

interface PartLink {
  to: string
  text: string
  isHere: boolean
}

interface PartLinksProps {
  /** What the links lead between. */
  label: string
  links: PartLink[]
}

/** The ways between the parts of a desk, of which one is shown; each has an address. */
export function PartLinks({ label, links }: PartLinksProps) {
  const nav = useRef<HTMLElement>(null)
  const here = links.find(({ isHere }) => isHere)?.text
  // On a telephone not all have room: the one that is shown is in sight.
  useEffect(() => {
    const shown = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (here && shown) shown.parentElement?.scrollTo({ left: shown.offsetLeft - 60 })
  }, [here])
  return (
    <nav ref={nav} className={styles.parts} aria-label={label}>
      {links.map(({ to, text, isHere }) => (
        <Link
          key={text}
          to={to}
          keepsScroll
          className={styles.part}
          aria-current={isHere ? 'page' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
