/** For how long it is kept who decided what. The database refuses to delete entries earlier. */
export const AUDIT_YEARS = 5
