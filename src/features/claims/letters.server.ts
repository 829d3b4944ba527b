import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { line, quote } from '#/integrations/mail/line.ts'
import { REASON_MAX } from '#/platform/refusal.ts'
import { LINK_HOURS } from './limits.ts'

interface Requester {
  firstName: string
  lastName: string
}
interface Subject {
  company: string
  requester: Requester
}

export const confirmRequestLetter = ({ company, requester }: Subject, url: string): Letter => ({
  title: line`Confirme o pedido de acesso à página da sua empresa`,
  preview: line`Falta confirmar que este e-mail é seu.`,
  why: line`um pedido de acesso informou este endereço`,
  paragraphs: [
    line`Olá!`,
    line`${requester.firstName} ${requester.lastName} pediu para administrar a página de ${company} na Praça e informou este e-mail como seu endereço na empresa.`,
    line`Se foi você, entre na sua conta e use o botão.`,
  ],
  action: { text: line`Confirmar meu e-mail`, url },
  smallPrint: [
    line`O link vale por ${LINK_HOURS} horas e uma única vez.`,
    line`Se não foi você, ignore este e-mail: sem a confirmação, ninguém recebe acesso.`,
  ],
})

export const accessGrantedLetter = ({ company, requester }: Subject, url: string): Letter => ({
  title: line`Acesso liberado com sucesso!`,
  preview: line`Você já pode administrar a página da sua empresa.`,
  why: line`pediu acesso à página`,
  paragraphs: [
    line`Olá, ${requester.firstName}!`,
    line`Você agora administra a página de ${company} na Praça. Revise os dados e complete o que falta.`,
  ],
  action: { text: line`Completar a página`, url },
  smallPrint: [line`Se não foi você que pediu, troque a senha da sua conta agora.`],
})

/** @param url of the person's requests */
export const accessRefusedLetter = (
  { company, requester }: Subject,
  reason: string,
  url: string,
): Letter => ({
  title: line`Seu pedido de acesso não foi aceito`,
  preview: line`Veja o motivo e o que fazer.`,
  why: line`pediu acesso à página`,
  paragraphs: [
    line`Olá, ${requester.firstName}!`,
    line`Conferimos o seu pedido para administrar a página de ${company} na Praça e não pudemos aceitá-lo.`,
    line`Motivo: ${quote(reason, REASON_MAX)}`,
    line`Se a situação mudar, você pode fazer um novo pedido.`,
  ],
  action: { text: line`Ver meus pedidos`, url },
})

/** @param url of the person's requests */
export const awaitingCheckLetter = ({ company, requester }: Subject, url: string): Letter => ({
  title: line`Seu pedido espera a conferência da nossa equipe`,
  preview: line`O e-mail foi confirmado.`,
  why: line`pediu acesso à página`,
  paragraphs: [
    line`Olá, ${requester.firstName}!`,
    line`O e-mail do seu pedido para administrar a página de ${company} na Praça foi confirmado. Nossa equipe confere agora se ele é da empresa e avisa você por e-mail.`,
  ],
  action: { text: line`Ver meus pedidos`, url },
})
