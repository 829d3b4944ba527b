import { Link } from '#/components/link.tsx'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import { MATCHING_CAREERS_PATH } from '#/platform/links.ts'

/** The way to the jobs that match one's profile, for who is logged in. */
export function MatchingLink({ className }: { className?: string }) {
  if (!useStoredUser()) return null
  return (
    <p className={className}>
      <Link to={MATCHING_CAREERS_PATH}>Vagas que combinam com você</Link>
    </p>
  )
}
