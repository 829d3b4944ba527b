import type { ReactNode } from 'react'
import { Unbroken } from '#/components/unbroken.tsx'
import { formatDay } from '#/domain/dates.ts'
import { TERMS_VERSION } from '#/domain/terms.ts'
import styles from './legal-page.module.css'

export interface LegalSection {
  /** Its anchor. */
  id: string
  title: string
  content: ReactNode
}

export interface LegalText {
  title: string
  lead: string
  sections: LegalSection[]
}

interface LegalPageProps {
  text: LegalText
  /** Address of the same as a PDF, where there is one. */
  pdf?: string
  /** Date of its version, ISO 8601; that of the terms where nothing else is said, null where it has none. */
  version?: string | null
  /** Stands before the sections, on the screen alone. */
  children?: ReactNode
}

/** Noon, so that the day is the same in every zone of Brazil. */
const dayOf = (version: string) => formatDay(`${version}T12:00:00-03:00`)

export const VERSION_DAY = dayOf(TERMS_VERSION)

/** A long text in numbered sections, with an index that leads to each and the date of its version. */
export function LegalPage({ text, pdf, version = TERMS_VERSION, children }: LegalPageProps) {
  const { title, lead, sections } = text
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>
          <Unbroken>{lead}</Unbroken>
        </p>
        {version && (
          <p className={styles.version}>
            Versão de <time dateTime={version}>{dayOf(version)}</time>
          </p>
        )}
        {pdf && (
          <a className={styles.pdf} href={pdf}>
            Baixar em PDF
          </a>
        )}
      </header>
      <nav className={styles.index} aria-labelledby="indice">
        <h2 id="indice">Nesta página</h2>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <Unbroken>{title}</Unbroken>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {children}
        {sections.map(({ id, title, content }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-titulo`}>
            <h2 id={`${id}-titulo`}>
              <span>
                <Unbroken>{title}</Unbroken>
              </span>
            </h2>
            <Unbroken>{content}</Unbroken>
          </section>
        ))}
      </div>
    </div>
  )
}
