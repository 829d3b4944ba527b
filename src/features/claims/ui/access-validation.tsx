import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '#/components/dialog.tsx'
import { refreshUser } from '#/features/profile/refresh-user.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { ASKED_ONCE } from '#/platform/browser/asked-once.ts'
import { closeEntry, openEntry } from '#/platform/browser/entry.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import { proveMailbox } from '../queries.ts'
import { outcomeTitle, ValidationOutcome } from './validation-outcome.tsx'

/** Where the link of a request leads, over the home screen: it proves the mailbox. */
export function AccessValidation({ secret }: { secret: string }) {
  const user = useStoredUser()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [closed, setClosed] = useState(false)
  const userId = user?._id ?? ''

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

  // A link works once: a query is never asked twice at a time, and once answered not again.
  const { data, error, refetch } = useQuery({
    ...ASKED_ONCE,
    gcTime: Number.POSITIVE_INFINITY,
    queryKey: ['access-validation', secret, userId],
    queryFn: () => proveMailbox(secret),
    enabled: userId !== '',
  })
  const outcome = data ?? (error instanceof ApiError ? error : null)
  const isGranted = data?.status === 'granted'
  useEffect(() => {
    if (isGranted) void refreshUser(queries, userId)
  }, [isGranted, queries, userId])

  return (
    <Dialog title={outcomeTitle(outcome)} opened={userId !== '' && !closed} onClose={close}>
      <ValidationOutcome outcome={outcome} onRetry={() => refetch()} onClose={close} />
    </Dialog>
  )
}
