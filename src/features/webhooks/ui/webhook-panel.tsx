import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#/components/empty-state.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { Section } from '#/components/section.tsx'
import { ApiError } from '#/platform/browser/api-client.ts'
import { webhookOf } from '../queries.ts'
import type { WebhookFormProps } from './webhook-form.tsx'

const WebhookForm = lazyPart<WebhookFormProps>(() => import('./webhook-form.tsx'))

/** Where a supplier's own system hears of its page. */
export default function WebhookPanel({ vendorId }: { vendorId: string }) {
  const { data, error, refetch } = useQuery(webhookOf(vendorId))
  const isRefused = error instanceof ApiError && error.status === 403
  return (
    <Section
      title="Webhook"
      lead={
        <>
          O que acontece com a página é avisado a um sistema da empresa em JSON, com assinatura. A{' '}
          <a href="/docs">documentação da API</a> tem a forma de cada aviso, com exemplo.
        </>
      }
    >
      {error && data === undefined && isRefused && (
        <EmptyState title="Não foi possível carregar o webhook.">
          Só quem administra uma página confirmada e visível tem webhook.
        </EmptyState>
      )}
      {error && data === undefined && !isRefused && (
        <LoadFailed
          title="Não foi possível carregar o webhook."
          why={error.message}
          onRetry={refetch}
        />
      )}
      {!error && data === undefined && <p role="status">Carregando…</p>}
      {data !== undefined && <WebhookForm vendorId={vendorId} webhook={data} />}
    </Section>
  )
}
