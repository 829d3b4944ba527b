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
  why: line`você avaliou ${target}`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    line`Alguns sinais fizeram a sua avaliação de ${target} esperar a conferência de uma pessoa da nossa equipe. Isso não quer dizer que ela é falsa, e a nota não importa.`,
    line`Decidimos até ${until}. Até lá, ela não aparece na página. Se quiser, comprove o uso: avaliações com uso comprovado não esperam por sinais.`,
  ],
  action: { text: line`Ver a página`, url },
})
