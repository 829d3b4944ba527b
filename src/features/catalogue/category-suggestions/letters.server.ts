import type { Letter } from '#/integrations/mail/letter.server.tsx'

interface Suggestion {
  firstName: string
  /** As it was suggested. */
  name: string
}

/** @param category the name under which it was approved */
export const approvedLetter = ({ firstName, name }: Suggestion, category: string): Letter => ({
  title: 'Sua sugestão de categoria foi aceita',
  preview: `A categoria “${category}” já pode ser escolhida.`,
  paragraphs: [
    `Olá, ${firstName}!`,
    category === name
      ? `A categoria “${name}”, que você sugeriu, já faz parte da Praça.`
      : `A categoria que você sugeriu, “${name}”, já faz parte da Praça com o nome “${category}”.`,
    'Para usá-la, edite a sua oferta e escolha a categoria na lista. Obrigado por ajudar!',
  ],
})

export const refusedLetter = ({ firstName, name }: Suggestion, reason: string): Letter => ({
  title: 'Sua sugestão de categoria não foi aceita',
  preview: 'Veja o motivo.',
  paragraphs: [
    `Olá, ${firstName}!`,
    `Conferimos a categoria “${name}”, que você sugeriu, e não pudemos aceitá-la.`,
    `Motivo: ${reason}`,
    'As ofertas continuam com as categorias que já têm.',
  ],
})
