/** How long a registration that is not finished keeps its CNPJ from others, in days. */
export const DRAFT_DAYS = 7
/** How long a page is seen before it is confirmed, in days. */
export const CONFIRMATION_DAYS = 30

/** A domain of mail that more companies share is their accountant's, or a provider's: it says of nobody where they work. */
export const COMPANIES_PER_DOMAIN = 3
/** Of one company so many domains count: whoever edits a page names no site after another. */
export const DOMAINS_PER_COMPANY = 3
/** How long it is kept that a domain is a company's, in days. */
export const COMPANY_DOMAIN_DAYS = 365

export const FREE_PROVIDER = 'Use o e-mail da empresa: provedores gratuitos não são aceitos.'
/** Fewer others would say how one of them does: no median is shown of them. */
export const PEERS_LEAST = 5
/** Of a category, those that a median is made of at most, drawn by chance and always the same. */
export const PEERS_MOST = 500
