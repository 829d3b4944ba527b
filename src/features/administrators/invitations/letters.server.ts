import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { line } from '#/integrations/mail/line.ts'
import { INVITATION_DAYS } from '../limits.ts'

interface Mailed {
  inviter: string
  company: string
}

/** The same whether or not the mailbox has an account. @param url of the question */
export const invitationLetter = ({ inviter, company }: Mailed, url: string): Letter => ({
  title: line`Convite para administrar uma página na Praça`,
  preview: line`Você decide se aceita.`,
  why: line`alguém que administra a página convidou este endereço`,
  paragraphs: [
    line`Olá!`,
    line`${inviter} convidou você para administrar a página de ${company} na Praça: editar a página, o catálogo e quem a administra.`,
    line`Use o botão e entre na sua conta para aceitar ou recusar. Se ainda não tem conta, crie uma com este mesmo e-mail: o convite espera por você.`,
  ],
  action: { text: line`Ver o convite`, url },
  smallPrint: [
    line`O convite vale por ${INVITATION_DAYS} dias.`,
    line`Se você não conhece a empresa, ignore este e-mail: sem a sua resposta, o convite perde a validade.`,
  ],
})
