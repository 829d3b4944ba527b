import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { plainText } from '#/integrations/mail/plain-text.ts'
import { LINK_DAYS, MESSAGE_MAX } from './limits.ts'

const NAME_MAX = 60

const plain = (name: string) => plainText(name, NAME_MAX)

interface Asked {
  customer: string
  company: string
  /** '' where none is named. */
  software: string
  /** What the supplier wrote, or ''. */
  message: string
}

export function requestLetter(
  { customer, company, software, message }: Asked,
  url: string,
): Letter {
  const name = plain(company)
  const about = software ? `sobre o uso de ${plain(software)}` : 'sobre o trabalho dela'
  return {
    title: `${name} pediu um depoimento seu`,
    preview: 'Conte em poucas palavras como foi. Não precisa de cadastro.',
    paragraphs: [
      `Olá, ${plain(customer)}!`,
      `${name} informou que você é cliente e pede um depoimento ${about}, para mostrar na página da empresa na Praça.`,
      ...(message ? [`Mensagem de ${name}: “${plainText(message, MESSAGE_MAX)}”`] : []),
      'Você decide o que escrever, se responde e se o texto pode ser publicado. Não precisa de cadastro.',
    ],
    action: { text: 'Escrever ou recusar', url },
    smallPrint: [
      `O link vale por ${LINK_DAYS} dias e uma única resposta.`,
      'Não conhece a empresa ou não quer responder? Ignore este e-mail, ou recuse pelo link para não receber outro pedido dela.',
      'Seu e-mail é apagado quando você responde ou recusa, ou quando o prazo acaba.',
    ],
  }
}

export const thanksLetter = (company: string, url: string): Letter => ({
  title: 'Recebemos o seu depoimento',
  preview: 'Guarde este e-mail: por ele você pode retirar o depoimento.',
  paragraphs: [
    'Olá!',
    `O seu depoimento sobre ${plain(company)} foi entregue. A empresa pode mostrá-lo na página dela na Praça, com o seu nome, cargo e empresa, e não pode mudar o que você escreveu.`,
    'Mudou de ideia? Use o link para retirar o depoimento, quando quiser.',
  ],
  action: { text: 'Ver ou retirar o depoimento', url },
  smallPrint: [
    'Guarde este e-mail: apagamos o seu endereço, e este link não pode ser pedido de novo.',
  ],
})
