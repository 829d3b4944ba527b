import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { line, quote } from '#/integrations/mail/line.ts'
import { REASON_MAX } from '#/platform/refusal.ts'

interface Suggestion {
  firstName: string
  /** As it was suggested. */
  name: string
}

/**
 * @param category the name under which it was approved
 * @param url of the area where the person's offers are
 */
export const approvedLetter = (
  { firstName, name }: Suggestion,
  category: string,
  url: string,
): Letter => ({
  title: line`Sua sugestão de categoria foi aceita`,
  preview: line`A categoria já pode ser escolhida.`,
  why: line`sugeriu a categoria`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    category === name
      ? line`A categoria “${name}”, que você sugeriu, já faz parte da Praça.`
      : line`A categoria que você sugeriu, “${name}”, já faz parte da Praça com o nome “${category}”.`,
    line`Para usá-la, edite a sua oferta e escolha a categoria na lista. Obrigado por ajudar!`,
  ],
  action: { text: line`Abrir a área do fornecedor`, url },
})

export const refusedLetter = (
  { firstName, name }: Suggestion,
  reason: string,
  url: string,
): Letter => ({
  title: line`Sua sugestão de categoria não foi aceita`,
  preview: line`Veja o motivo.`,
  why: line`sugeriu a categoria`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    line`Conferimos a categoria “${name}”, que você sugeriu, e não pudemos aceitá-la.`,
    line`Motivo: ${quote(reason, REASON_MAX)}`,
    line`As ofertas continuam com as categorias que já têm.`,
  ],
  action: { text: line`Abrir a área do fornecedor`, url },
})
