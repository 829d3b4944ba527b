import type { Letter } from '#/integrations/mail/letter.server.tsx'

/** @param url of the supplier's area */
export const addedLetter = (
  { firstName, company }: { firstName: string; company: string },
  url: string,
): Letter => ({
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
