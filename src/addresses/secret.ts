/**
 * Paths that carry a secret, for code that every page loads: the rows of the table with `isSecret`.
 * The first group is what may be said of them.
 */
export const SECRET_PATH =
  /^\/(authvalidation|changepassword|depoimento|payment|request-access)\/.*/i
