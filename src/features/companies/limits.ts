/** How long a registration that is not finished keeps its CNPJ from others, in days. */
export const DRAFT_DAYS = 7
/** How long a page is seen before it is confirmed, in days. */
export const CONFIRMATION_DAYS = 30

export const FREE_PROVIDER = 'Use o e-mail da empresa: provedores gratuitos não são aceitos.'
