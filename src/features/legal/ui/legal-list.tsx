import type { ReactNode } from 'react'
import { Unbroken } from '#/components/unbroken.tsx'
import styles from './legal-list.module.css'

interface LegalListProps {
  /** What it lists, for those who do not see it. */
  caption: string
  /** What is said of each subject, in the order of its texts. */
  terms: string[]
  /** What each row is about, and then its texts. */
  rows: [subject: string, ...texts: ReactNode[]][]
}

/** Subjects, each to be opened: a telephone shows all of them on a screen or two, and the page is read by what one asks. */
export function LegalList({ caption, terms, rows }: LegalListProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div className={styles.list} role="group" aria-label={caption}>
      {rows.map(([subject, ...texts]) => (
        <details key={subject}>
          <summary>
            <span>
              <Unbroken>{subject}</Unbroken>
            </span>
          </summary>
          <dl>
            {texts.map((text, index) => (
              <div key={terms[index]}>
                <dt>{terms[index]}</dt>
                <dd>
                  <Unbroken>{text}</Unbroken>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </div>
  )
}
