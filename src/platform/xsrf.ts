/** The pair of the double-submit check, as the API and the browser name it. */
export const XSRF_COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'X-XSRF-TOKEN'
/** Its name where the site is https: no other host can set it, nor a page that came without https. */
export const SECURE_XSRF_COOKIE = `__Host-${XSRF_COOKIE}`
