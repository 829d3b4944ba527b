import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { line } from '#/integrations/mail/line.ts'

interface Held {
  firstName: string
  target: string
  /** The day until which it is decided. */
  until: string
}

/** @param url of what was reviewed */
export const heldLetter = ({ firstName, target, until }: Held, url: string): Letter => ({
  title: line`Sua avaliação está em conferência`,
  preview: line`Uma pessoa da nossa equipe decide até ${until}.`,
  why: line`avaliou ${target}`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    line`Alguns sinais fizeram a sua avaliação de ${target} esperar a conferência de uma pessoa da nossa equipe. Isso não quer dizer que ela é falsa, nem tem a ver com a nota que você deu.`,
    line`Decidimos até ${until}. Até lá, ela não aparece na página. Se quiser, comprove o uso: uma avaliação com uso comprovado não espera por isso.`,
  ],
  action: { text: line`Ver a página`, url },
})

/** To an author whose review waits longer than was promised. @param url of what was reviewed */
export const lateLetter = ({ firstName, target }: Omit<Held, 'until'>, url: string): Letter => ({
  title: line`Sua avaliação ainda está em conferência`,
  preview: line`Não decidimos no prazo.`,
  why: line`avaliou ${target}`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    line`Não decidimos no prazo sobre a sua avaliação de ${target}. Pedimos desculpas. Ela continua em conferência e está entre as primeiras que a nossa equipe vê.`,
  ],
  action: { text: line`Ver a página`, url },
})

/** To an author whose review is public because nobody decided in time. @param url of what was reviewed */
export const lapsedLetter = ({ firstName, target }: Omit<Held, 'until'>, url: string): Letter => ({
  title: line`Sua avaliação está no ar`,
  preview: line`Ela já aparece na página.`,
  why: line`avaliou ${target}`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    line`O prazo da conferência terminou, e a sua avaliação de ${target} já aparece na página.`,
  ],
  action: { text: line`Ver a página`, url },
})
