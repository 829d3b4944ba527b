import { useState } from 'react'

/**
 * The last value that was known: what somebody works at stays while an answer is asked again, as when
 * their session ends. A component with another `key` begins again.
 */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
