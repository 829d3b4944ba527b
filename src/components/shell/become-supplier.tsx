import type { ReactNode } from 'react'
import { openEntry } from '#/platform/browser/entry.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import { Link } from '../link.tsx'

const SUPPLIER = '/supplier'

interface BecomeSupplierProps {
  className?: string
  /** Stands before the text. */
  children?: ReactNode
  /** Called as a visitor is asked to log in. */
  onAsk?(): void
}

/** The way to offer something: a link for people who are logged in, else the login that leads there. */
export function BecomeSupplier({ className, children, onAsk }: BecomeSupplierProps) {
  const user = useStoredUser()
  if (user) {
    return (
      <Link className={className} to={SUPPLIER}>
        {children} Seja um fornecedor
      </Link>
    )
  }

  function ask() {
    onAsk?.()
    openEntry({ view: 'login', redirectTo: SUPPLIER, register: true })
  }
  return (
    <button type="button" className={className} onClick={ask}>
      {children} Seja um fornecedor
    </button>
  )
}
