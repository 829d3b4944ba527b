import { Unbroken } from './unbroken.tsx'

/** A text of which every second part is marked, as what was searched for; plain where it has no parts. */
export const Marked = ({ text, parts }: { text: string; parts?: string[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which changes as a whole
  parts?.map((part, at) => (at % 2 ? <mark key={at}>{part}</mark> : part)) ?? (
    <Unbroken>{text}</Unbroken>
  )
