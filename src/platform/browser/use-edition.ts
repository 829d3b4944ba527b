import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useStoredUser } from './stored-user.ts'

/** What the administrator of a page sees of it, and whose answer that was. */
interface Known<T> {
  userId: string
  edition: T | null
}

/**
 * The edit mode of a page that everybody sees from a cache. Once it is known who is logged in, the
 * server says whether they may edit it, by giving them what they edit. When their session ends it
 * stays on the screen, so that nothing typed is lost; another person sees nothing of it. Where the
 * server does not answer, the page stays as everybody sees it.
 * @param id of what is edited
 * @param ask for what is edited; null for a person who may not
 */
export function useEdition<T>(
  id: string,
  ask: (id: string, signal: AbortSignal) => Promise<T | null>,
) {
  const user = useStoredUser()
  const { revalidate } = useRevalidator()
  const [known, setKnown] = useState<Known<T>>()
  const [editor, setEditor] = useState('')
  /** How often it was wanted again. */
  const [again, setAgain] = useState(0)
  /** What is asked for now. */
  const asking = useRef<AbortController>(undefined)
  const userId = user?._id ?? ''

  // biome-ignore lint/correctness/useExhaustiveDependencies(again): the same is asked again
  useEffect(() => {
    if (!userId) return
    const leaving = new AbortController()
    asking.current = leaving
    ask(id, leaving.signal).then(
      (edition) => {
        if (!leaving.signal.aborted) setKnown({ userId, edition })
      },
      () => undefined,
    )
    return () => leaving.abort()
  }, [id, userId, ask, again])

  const isTheirs = known !== undefined && (!user || userId === known.userId)
  const isRefused = known?.edition === null && known.userId === userId

  /** Asks for everything again: what everybody sees, and what is edited. */
  async function reload() {
    await revalidate()
    setAgain((times) => times + 1)
  }

  return {
    /** Null for a person who may not edit, and until that is known. */
    edition: isTheirs ? known.edition : null,
    /** Whether it is known that who looks at it may not edit it. */
    isReader: user === null || isRefused,
    /** Who edits; '' where nobody does. */
    userId: isTheirs ? known.userId : '',
    isEditing: isTheirs && known.edition !== null && editor === known.userId,
    start: () => setEditor(known?.userId ?? ''),
    /** Puts what a change answered in the place of what was there, and of what was asked for before. */
    change(edition: T) {
      asking.current?.abort()
      setKnown((before) => before && { ...before, edition })
    },
    reload,
    async leave() {
      await reload()
      setEditor('')
    },
  }
}
