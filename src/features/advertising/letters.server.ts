import type { Letter } from '#/integrations/mail/letter.server.tsx'

interface Subject {
  firstName: string
  /** Of the advertisement. */
  name: string
  company: string
  /** '18/11/2026 a 30/11/2026'. */
  period: string
  /** Where its page's advertisements are. */
  url: string
}

const action = (url: string) => ({ text: 'Ver publicidades', url })

export const approvedLetter = ({ firstName, name, company, period, url }: Subject): Letter => ({
  title: 'Sua publicidade foi aprovada',
  preview: `“${name}” aparece no site no período escolhido.`,
  paragraphs: [
    `Olá, ${firstName}!`,
    `A publicidade “${name}”, de ${company}, foi aprovada e aparece no site no período de ${period}.`,
    'Visualizações e cliques ficam na área do fornecedor.',
  ],
  action: action(url),
})

export const refusedLetter = (
  { firstName, name, company, url }: Subject,
  reason: string,
): Letter => ({
  title: 'Sua publicidade não foi aceita',
  preview: 'Veja o motivo e o que fazer.',
  paragraphs: [
    `Olá, ${firstName}!`,
    `A publicidade “${name}”, de ${company}, não aparece no site.`,
    `Motivo: ${reason}`,
    'Você pode corrigi-la e enviá-la de novo, sem outro pagamento.',
  ],
  action: action(url),
})
