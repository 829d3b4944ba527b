import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { line, quote } from '#/integrations/mail/line.ts'
import { REASON_MAX } from '#/platform/refusal.ts'

interface About {
  firstName: string
  /** Name of what was reviewed. */
  target: string
}

const greeting = ({ firstName }: About) => line`Olá, ${firstName}!`
const reasonOf = (reason: string) => line`Motivo: ${quote(reason, REASON_MAX)}`
const once = (until: string) =>
  line`Se você não concorda, recorra até ${until}. É uma vez só, e decide outra pessoa da nossa equipe.`

/** To the author of a review: it says nothing of who reported it, nor whether anybody did. */
export const hiddenLetter = (
  about: About & { reason: string; until: string },
  url: string,
): Letter => ({
  title: line`Sua avaliação foi ocultada`,
  preview: line`Veja o motivo e como recorrer.`,
  why: line`avaliou ${about.target}`,
  paragraphs: [
    greeting(about),
    line`Nossa equipe ocultou a sua avaliação de ${about.target}. Ela não aparece mais na página e não conta na média.`,
    reasonOf(about.reason),
    once(about.until),
  ],
  action: { text: line`Ver e recorrer`, url },
})

/** To who reported a review for the company that it is of. */
export const keptLetter = (about: About & { until: string }, url: string): Letter => ({
  title: line`A avaliação que você denunciou foi mantida`,
  preview: line`Veja como recorrer.`,
  why: line`denunciou uma avaliação de ${about.target}`,
  paragraphs: [
    greeting(about),
    line`Nossa equipe conferiu a avaliação de ${about.target} que você denunciou e decidiu mantê-la.`,
    once(about.until),
  ],
  action: { text: line`Ver e recorrer`, url },
})

/** To who appealed. */
export const recourseLetter = (
  about: About & { answer: string; isUpheld: boolean },
  url: string,
): Letter => ({
  title: about.isUpheld ? line`Seu recurso foi aceito` : line`Seu recurso não foi aceito`,
  preview: line`Veja a decisão e o motivo.`,
  why: line`recorreu de uma decisão da nossa equipe`,
  paragraphs: [
    greeting(about),
    about.isUpheld
      ? line`Outra pessoa da nossa equipe conferiu o seu recurso sobre uma avaliação de ${about.target} e mudou a decisão.`
      : line`Outra pessoa da nossa equipe conferiu o seu recurso sobre uma avaliação de ${about.target} e manteve a decisão.`,
    reasonOf(about.answer),
  ],
  action: { text: line`Ver a decisão`, url },
})
