import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '#/components/dialog.tsx'
import { Link } from '#/components/link.tsx'
import { vendorPath } from '#/features/companies/links.ts'
import { refreshUser } from '#/features/profile/refresh-user.ts'
import { ALERT_VISIBLE_MS, dismissAlert, showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { ASKED_ONCE } from '#/platform/browser/asked-once.ts'
import { closeEntry, openEntry } from '#/platform/browser/entry.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import { newSupplierPath } from '#/platform/links.ts'
import { proveMailbox } from '../queries.ts'
import type { ProvenAccess } from '../schema.ts'
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
  const granted = data?.status === 'granted' ? data : undefined
  useEffect(() => {
    if (granted) void refreshUser(queries, userId)
  }, [granted, queries, userId])

  const leave = useCallback(() => {
    close()
    if (granted) showWaysOn(granted)
  }, [close, granted])

  // Its message seen, the dialog closes by itself, as the specification says.
  useEffect(() => {
    if (!granted || closed) return
    const timer = setTimeout(leave, ALERT_VISIBLE_MS)
    return () => clearTimeout(timer)
  }, [granted, closed, leave])

  return (
    <Dialog title={outcomeTitle(outcome)} opened={userId !== '' && !closed} onClose={leave}>
      <ValidationOutcome outcome={outcome} onRetry={() => refetch()} onClose={leave} />
    </Dialog>
  )
}

/** What the dialog leaves behind: the way to the page's data, and to the page, where it can be removed. */
function showWaysOn({ requestId, vendorId }: ProvenAccess) {
  const dismiss = () => dismissAlert(id)
  const id = showAlert(
    'success',
    <>
      Acesso liberado com sucesso!{' '}
      <Link to={newSupplierPath(requestId)} onClick={dismiss}>
        Revisar e completar os dados
      </Link>{' '}
      ou{' '}
      <Link to={vendorPath(vendorId)} onClick={dismiss}>
        ver ou remover a página
      </Link>
    </>,
    true,
  )
}
