import { type Letter, renderLetter } from '#/integrations/mail/letter.server.tsx'
import type { Job } from '#/platform/jobs/jobs.server.ts'
import type { Platform } from '#/platform/platform.server.ts'
import { approvedLetter, refusedLetter } from './letters.server.ts'
import { mailedSuggestion } from './suggestion-repository.server.ts'

/** Tells who suggested a category what was decided. */
export const suggestionMail: Job<Platform, { suggestionId: string }> = {
  name: 'category-suggestion-mail',
  retry: { times: 12, firstDelaySeconds: 15 },
  run: async ({ db, mailer }, { suggestionId }) => {
    const suggestion = await mailedSuggestion(db, suggestionId)
    const letter = suggestion && compose(suggestion)
    if (!letter) return
    const to = suggestion.email
    await mailer.send({ to, subject: letter.title, ...(await renderLetter(letter)) })
  },
}

type Mailed = NonNullable<Awaited<ReturnType<typeof mailedSuggestion>>>

/** @returns undefined when there is nothing to tell: mails may wait until a category is gone again */
function compose(suggestion: Mailed): Letter | undefined {
  if (suggestion.status === 'refused') return refusedLetter(suggestion, suggestion.reason ?? '')
  if (suggestion.status === 'approved' && suggestion.category)
    return approvedLetter(suggestion, suggestion.category)
  return undefined
}
