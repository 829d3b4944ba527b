import { linkAt } from './followed-link.ts'

/** No host under it exists (RFC 2606): the companies of the demonstration have their sites there. */
const EXAMPLE_HOST = /\.example$/

/** Comes before a link is followed, also before the page is awake. */
const SIGNS = ['mouseover', 'focusin', 'touchstart']

/** Lets links to sites that cannot exist lead to a page of ours that says so. */
export function explainExamples() {
  function explain({ target }: Event) {
    const link = linkAt(target, '[href]')
    if (link && EXAMPLE_HOST.test(link.hostname))
      link.href = `/exemplo?${new URLSearchParams({ site: link.hostname })}`
  }
  for (const sign of SIGNS) addEventListener(sign, explain, { passive: true })
}
