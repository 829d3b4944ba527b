import { ADVERTISEMENT_WORDS } from '#/features/advertising/payment/words.ts'
import type { SoldWords, WordsOf } from '#/features/payments/sold-words.ts'

/** Of each kind that is sold (src/server/sales.server.ts). */
const WORDS: Record<string, SoldWords> = { advertisement: ADVERTISEMENT_WORDS }

/** What the screens of payments say of what is paid for. @param kind '' where nobody knows it */
export const soldWords: WordsOf = (kind) => WORDS[kind] ?? ADVERTISEMENT_WORDS
