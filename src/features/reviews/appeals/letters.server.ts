import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { line, quote } from '#/integrations/mail/line.ts'
import { REASON_MAX } from '#/platform/refusal.ts'

interface Decided {
  firstName: string
  target: string
  answer: string
}

const reasonOf = ({ answer }: Decided) => line`Motivo: ${quote(answer, REASON_MAX)}`

/** @param url of what may be reviewed now */
export const upheldLetter = (decided: Decided, url: string): Letter => ({
  title: line`Sua contestação foi aceita`,
  preview: line`Você já pode avaliar.`,
  why: line`contestou uma decisão da nossa equipe`,
  paragraphs: [
    line`Olá, ${decided.firstName}!`,
    line`Conferimos a sua contestação: você já pode avaliar ${decided.target}.`,
    reasonOf(decided),
  ],
  action: { text: line`Avaliar`, url },
})

/** @param url of what the appeal is about */
export const dismissedLetter = (decided: Decided, url: string): Letter => ({
  title: line`Sua contestação não foi aceita`,
  preview: line`Veja a resposta da nossa equipe.`,
  why: line`contestou uma decisão da nossa equipe`,
  paragraphs: [
    line`Olá, ${decided.firstName}!`,
    line`Conferimos a sua contestação sobre ${decided.target} e não pudemos aceitá-la.`,
    reasonOf(decided),
  ],
  action: { text: line`Ver a página`, url },
})
