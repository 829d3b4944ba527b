import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { line, quote } from '#/integrations/mail/line.ts'
import { REASON_MAX } from '#/platform/refusal.ts'

interface Subject {
  firstName: string
  /** Of the advertisement. */
  name: string
  company: string
  /** '18 a 30 nov 2026'. */
  period: string
  /** Where its page's advertisements are. */
  url: string
}

const action = (url: string) => ({ text: line`Ver publicidades`, url })

export const approvedLetter = ({ firstName, name, company, period, url }: Subject): Letter => ({
  title: line`Sua publicidade foi aprovada`,
  preview: line`Ela aparece no site no período escolhido.`,
  why: line`enviou a publicidade`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    line`A publicidade “${name}”, de ${company}, foi aprovada e aparece no site no período de ${period}.`,
    line`Visualizações e cliques ficam na área do fornecedor.`,
  ],
  action: action(url),
})

export const refusedLetter = (
  { firstName, name, company, url }: Subject,
  reason: string,
): Letter => ({
  title: line`Sua publicidade não foi aceita`,
  preview: line`Veja o motivo e o que fazer.`,
  why: line`enviou a publicidade`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    line`A publicidade “${name}”, de ${company}, não aparece no site.`,
    line`Motivo: ${quote(reason, REASON_MAX)}`,
    line`Você pode corrigi-la e enviá-la de novo, sem outro pagamento.`,
  ],
  action: action(url),
})
