import { type MouseEvent, type ReactNode, useRef } from 'react'
import { Link } from '#/components/link.tsx'
import { reportBannerClick } from '../queries.ts'
import type { BannerWire } from '../schema.ts'
import { useImpression } from './use-impression.ts'

interface BannerLinkProps {
  banner: BannerWire
  className?: string
  /** The picture. */
  children: ReactNode
}

/**
 * The way a banner leads: within the site, or outside in a new tab; either way the click counts.
 * One whose address is none leads nowhere.
 */
export function BannerLink({ banner, className, children }: BannerLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useImpression(link, banner._id)
  const to = banner.urlRedirect

  function report(event: MouseEvent) {
    // The middle button opens it too; the right one only shows a menu. A double click is one.
    if (event.button < 2 && event.detail < 2) reportBannerClick(banner)
  }

  const shown = {
    ref: link,
    className,
    onClick: report,
    onAuxClick: report,
    'data-needs-script': true,
  }
  if (!to) {
    return (
      <span ref={link} className={className}>
        {children}
      </span>
    )
  }
  if (to.startsWith('/')) {
    return (
      <Link to={to} {...shown}>
        {children}
      </Link>
    )
  }
  return (
    <a href={to} target="_blank" rel="noopener sponsored" {...shown}>
      {children}
    </a>
  )
}
