import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { NeedsScript } from '#/components/needs-script.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { ApiError } from '#/platform/browser/api-client.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import { recipientsOf } from '../queries.ts'
import type { AskFormProps } from './ask-form.tsx'
import styles from './quotes.module.css'

const AskForm = lazyPart<AskFormProps>(() => import('./ask-form.tsx'))

/** The server's answer for an address that names nothing: another try would find the same. */
const NAMES_NOTHING = 400

/** Where a request for quotes is written, by visitors too: they log in to send it. */
export function AskScreen() {
  const [parameters] = useSearchParams()
  const user = useStoredUser()
  const about = {
    software: parameters.getAll('software'),
    fornecedor: parameters.getAll('fornecedor'),
  }
  const isAsked = about.software.length + about.fornecedor.length > 0
  const { data, error, refetch } = useQuery({
    ...recipientsOf(about),
    enabled: user !== undefined && isAsked,
  })
  const isWrong = error instanceof ApiError && error.status === NAMES_NOTHING
  const isAbout = isAsked && !isWrong
  return (
    <div className={`container ${styles.screen}`} data-task>
      <PageHead
        title="Pedir orçamento"
        lead="Conte do que você precisa e escolha quem recebe. É grátis, e nenhuma outra empresa fica sabendo."
      />
      {user === undefined ? (
        <div role="status" aria-label="Carregando">
          <NeedsScript />
        </div>
      ) : error && !isWrong ? (
        <LoadFailed
          title="Não foi possível carregar os fornecedores."
          why={error.message}
          onRetry={refetch}
        />
      ) : !isAbout || data?.length === 0 ? (
        <EmptyState
          title={
            isWrong
              ? 'Este link está incompleto'
              : isAbout
                ? 'Ninguém recebe este pedido por aqui'
                : 'Escolha o que orçar'
          }
          icon={<SearchX aria-hidden="true" strokeWidth={1.7} />}
          actions={<ButtonLink to="/softwares">Procurar softwares</ButtonLink>}
        >
          {isAbout
            ? 'Os fornecedores ainda não recebem pedidos pela Praça. Procure outro software, ou use o site deles.'
            : 'Abra um software, um serviço ou um fornecedor e toque em “Pedir orçamento”.'}
        </EmptyState>
      ) : (
        data && <AskForm key={String(parameters)} about={about} recipients={data} />
      )}
    </div>
  )
}
