import type { ComponentProps, MouseEvent } from 'react'
import { openEntry } from '#/platform/browser/entry.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import { ButtonLink } from './button.tsx'

interface GuardedLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'to' | 'onClick'> {
  to: string
}

/** A way to a supplier's screen that needs a login: visitors are asked for it, and then led there. */
export function GuardedLink({ to, ...props }: GuardedLinkProps) {
  const user = useStoredUser()

  function ask(event: MouseEvent) {
    if (user) return
    event.preventDefault()
    openEntry({ view: 'login', redirectTo: to, register: true })
  }
  return (
    <ButtonLink
      {...props}
      to={to}
      prefetch={user ? 'intent' : undefined}
      onClick={ask}
      data-needs-script
    />
  )
}
