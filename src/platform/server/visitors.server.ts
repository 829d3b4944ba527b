/** What calls itself a machine: crawlers, previews, monitors, HTTP libraries. Cubot makes telephones. */
const MACHINE =
  /(?<!cu)bot(\b|[/_-])|crawl|spider|slurp|headless|lighthouse|preview|monitor|facebookexternalhit|whatsapp|curl|wget|python|java\/|okhttp|axios|node-fetch|go-http/i

/** Whether a browser of a person may have sent it, by its user agent; machines are not counted. */
export const isPerson = (userAgent: string | undefined): boolean =>
  Boolean(userAgent) && !MACHINE.test(userAgent ?? '')
