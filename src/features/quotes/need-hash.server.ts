import { foldText } from '#/domain/text.ts'
import { hashSecret } from '#/platform/server/secrets.server.ts'

/** Of the letters and digits of a need alone: neither points nor blanks make another text. */
export const needHash = (need: string) => hashSecret(foldText(need).replace(/[^a-z0-9]/g, ''))
