import { useState } from 'react'

/**
 * What is typed in a form that may be closed and opened again, kept while its page is open.
 * @param key whose it is and what it is about
 */
export function useDraft<Values>(key: string) {
  const [drafts] = useState(() => new Map<string, Values>())
  return {
    typed: drafts.get(key),
    keep: (values: Values) => void drafts.set(key, values),
    drop: () => void drafts.delete(key),
  }
}
