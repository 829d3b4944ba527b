/** The link of ours within which something happens. */
export const linkAt = (target: EventTarget | null, kind = '[data-discover]') =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(`a${kind}`) : null

/** The link that a click follows within this site and tab, as a plain left click does. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = linkAt(event.target)
  const isPlain =
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
  const isHere = link?.origin === location.origin && ['', '_self'].includes(link.target)
  return isPlain && isHere ? link : null
}

/** Whether a link leads to a place on the page that is open, which needs no connection. */
export const staysOnPage = ({ pathname, search }: HTMLAnchorElement) =>
  pathname === location.pathname && search === location.search
