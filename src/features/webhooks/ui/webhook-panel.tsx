import { useQuery } from '@tanstack/react-query'
import { ServerCrash } from 'lucide-react'
import { Button } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
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
      {error && data === undefined && (
        <EmptyState
          title="Não foi possível carregar o webhook."
          icon={<ServerCrash aria-hidden="true" strokeWidth={1.7} />}
          actions={!isRefused && <Button onClick={() => refetch()}>Tentar de novo</Button>}
        >
          {isRefused
            ? 'Só quem administra uma página confirmada e visível tem webhook.'
            : error.message}
        </EmptyState>
      )}
      {!error && data === undefined && <p role="status">Carregando…</p>}
      {data !== undefined && <WebhookForm vendorId={vendorId} webhook={data} />}
    </Section>
  )
}
