import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { mailJob } from '#/integrations/mail/mail-job.server.ts'
import { approvedLetter, refusedLetter } from './letters.server.ts'
import { mailedSuggestion } from './repository.server.ts'

/** Writes what was decided to the person who suggested a category. */
export const suggestionMail = mailJob<{ suggestionId: string }>({
  name: 'category-suggestion-mail',
  retry: { times: 12, firstDelaySeconds: 15 },
  compose: async ({ db, env }, { suggestionId }) => {
    const suggestion = await mailedSuggestion(db, suggestionId)
    const letter =
      suggestion && letterOf(suggestion, `${env.PUBLIC_URL}/supplier/profile?aba=software`)
    return letter && { to: suggestion.email, letter }
  },
})

type Mailed = NonNullable<Awaited<ReturnType<typeof mailedSuggestion>>>

/** @returns undefined when there is nothing to write: mails may wait until a category is gone again */
function letterOf(suggestion: Mailed, url: string): Letter | undefined {
  if (suggestion.status === 'refused')
    return refusedLetter(suggestion, suggestion.reason ?? '', url)
  if (suggestion.status === 'approved' && suggestion.category)
    return approvedLetter(suggestion, suggestion.category, url)
  return undefined
}
