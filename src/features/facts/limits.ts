/** In centavos. */
export const PRICE_MAX = 100_000_000
export const PLANS_MAX = 10
export const PLAN_NAME_MAX = 60
export const PLAN_INCLUDES_MAX = 600
export const PLAN_LIMITS_MAX = 200
/** Of one product, of the list and of the catalogue. */
export const INTEGRATIONS_MAX = 80
/** Products of the catalogue that one names. */
export const PRODUCTS_MAX = 30
/** Products that a page shows, named by it or naming it. */
export const PRODUCTS_SHOWN = 24
/** Prices of before that are kept of a product, those that held longest. */
export const PRICES_KEPT = 200
/** Prices that a page shows: those that hold, and of before those that held longest. */
export const PRICES_SHOWN = 30
