import { useQuery } from '@tanstack/react-query'
import { DeskList } from '#/components/desk/desk-list.tsx'
import { type Column, DeskTable } from '#/components/desk/desk-table.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { formatMoment } from '#/domain/dates.ts'
import { type NewsFilter, TYPE_NAMES } from '../filter.ts'
import { deskNews } from '../queries.ts'
import type { DeskItem } from '../schema.ts'
import { NewsActions, type OnChanged } from './news-actions.tsx'
import { SituationBadge } from './situation-badge.tsx'

const moment = (iso: string) => iso && <time dateTime={iso}>{formatMoment(iso)}</time>

const NAME: Column<DeskItem> = {
  title: 'Título',
  sort: 'titulo',
  cell: ({ headline, company }) => (
    <>
      {headline}
      {company && <small>{company}</small>}
    </>
  ),
}

const COLUMNS: Column<DeskItem>[] = [
  { title: 'Tipo', cell: ({ type }) => TYPE_NAMES[type] },
  { title: 'Situação', cell: ({ situacao }) => <SituationBadge situation={situacao} /> },
  { title: 'Publicação', sort: 'data', cell: ({ publishedAt }) => moment(publishedAt) || null },
  { title: 'Alteração', sort: 'alterado', cell: ({ updatedAt }) => moment(updatedAt) },
]

interface NewsListProps {
  filter: NewsFilter
  onChanged: OnChanged
}

/** A page of what a filter leaves. */
export function NewsList({ filter, onChanged }: NewsListProps) {
  return (
    <DeskList
      result={useQuery(deskNews(filter))}
      filter={filter}
      noun={{ one: 'conteúdo', several: 'conteúdos', all: 'os conteúdos' }}
      none={<EmptyState title="Ainda não há conteúdo">Escreva o primeiro acima.</EmptyState>}
    >
      {(items) => (
        <DeskTable
          caption="Conteúdo"
          rows={items}
          rowKey={({ _id }) => _id}
          name={NAME}
          columns={COLUMNS}
          sort={filter.sort}
          actions={(item) => <NewsActions item={item} onChanged={onChanged} />}
        />
      )}
    </DeskList>
  )
}
