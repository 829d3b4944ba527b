import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { line } from '#/integrations/mail/line.ts'
import { LINK_DAYS, OUTCOMES_MIN } from './limits.ts'

interface Asked {
  firstName: string
  company: string
  /** Whether a review was answered; else a request for a quote. */
  isReview: boolean
}

interface Links {
  say: string
  stop: string
  post: string
}

/** Asks, once, what came of a supplier's answer. It says nothing of what either wrote. */
export const outcomeLetter = (
  { firstName, company, isReview }: Asked,
  { say, stop, post }: Links,
): Letter => {
  const said = isReview
    ? line`Há duas semanas, ${company} respondeu à sua avaliação.`
    : line`Há duas semanas, ${company} respondeu ao seu pedido de orçamento.`
  return {
    title: line`A resposta da empresa resolveu?`,
    preview: said,
    why: isReview ? line`a empresa respondeu à sua avaliação` : line`pediu um orçamento`,
    paragraphs: [
      line`Olá, ${firstName}!`,
      said,
      line`Resolvido? Você voltaria a contratar? São duas respostas de sim ou não.`,
      line`Nada aparece com o seu nome, e a empresa não vê o que você respondeu. A página dela mostra só a soma, a partir de ${OUTCOMES_MIN} pessoas.`,
    ],
    action: { text: line`Responder`, url: say },
    smallPrint: [
      line`Perguntamos uma vez só, sem lembrete. O botão vale por ${LINK_DAYS} dias e é só seu: não encaminhe este e-mail.`,
    ],
    stop: { text: line`Não receber mais estas perguntas`, url: stop, post },
  }
}
