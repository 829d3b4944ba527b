import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { line } from '#/integrations/mail/line.ts'
import { LINK_DAYS } from './limits.ts'

interface Asked {
  customer: string
  company: string
  /** '' where none is named. */
  software: string
}

/** What the supplier wrote to the customer is on the screen of the link alone. */
export function requestLetter({ customer, company, software }: Asked, url: string): Letter {
  const about = software ? line`sobre o uso de ${software}` : line`sobre o trabalho dela`
  return {
    title: line`Uma empresa pediu um depoimento seu`,
    preview: line`Conte em poucas palavras como foi. Não precisa de cadastro.`,
    why: line`uma empresa informou este endereço como o de um cliente`,
    paragraphs: [
      line`Olá, ${customer}!`,
      line`${company} informou que você é cliente e pede um depoimento ${about}, para mostrar na página da empresa na Praça.`,
      line`Você decide o que escrever, se responde e se o texto pode ser publicado. Não precisa de cadastro.`,
    ],
    action: { text: line`Escrever ou recusar`, url },
    smallPrint: [
      line`O link vale por ${LINK_DAYS} dias e uma única resposta.`,
      line`Não conhece a empresa ou não quer responder? Ignore este e-mail, ou recuse pelo link para não receber outro pedido dela.`,
      line`Seu e-mail é apagado quando você responde ou recusa, ou quando o prazo acaba.`,
    ],
  }
}

export const thanksLetter = (company: string, url: string): Letter => ({
  title: line`Recebemos o seu depoimento`,
  preview: line`Guarde este e-mail: por ele você pode retirar o depoimento.`,
  why: line`escreveu um depoimento`,
  paragraphs: [
    line`Olá!`,
    line`O seu depoimento sobre ${company} foi entregue. A empresa pode mostrá-lo na página dela na Praça, com o seu nome, cargo e empresa, e não pode mudar o que você escreveu.`,
    line`Mudou de ideia? Use o link para retirar o depoimento, quando quiser.`,
  ],
  action: { text: line`Ver ou retirar o depoimento`, url },
  smallPrint: [
    line`Guarde este e-mail: apagamos o seu endereço, e este link não pode ser pedido de novo.`,
  ],
})
