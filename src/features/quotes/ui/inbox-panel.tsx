import { Checkbox, NativeSelect } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Inbox, Lock } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#/components/button.tsx'
import { Tag } from '#/components/chip.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { Mantine } from '#/components/mantine.tsx'
import { RecordItem, RecordList } from '#/components/record-list.tsx'
import { Section } from '#/components/section.tsx'
import { COMPANY_SIZES } from '#/domain/company-profile.ts'
import { formatMoment } from '#/domain/dates.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { inboxPath } from '../links.ts'
import { inboxOf } from '../queries.ts'
import type { InboxItemWire } from '../schema.ts'
import { ConversationPart } from './conversation-screen.tsx'
import styles from './quotes.module.css'
import { SUPPLIER_SITUATIONS } from './situations.ts'

const ToolsPanel = lazyPart<{ vendorId: string }>(() => import('./tools-panel.tsx'), null)

/** What a supplier was asked: the list, or the conversation that the address names. */
export default function InboxPanel({ vendorId }: { vendorId: string }) {
  const [parameters] = useSearchParams()
  const id = parameters.get('conversa')
  const back = { to: inboxPath(vendorId), text: 'Orçamentos' }
  return id ? (
    <ConversationPart key={id} id={id} back={back} />
  ) : (
    <List key={vendorId} vendorId={vendorId} />
  )
}

function List({ vendorId }: { vendorId: string }) {
  const [situation, setSituation] = useState('')
  const [isMine, setMine] = useState(false)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    {
      ...inboxOf(vendorId, situation, isMine),
      // What is written below the list stays while it is narrowed down.
      placeholderData: keepPreviousData,
    },
  )
  const isForOthers = error instanceof ApiError && error.status === 403
  const items = data?.pages.flatMap((page) => page.data)
  return (
    <Section
      title="Orçamentos"
      lead="Responder não custa nada. O contato aparece quando o comprador quiser."
    >
      {!isForOthers && (
        <Mantine>
          <div className={styles.filters}>
            <NativeSelect
              label="Situação"
              value={situation}
              onChange={(event) => setSituation(event.currentTarget.value)}
              data={[
                { value: '', label: 'Todos' },
                { value: 'aguardando', label: 'Novos' },
                { value: 'respondido', label: 'Respondidos' },
                { value: 'encerrado', label: 'Encerrados' },
              ]}
            />
            <Checkbox
              label="Só os meus"
              checked={isMine}
              onChange={(event) => setMine(event.currentTarget.checked)}
            />
          </div>
        </Mantine>
      )}
      {!items && isForOthers && (
        <EmptyState
          title="Só quem administra esta página lê os pedidos"
          icon={<Lock aria-hidden="true" strokeWidth={1.7} />}
        >
          Os pedidos são de quem comprou e da empresa. A administração da Praça lê apenas as
          conversas denunciadas.
        </EmptyState>
      )}
      {error && !items && !isForOthers && (
        <LoadFailed
          title="Não foi possível carregar os orçamentos."
          why={error.message}
          onRetry={refetch}
        />
      )}
      {!items && !error && <p role="status">Carregando…</p>}
      {items?.length === 0 && (
        <EmptyState
          title="Nenhum pedido aqui"
          icon={<Inbox aria-hidden="true" strokeWidth={1.7} />}
        >
          {situation || isMine
            ? 'Nenhum combina com o que você escolheu acima.'
            : 'Quando alguém pedir um orçamento à sua empresa, você recebe um e-mail e ele aparece aqui.'}
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <RecordList>
          {items.map((item) => (
            <Item key={item._id} vendorId={vendorId} item={item} />
          ))}
        </RecordList>
      )}
      {hasNextPage && (
        <div className={styles.more}>
          <Button look="secondary" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Ver mais antigos
          </Button>
        </div>
      )}
      {items && <ToolsPanel vendorId={vendorId} />}
    </Section>
  )
}

function Item({ vendorId, item }: { vendorId: string; item: InboxItemWire }) {
  const { _id, comprador, situacao, pedido, software, responsavel, ultimaMensagemEm } = item
  return (
    <RecordItem
      name={comprador}
      to={inboxPath(vendorId, _id)}
      state={
        <Tag tone={situacao === 'aguardando' ? 'sun' : 'brand'}>
          {SUPPLIER_SITUATIONS[situacao]}
        </Tag>
      }
    >
      <p className={styles.need}>{pedido.necessidade}</p>
      <p className={styles.small}>
        {[
          software.map(({ nome }) => nome).join(', '),
          COMPANY_SIZES[pedido.porte],
          pedido.cidade,
          formatMoment(ultimaMensagemEm),
          responsavel && `com ${responsavel.nome}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </RecordItem>
  )
}
