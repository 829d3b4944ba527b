import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { ButtonLink } from '#/components/button.tsx'
import { DeskState } from '#/components/desk/desk-state.tsx'
import { EmailAddress } from '#/components/email-address.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { RecordItem, RecordList } from '#/components/record-list.tsx'
import { Section } from '#/components/section.tsx'
import { formatDay } from '#/domain/dates.ts'
import { ownRequestsOf } from '../queries.ts'
import type { OwnRequest } from '../schema.ts'

const STATES = {
  awaiting_email: { tone: 'waiting', text: 'Falta confirmar o e-mail' },
  awaiting_admin: { tone: 'waiting', text: 'Em conferência' },
  granted: { tone: 'active', text: 'Aceito' },
  refused: { tone: 'idle', text: 'Recusado' },
  expired: { tone: 'idle', text: 'Venceu sem confirmação' },
} as const

/** The pages that the person who is logged in asked for, and what became of it. */
export function OwnRequests({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(ownRequestsOf(userId))
  return (
    <Section
      id="meus-pedidos"
      title="Meus pedidos"
      lead="Páginas de fornecedor que você pediu para administrar."
    >
      {!data ? (
        <LoadFailed
          title="Não foi possível carregar os pedidos."
          why={error?.message}
          onRetry={refetch}
        />
      ) : data.length === 0 ? (
        <EmptyState
          title="Nenhum pedido"
          icon={<KeyRound aria-hidden="true" strokeWidth={1.7} />}
          actions={
            <ButtonLink look="secondary" to="/supplier">
              Encontrar minha empresa
            </ButtonLink>
          }
        >
          Sua empresa já tem uma página aqui? Peça para administrá-la.
        </EmptyState>
      ) : (
        <RecordList>
          {data.map((request) => (
            <Request key={request._id} request={request} />
          ))}
        </RecordList>
      )}
    </Section>
  )
}

function Request({ request }: { request: OwnRequest }) {
  const { status, email, motivo, createdAt, decididoEm, pagina } = request
  const { tone, text } = STATES[status]
  return (
    <RecordItem
      name={pagina.nome}
      to={pagina.visivel ? `/supplier/details/${pagina._id}` : undefined}
      state={<DeskState tone={tone}>{text}</DeskState>}
    >
      <p>
        Pedido em {formatDay(createdAt)}
        {decididoEm && (
          <>
            {'\u00a0· '}
            <span className="unbroken">decidido em {formatDay(decididoEm)}</span>
          </>
        )}
      </p>
      <p>
        <EmailAddress>{email}</EmailAddress>
      </p>
      {motivo && <p>Motivo: {motivo}</p>}
      {status === 'awaiting_email' && (
        <p>Abra o link que enviamos para {email}. Não chegou? Peça de novo na página.</p>
      )}
    </RecordItem>
  )
}
