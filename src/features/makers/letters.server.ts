import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { line, quote } from '#/integrations/mail/line.ts'
import { REASON_MAX } from '#/platform/refusal.ts'

interface Mailed {
  firstName: string
  offer: string
  company: string
}

export const givenLetter = ({ firstName, offer, company }: Mailed, url: string): Letter => ({
  title: line`O software que você pediu agora é da sua empresa`,
  preview: line`Você já pode editá-lo.`,
  why: line`pediu o software como fabricante`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    line`Quem administra a página de ${company} já pode editar ${offer}, como fabricante.`,
  ],
  action: { text: line`Abrir a área do fornecedor`, url },
})

export const assignedLetter = ({ firstName, offer, company }: Mailed, url: string): Letter => ({
  title: line`Um software agora é da sua empresa na Praça`,
  preview: line`Você já pode editá-lo.`,
  why: line`administra a página da empresa`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    line`Nossa equipe passou ${offer} a quem administra a página de ${company}, como fabricante: você já pode editá-lo. As avaliações continuam.`,
  ],
  action: { text: line`Abrir a área do fornecedor`, url },
  smallPrint: [line`Se isso estiver errado, escreva para o contato da página de privacidade.`],
})

export const takenLetter = ({ firstName, offer, company }: Mailed, url: string): Letter => ({
  title: line`Um software que você cadastrou passou para o fabricante`,
  preview: line`O fabricante cuida da página dele agora.`,
  why: line`cadastrou o software`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    line`A página de ${offer}, que você cadastrou na Praça, passou para a fabricante, ${company}. Você não pode mais editá-la. Se a sua empresa vende o software, ele continua no catálogo dela. As avaliações continuam.`,
  ],
  action: { text: line`Ver a página do software`, url },
  smallPrint: [line`Se isso estiver errado, escreva para o contato da página de privacidade.`],
})

export const refusedLetter = (
  { firstName, offer }: Mailed,
  reason: string,
  url: string,
): Letter => ({
  title: line`Seu pedido para editar um software não foi aceito`,
  preview: line`Veja o motivo.`,
  why: line`pediu o software como fabricante`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    line`Conferimos o seu pedido para editar ${offer} como fabricante e não pudemos aceitá-lo.`,
    line`Motivo: ${quote(reason, REASON_MAX)}`,
  ],
  action: { text: line`Abrir a área do fornecedor`, url },
})
