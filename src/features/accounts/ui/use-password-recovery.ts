import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { closeEntry, openEntry } from '#/platform/browser/entry.ts'

/** Whether an address is the home screen with the recovery of a password over it. */
export const isPasswordRecovery = (pathname: string) => /\/recuperar-senha\/?$/.test(pathname)

/** Opens the recovery of a password over the home screen at its address; closing it leads home. */
export function usePasswordRecovery() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const wanted = isPasswordRecovery(pathname)

  useEffect(() => {
    if (!wanted) return
    openEntry({ view: 'forgotPassword', redirectTo: '/', onClose: () => navigate('/') })
    return closeEntry
  }, [wanted, navigate])
}
