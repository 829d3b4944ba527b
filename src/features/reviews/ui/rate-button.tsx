import { Star } from 'lucide-react'
import { useLocation } from 'react-router'
import { Button } from '#/components/button.tsx'
import { openEntry } from '#/platform/entry.ts'
import { useStoredUser } from '#/platform/stored-user.ts'

/** For visitors, the way to rate what a page shows: a login that leads back to it. */
export function RateButton() {
  const user = useStoredUser()
  const { pathname } = useLocation()
  if (user) return null
  return (
    <Button look="secondary" onClick={() => openEntry({ view: 'login', redirectTo: pathname })}>
      <Star size={18} aria-hidden="true" /> Avaliar
    </Button>
  )
}
