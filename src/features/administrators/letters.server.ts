import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { line } from '#/integrations/mail/line.ts'

interface Mailed {
  firstName: string
  company: string
}

/** @param url of the supplier's area */
export const addedLetter = ({ firstName, company }: Mailed, url: string): Letter => ({
  title: line`Você agora administra uma página na Praça`,
  preview: line`Alguém da empresa adicionou você.`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    line`Você foi adicionado como administrador da página de ${company} na Praça. Pode editar a página, o catálogo e quem a administra.`,
  ],
  action: { text: line`Abrir a área do fornecedor`, url },
  smallPrint: [
    line`Se você não conhece a empresa, inative-se na lista de administradores, ou ignore este e-mail.`,
  ],
})

export const inactivatedLetter = ({ firstName, company }: Mailed): Letter => ({
  title: line`Você não administra mais uma página na Praça`,
  preview: line`Alguém da empresa inativou você.`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    line`Você foi inativado como administrador da página de ${company} na Praça, e não pode mais editar a página nem o catálogo. A sua conta continua como está.`,
  ],
  smallPrint: [line`Se foi um engano, peça a outro administrador da página que reative você.`],
})
