import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from './api-client.ts'
import { useStoredUser } from './stored-user.ts'

/** What a page's keeper sees of it, and whose answer that was. */
interface Known<T> {
  userId: string
  edition: T | null
}

/**
 * The edit mode of a page that everybody sees from a cache. Once it is known who is logged in, the
 * server says whether they may edit it, by giving them what they edit. When their session ends it
 * stays on the screen, so that nothing typed is lost; another person sees nothing of it.
 * @param ask for what is edited; null for whoever may not
 */
export function useEdition<T>(ask: (signal: AbortSignal) => Promise<T | null>) {
  const user = useStoredUser()
  const { revalidate } = useRevalidator()
  const [known, setKnown] = useState<Known<T>>()
  const [round, setRound] = useState(0)
  const [editor, setEditor] = useState('')
  const userId = user?._id

  const find = useEffectEvent(async (asking: string, signal: AbortSignal) => {
    try {
      const edition = await ask(signal)
      if (!signal.aborted) setKnown({ userId: asking, edition })
    } catch (error) {
      // The page stays as everybody sees it.
      if (!signal.aborted && !(error instanceof ApiError)) throw error
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks anew
  useEffect(() => {
    if (!userId) return
    const asking = new AbortController()
    void find(userId, asking.signal)
    return () => asking.abort()
  }, [userId, round])

  const isTheirs = known !== undefined && (!user || user._id === known.userId)
  const isRefused = known?.edition === null && known.userId === userId

  /** Asks for everything again: what everybody sees, and what is edited. */
  async function reload() {
    await revalidate()
    setRound((before) => before + 1)
  }

  return {
    /** Null for whoever may not edit, and until that is known. */
    edition: isTheirs ? known.edition : null,
    /** Whether it is known that who looks at it may not edit it. */
    isReader: user === null || isRefused,
    /** Who edits; '' where nobody does. */
    userId: isTheirs ? known.userId : '',
    isEditing: isTheirs && known.edition !== null && editor === known.userId,
    start: () => setEditor(known?.userId ?? ''),
    /** Puts what a change answered in the place of what was there. */
    change: (edition: T) => setKnown((before) => before && { ...before, edition }),
    reload,
    async leave() {
      await reload()
      setEditor('')
    },
  }
}
