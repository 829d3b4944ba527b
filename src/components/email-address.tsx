import { Fragment } from 'react'

/** An e-mail address that breaks, where its line ends before it does, after '@' or a dot and not within a word. */
export const EmailAddress = ({ children }: { children: string }) =>
  children.split(/(?<=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which changes as a whole
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
