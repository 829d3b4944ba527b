import { clsx } from 'clsx'
import { createContext, type ReactElement, use, useState } from 'react'
import type { Still } from '#/platform/still.ts'
import styles from './card-grid.module.css'
import { CardGrid } from './card-grid.tsx'

/** The HTML of an element whose props are data; only the server has it. */
export const HtmlOf = createContext<((card: ReactElement) => string) | null>(null)

interface StillCardsProps<Row> {
  /** Names the list on its page. */
  name: string
  of: Still<Row>
  /** They are what somebody looks for: on a telephone one under the other. */
  isList?: boolean
  /** As of `CardGrid`. */
  isOpen?: boolean
  /** As of `CardGrid`. */
  isPodium?: boolean
  /** The card of a row. */
  children(row: Row, index: number): ReactElement
}

/**
 * Cards without anything to press but links, on a telephone one beside the other. The server writes each once for as
 * long as it stays the same; the browser takes the list as it came, and renders it only on a page that it renders itself.
 */
export function StillCards<Row>({
  name,
  of: { rows },
  isList,
  isOpen,
  isPodium,
  children,
}: StillCardsProps<Row>) {
  const htmlOf = use(HtmlOf)
  const [came] = useState(() => (rows ? null : readList(name)))
  if (rows && !htmlOf)
    return (
      <CardGrid isStrip={!isList} isOpen={isOpen} isPodium={isPodium}>
        {rows.map(children)}
      </CardGrid>
    )
  const html = rows?.map((row, index) => `<li>${htmlOf?.(children(row, index))}</li>`).join('')
  return (
    <ul
      className={clsx(
        styles.grid,
        !isList && styles.strip,
        isOpen && styles.open,
        isPodium && styles.podium,
      )}
      data-still={name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it
      dangerouslySetInnerHTML={came ?? { __html: html ?? '' }}
    />
  )
}

/** What the server wrote into a list of this page. */
const readList = (name: string) => ({
  __html: document.querySelector(`[data-still="${name}"]`)?.innerHTML ?? '',
})
