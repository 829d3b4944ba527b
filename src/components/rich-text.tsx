import { clsx } from 'clsx'
import styles from './rich-text.module.css'

interface RichTextProps {
  /** HTML that the server sanitised; nothing else may come here. */
  html: string
  /** `article` is for reading at length, `card` for a few lines among others. */
  size?: 'article' | 'card'
}

/** The look of an article's text, also where it is written. */
export const richTextClass = clsx(styles.text, styles.article)

/** Text with formatting, as an author wrote it. */
export function RichText({ html, size = 'article' }: RichTextProps) {
  return (
    <div
      className={clsx(styles.text, styles[size])}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: presenters sanitise every body
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
