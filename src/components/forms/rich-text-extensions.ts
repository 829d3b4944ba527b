import Image from '@tiptap/extension-image'
import StarterKit from '@tiptap/starter-kit'
import { TextSizeMark } from './text-size-mark.ts'

/** What a body may have, as the server's sanitiser keeps it; anything else goes as it is pasted. */
export const RICH_TEXT = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      // Where a link opens, the server says.
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Image,
  TextSizeMark,
]
