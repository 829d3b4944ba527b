/** How long what was sent to a supplier's system is listed, in days, and how many of it are read. */
export const DELIVERY_DAYS = 30
export const DELIVERIES_SHOWN = 20
export const WEBHOOK_URL_MAX = 500
/** How often what was not taken is sent again. */
export const RETRIES = 8
/** How long the secret that was exchanged still signs, in hours. */
export const FORMER_SECRET_HOURS = 24
