import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { line } from '#/integrations/mail/line.ts'

interface Mailed {
  firstName: string
  company: string
}

export const inactivatedLetter = ({ firstName, company }: Mailed): Letter => ({
  title: line`Você não administra mais uma página na Praça`,
  preview: line`Alguém da empresa inativou você.`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    line`Você foi inativado como administrador da página de ${company} na Praça, e não pode mais editar a página nem o catálogo. A sua conta continua como está.`,
  ],
  smallPrint: [
    line`Se foi um engano, peça a outro administrador da página que convide você de novo.`,
  ],
})
