export const MARKDOWN = 'text/markdown'
const HTML = 'text/html'

/** How much a type is wanted, by a header that names it: from 0 to 1 (RFC 9110, 12.5.1); null where it does not. */
function weightOf(accepted: string, type: string): number | null {
  for (const range of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim())
    if (name !== type) continue
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return weight ? Number(weight.slice(2)) || 0 : 1
  }
  return null
}

/** Whether a header names Markdown, and HTML no sooner. Browsers do not name it. */
export function prefersMarkdown(accepted = ''): boolean {
  const wanted = weightOf(accepted, MARKDOWN) ?? 0
  return wanted > 0 && wanted >= (weightOf(accepted, HTML) ?? 0)
}
