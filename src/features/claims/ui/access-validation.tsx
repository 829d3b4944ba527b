import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '#/components/dialog.tsx'
import { refreshUser } from '#/features/profile/refresh-user.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { closeEntry, openEntry } from '#/platform/browser/entry.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import { proveMailbox } from '../queries.ts'
import { type Outcome, outcomeTitle, ValidationOutcome } from './validation-outcome.tsx'

/** Where the link of a request leads, over the home screen: it proves the mailbox. */
export function AccessValidation({ secret }: { secret: string }) {
  const user = useStoredUser()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [closed, setClosed] = useState(false)
  const asking = useRef(false)
  const userId = user?._id

  const close = useCallback(() => {
    setClosed(true)
    navigate('/', { replace: true })
  }, [navigate])

  useEffect(() => {
    if (user !== null) return
    openEntry({
      view: 'login',
      reason: 'Entre com a conta que fez o pedido: falta só validar o acesso.',
      onClose: close,
    })
    return closeEntry
  }, [user, close])

  const ask = useCallback(
    async (userId: string) => {
      // A link works once: it is never asked about twice at a time, nor again once it worked.
      if (asking.current) return
      asking.current = true
      setOutcome(null)
      try {
        const proven = await proveMailbox(secret)
        setOutcome(proven)
        if (proven.status === 'granted') await refreshUser(queries, userId)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setOutcome(error)
        asking.current = false
      }
    },
    [secret, queries],
  )

  // Someone else who logs in is asked for anew.
  useEffect(() => {
    if (userId) void ask(userId)
  }, [userId, ask])

  return (
    <Dialog title={outcomeTitle(outcome)} opened={Boolean(userId) && !closed} onClose={close}>
      <ValidationOutcome outcome={outcome} onRetry={() => userId && ask(userId)} onClose={close} />
    </Dialog>
  )
}
