import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { line } from '#/integrations/mail/line.ts'
import { REMINDED_DAYS } from './limits.ts'

interface Invited {
  company: string
  product: string
  isReminder: boolean
}

interface Links {
  review: string
  stop: string
  post: string
}

/** Our words alone: of a supplier there is its name, and that of what it sells. */
export const invitationLetter = (
  { company, product, isReminder }: Invited,
  { review, stop, post }: Links,
): Letter => ({
  title: isReminder
    ? line`Lembrete: conte o que você acha do que usa`
    : line`Conte o que você acha do que usa`,
  preview: line`Boa ou ruim, a sua avaliação ajuda quem está escolhendo.`,
  why: line`${company} informou que você é cliente, e convidou você`,
  paragraphs: [
    line`Olá!`,
    line`${company} convida os clientes a avaliar ${product} na Praça, onde empresas comparam softwares e fornecedores.`,
    line`Escreva o que você pensa, bom ou ruim. A empresa não escolhe quais avaliações aparecem. A sua mostra a etiqueta “Convidado”.`,
    line`Ninguém pode oferecer algo em troca de uma nota. Se ofereceram, diga isso na avaliação.`,
  ],
  action: { text: line`Avaliar`, url: review },
  smallPrint: [
    isReminder
      ? line`Este é o único lembrete deste convite.`
      : line`Se você não avaliar, enviamos um único lembrete.`,
    line`O seu e-mail veio da empresa, só para este convite, e é apagado até ${REMINDED_DAYS} dias depois do lembrete.`,
  ],
  stop: { text: line`Não receber mais convites de nenhuma empresa`, url: stop, post },
})
