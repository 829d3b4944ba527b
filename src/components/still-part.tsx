import { type ReactElement, use, useState } from 'react'
import type { Still } from '#/platform/still.ts'
import { HtmlOf } from './still-cards.tsx'

interface StillPartProps<Row> {
  /** Names the part on its page. */
  name: string
  /** One row: all that the part shows. */
  of: Still<Row>
  children(row: Row): ReactElement
}

/** A part of a page without anything to press but links, which the server writes as it does still cards. */
export function StillPart<Row>({ name, of: { rows }, children }: StillPartProps<Row>) {
  const htmlOf = use(HtmlOf)
  const [came] = useState(() => (rows ? null : readPart(name)))
  const [row] = rows ?? []
  if (row && !htmlOf) return <div>{children(row)}</div>
  return (
    <div
      data-still={name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it
      dangerouslySetInnerHTML={came ?? { __html: row ? (htmlOf?.(children(row)) ?? '') : '' }}
    />
  )
}

/** What the server wrote into a part of this page. */
const readPart = (name: string) => ({
  __html: document.querySelector(`[data-still="${name}"]`)?.innerHTML ?? '',
})
