/** What a supplier's own system is told of, as the first word of what is sent names it, and as the supplier chooses. */
export const TOPICS = {
  avaliacao: 'Avaliações e respostas',
  orcamento: 'Pedidos de orçamento',
  oferta: 'Softwares e serviços',
  prontidao: 'Prontidão',
  pagina: 'Situação da página',
  acesso: 'Quem administra a página',
  publicidade: 'Publicidades',
  depoimento: 'Depoimentos',
} as const
export type WebhookTopic = keyof typeof TOPICS

export const TOPIC_NAMES = Object.keys(TOPICS) as [WebhookTopic, ...WebhookTopic[]]

/** What is told, on the wire: its topic, a point and a word. */
export type WebhookEvent = `${WebhookTopic}.${string}`

/** A test, which is of no topic. */
export const TEST_EVENT = 'teste'
export const TEST_TEXT = 'Este é um teste do webhook.'
