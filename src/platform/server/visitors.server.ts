/** What calls itself a machine that goes through the whole site: crawlers, previews, monitors. Cubot makes telephones. */
const CRAWLER =
  /(?<!cu)bot(\b|[/_-])|crawl|spider|slurp|lighthouse|preview|monitor|facebookexternalhit|whatsapp/i
/** A browser that a program leads, or an HTTP library. */
const PROGRAM = /headless|curl|wget|python|java\/|okhttp|axios|node-fetch|go-http/i

/** Whether something that goes through the whole site sent it, by its user agent. */
const isCrawler = (userAgent = ''): boolean => CRAWLER.test(userAgent)

/** Whether a browser of a person may have sent it, by its user agent; machines are not counted. */
export const isPerson = (userAgent = ''): boolean =>
  userAgent !== '' && !isCrawler(userAgent) && !PROGRAM.test(userAgent)
