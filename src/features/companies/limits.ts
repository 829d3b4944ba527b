/** How long a registration that is not finished keeps its CNPJ from others, in days. */
export const DRAFT_DAYS = 7
/** How long a page is seen before it is confirmed, in days. */
export const CONFIRMATION_DAYS = 30

export const FREE_PROVIDER = 'Use o e-mail da empresa: provedores gratuitos não são aceitos.'
/** Fewer others would say how one of them does: no median is shown of them. */
export const PEERS_LEAST = 5
/** Of a category, those that a median is made of at most, drawn by chance and always the same. */
export const PEERS_MOST = 500
