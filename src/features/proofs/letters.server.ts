import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { line, quote } from '#/integrations/mail/line.ts'
import { REASON_MAX } from '#/platform/refusal.ts'

interface Decided {
  firstName: string
  target: string
  answer: string
  isUpheld: boolean
}

/** @param url where the author sees how the review is proven */
export const decidedLetter = (
  { firstName, target, answer, isUpheld }: Decided,
  url: string,
): Letter => ({
  title: isUpheld ? line`O uso foi comprovado` : line`Não foi possível comprovar o uso`,
  preview: isUpheld
    ? line`Sua avaliação mostra a etiqueta “Uso comprovado”.`
    : line`Veja a resposta da nossa equipe.`,
  why: line`enviou um arquivo para comprovar o uso`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    isUpheld
      ? line`Conferimos o arquivo: a sua avaliação de ${target} mostra agora a etiqueta “Uso comprovado”.`
      : line`Conferimos o arquivo e não foi possível comprovar o uso de ${target}. A sua avaliação continua como está.`,
    line`Motivo: ${quote(answer, REASON_MAX)}`,
    line`O arquivo foi destruído.`,
  ],
  action: { text: line`Ver a situação`, url },
})
