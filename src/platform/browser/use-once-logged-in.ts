import { useState } from 'react'
import { useStoredUser } from './stored-user.ts'

/**
 * Whether somebody was logged in since the page is there: what they began stays though their session
 * ends. Until then a page loads nothing of what is for them.
 */
export function useOnceLoggedIn(): boolean {
  const user = useStoredUser()
  const [was, setWas] = useState(false)
  if (user && !was) setWas(true)
  return was
}
