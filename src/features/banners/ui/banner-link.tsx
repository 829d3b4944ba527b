import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { useStoredUser } from '#/platform/stored-user.ts'
import { reportBannerClick } from '../queries.ts'
import type { BannerWire } from '../schema.ts'

interface BannerLinkProps {
  banner: BannerWire
  className?: string
  children: ReactNode
}

/** The way a banner leads: within the site, or outside in a new tab; either way the click counts. */
export function BannerLink({ banner, className, children }: BannerLinkProps) {
  const user = useStoredUser()
  const report = () => reportBannerClick(banner, user?._id)
  // The middle button opens it too; the right one only shows a menu.
  const reportMiddle = (event: MouseEvent) => {
    if (event.button === 1) report()
  }
  if (banner.urlRedirect.startsWith('/')) {
    return (
      <Link
        to={banner.urlRedirect}
        className={className}
        onClick={report}
        onAuxClick={reportMiddle}
      >
        {children}
      </Link>
    )
  }
  return (
    <a
      href={banner.urlRedirect}
      target="_blank"
      rel="noopener sponsored"
      className={className}
      onClick={report}
      onAuxClick={reportMiddle}
    >
      {children}
    </a>
  )
}
