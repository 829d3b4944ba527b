import type { ComponentProps } from 'react'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, or from `?` on another search of the same page. */
  to: string
  /** Fetches the page once somebody seems to be about to follow the link. */
  prefetch?: 'intent'
  /** The page stays where it is scrolled to. */
  keepsScroll?: boolean
  /** Takes the place of this page in the browser's history. */
  replaces?: boolean
}

/**
 * A link within the site. It is an element and no more: `FollowLinks` goes where it leads. Without a
 * script the browser does.
 */
export function Link({ to, prefetch, keepsScroll, replaces, ...props }: LinkProps) {
  return (
    <a
      {...props}
      href={to}
      // By this name the router finds it too, to ask for the routes that it leads to.
      data-discover="true"
      data-prefetch={prefetch}
      data-keeps-scroll={keepsScroll}
      data-replaces={replaces}
    />
  )
}
