import { type ReactNode, useEffect, useState } from 'react'
import styles from './page-sections.module.css'

/** A part of a page that its index leads to. */
export interface PageSection {
  /** Anchor in the page's address. */
  id: string
  /** In the index: short. */
  title: string
  /** With a heading of its own. */
  element: ReactNode
}

/** How far below the top of the window what is being read begins, as a share of its height. */
const READ_FROM = 0.3
/** All that is above that line, also out of sight: a section comes or goes whenever another is read, however far a jump. */
const BEGUN = `1000000px 0px -${100 - READ_FROM * 100}% 0px`

/** The section that is being read; '' before the first. */
function useCurrent(ids: string) {
  const [current, setCurrent] = useState('')
  useEffect(() => {
    const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    // Only those that came or went are told: so places are read.
    const observer = new IntersectionObserver(
      () => {
        const line = innerHeight * READ_FROM
        const begun = sections.filter((section) => section.getBoundingClientRect().top <= line)
        setCurrent(begun.at(-1)?.id ?? '')
      },
      { rootMargin: BEGUN },
    )
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [ids])
  return current
}

/** The sections of a page, one after the other, and their index: at their side, in little room above them. */
export function PageSections({ sections }: { sections: PageSection[] }) {
  const current = useCurrent(sections.map(({ id }) => id).join(' '))
  return (
    <div className={styles.columns}>
      <nav className={styles.index} aria-label="Nesta página" data-of-screen>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>
        {sections.map(({ id, element }) => (
          <div key={id} id={id} className={styles.section}>
            {element}
          </div>
        ))}
      </div>
    </div>
  )
}
