import { useQuery } from '@tanstack/react-query'
import { lazyPart } from '#/components/lazy-part.tsx'
import { webhookOf } from '../queries.ts'

const WebhookForm = lazyPart(() => import('./webhook-form.tsx'))

/** Where a supplier's own system hears of its requests. */
export function Webhook({ vendorId }: { vendorId: string }) {
  const { data, error } = useQuery(webhookOf(vendorId))
  if (error) return <p role="alert">Não foi possível carregar o webhook.</p>
  if (data === undefined) return <p role="status">Carregando…</p>
  return <WebhookForm vendorId={vendorId} webhook={data} />
}
