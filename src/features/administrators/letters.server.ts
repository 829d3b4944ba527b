import type { Letter } from '#/integrations/mail/letter.server.tsx'

interface Mailed {
  firstName: string
  company: string
}

/** @param url of the supplier's area */
export const addedLetter = ({ firstName, company }: Mailed, url: string): Letter => ({
  title: 'Você agora administra uma página na Praça',
  preview: 'Alguém da empresa adicionou você.',
  paragraphs: [
    `Olá, ${firstName}!`,
    `Você foi adicionado como administrador da página de ${company} na Praça. Pode editar a página, o catálogo e quem a administra.`,
  ],
  action: { text: 'Abrir a área do fornecedor', url },
  smallPrint: [
    'Se você não conhece a empresa, inative-se na lista de administradores, ou ignore este e-mail.',
  ],
})

export const inactivatedLetter = ({ firstName, company }: Mailed): Letter => ({
  title: 'Você não administra mais uma página na Praça',
  preview: 'Alguém da empresa inativou você.',
  paragraphs: [
    `Olá, ${firstName}!`,
    `Você foi inativado como administrador da página de ${company} na Praça, e não pode mais editar a página nem o catálogo. A sua conta continua como está.`,
  ],
  smallPrint: ['Se foi um engano, peça a outro administrador da página que reative você.'],
})
