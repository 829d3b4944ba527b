/** How long a registration that is not finished keeps its CNPJ from others, in days. */
export const DRAFT_DAYS = 7
