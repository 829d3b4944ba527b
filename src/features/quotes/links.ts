import { supplierAreaPath } from '#/platform/links.ts'

/** The screen of one's own requests. */
export const QUOTES_PATH = '/meus-orcamentos'

/** What a request is about: ids of products and of suppliers. */
export interface About {
  software: string[]
  fornecedor: string[]
}

/** Where a request is written. @param about up to three of each */
export const newQuotePath = (about: Partial<About>) =>
  `/pedir-orcamento?${new URLSearchParams(
    Object.entries(about).flatMap(([name, ids]) => ids.map((id) => [name, id])),
  )}`

/** A conversation, for its buyer. */
export const conversationPath = (id: string) => `${QUOTES_PATH}/${id}`

/** A supplier's inbox, or one conversation of it. */
export const inboxPath = (vendorId: string, conversationId = '') =>
  supplierAreaPath(vendorId, 'orcamentos') + (conversationId && `&conversa=${conversationId}`)
