import { useInfiniteQuery } from '@tanstack/react-query'
import { HandCoins } from 'lucide-react'
import { Button, ButtonLink } from '#/components/button.tsx'
import { Tag } from '#/components/chip.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { Link } from '#/components/link.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { NeedsScript } from '#/components/needs-script.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { formatDate, formatDay } from '#/domain/dates.ts'
import { OUTCOMES_PATH } from '#/features/outcomes/links.ts'
import { conversationPath } from '../links.ts'
import { ownQuotes } from '../queries.ts'
import type { OwnConversationWire, OwnRequestWire } from '../schema.ts'
import { ProposalFile } from './proposal-file.tsx'
import styles from './quotes.module.css'
import { BUYER_SITUATIONS, heldLabel, priceLabel } from './situations.ts'

/** Stands where one's own requests will be. */
export const QuotesSkeleton = () => (
  <div className={`container ${styles.screen}`} role="status" aria-label="Carregando os pedidos">
    <NeedsScript />
  </div>
)

/** One's own requests, each with the answers side by side. */
export function OwnQuotesScreen({ userId }: { userId: string }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    ownQuotes(userId),
  )
  const requests = data?.pages.flatMap((page) => page.data)
  return (
    <div className={`container ${styles.screen}`}>
      <PageHead
        title="Meus orçamentos"
        lead="O que você pediu, com as respostas lado a lado. Cada fornecedor só vê a própria conversa."
      />
      <p className={styles.outcomes}>
        <Link to={OUTCOMES_PATH}>Contar o que aconteceu depois</Link>
      </p>
      {error && !requests && (
        <LoadFailed
          title="Não foi possível carregar os seus pedidos."
          why={error.message}
          onRetry={refetch}
        />
      )}
      {!requests && !error && <p role="status">Carregando…</p>}
      {requests?.length === 0 && (
        <EmptyState
          title="Você ainda não pediu orçamentos"
          icon={<HandCoins aria-hidden="true" strokeWidth={1.7} />}
          actions={<ButtonLink to="/softwares">Procurar softwares</ButtonLink>}
        >
          Em um software, um serviço ou um fornecedor, toque em “Pedir orçamento”.
        </EmptyState>
      )}
      <div className={styles.requests}>
        {requests?.map((request) => (
          <Request key={request._id} request={request} />
        ))}
      </div>
      {hasNextPage && (
        <div className={styles.more}>
          <Button look="secondary" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Ver pedidos mais antigos
          </Button>
        </div>
      )}
    </div>
  )
}

const Request = ({ request }: { request: OwnRequestWire }) => {
  const day = formatDay(request.criadoEm)
  return (
    <article className={styles.request} aria-label={`Pedido de ${day}`}>
      <h2>Pedido de {day}</h2>
      <p className={styles.need}>{request.necessidade}</p>
      <div className={styles.proposals}>
        {request.conversas.map((conversation) => (
          <Answer key={conversation._id} conversation={conversation} />
        ))}
      </div>
    </article>
  )
}

function Answer({ conversation }: { conversation: OwnConversationWire }) {
  const { _id, fornecedor, software, situacao, proposta } = conversation
  return (
    <div className={styles.proposal}>
      <span className={styles.company}>
        <LogoTile src={fornecedor.logo} kind="Fornecedor" size={40} />
        <Link to={conversationPath(_id)}>{fornecedor.nome}</Link>
      </span>
      {software.length > 0 && (
        <span className={styles.small}>{software.map(({ nome }) => nome).join(', ')}</span>
      )}
      <span>
        <Tag tone={situacao === 'respondido' ? 'brand' : 'sun'}>{BUYER_SITUATIONS[situacao]}</Tag>
      </span>
      {situacao === 'em_analise' && <span className={styles.small}>{heldLabel(conversation)}</span>}
      {proposta && (
        <>
          <span className={styles.price}>{priceLabel(proposta) || 'Proposta em PDF'}</span>
          {proposta.validade && (
            <span className={styles.small}>Vale até {formatDate(proposta.validade)}</span>
          )}
          {proposta.temArquivo && (
            <div className={styles.file}>
              <ProposalFile
                conversationId={_id}
                messageId={proposta.mensagem}
                label={`Baixar PDF de ${fornecedor.nome}`}
              />
            </div>
          )}
        </>
      )}
    </div>
  )
}
