import { type ComponentProps, type ReactNode, useId } from 'react'
import { Link } from './link.tsx'
import styles from './section.module.css'
import { Unbroken } from './unbroken.tsx'

interface SectionProps {
  title: string
  lead?: ReactNode
  /** What stands at the end of the heading's line, as 'Ver todos'. */
  action?: ReactNode
  /** Anchor for deep links. */
  id?: string
  children: ReactNode
}

/** A titled part of a page. */
export function Section({ title, lead, action, id, children }: SectionProps) {
  const heading = useId()
  return (
    <section className={styles.section} aria-labelledby={heading} id={id}>
      <div className={styles.head}>
        <h2 id={heading}>
          <Unbroken>{title}</Unbroken>
        </h2>
        {action}
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  )
}

/** Leads from the head of a section to all of what it shows a part of. */
export const SeeAll = ({ to, text }: { to: string; text: string }) => (
  <Link to={to} prefetch="intent">
    {text}
  </Link>
)

/** The same where all of it opens over the page. */
export const SeeAllButton = (props: ComponentProps<'button'>) => (
  <button type="button" className={styles.seeAll} {...props} />
)
