import { Bookmark } from 'lucide-react'
import { ButtonLink } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { RecordItem, RecordList } from '#/components/record-list.tsx'
import { Section, SeeAll } from '#/components/section.tsx'
import { LISTS_PATH } from '../links.ts'
import type { ListWire } from '../schema.ts'
import { useOwnLists } from './use-own-lists.ts'

/** Products of a list that are named. */
const NAMED = 4

/** The lists of the person who is logged in, each with what is first in it. */
export function OwnLists({ userId }: { userId: string }) {
  const { lists, refetch } = useOwnLists(userId)
  return (
    <Section
      title="Minhas listas"
      lead="O que você salvou, com as suas anotações. Só você vê."
      action={<SeeAll to={LISTS_PATH} text="Ver todas" />}
    >
      {!lists ? (
        <LoadFailed title="Não foi possível carregar as suas listas." onRetry={refetch} />
      ) : lists.length > 0 ? (
        <RecordList>
          {lists.map((list) => (
            <List key={list.id} list={list} />
          ))}
        </RecordList>
      ) : (
        <EmptyState
          title="Você ainda não salvou nada"
          icon={<Bookmark aria-hidden="true" strokeWidth={1.7} />}
          actions={
            <ButtonLink look="secondary" to="/softwares">
              Procurar softwares
            </ButtonLink>
          }
        >
          Em qualquer software, toque em “Salvar”: ele aparece aqui.
        </EmptyState>
      )}
    </Section>
  )
}

function List({ list: { nome, itens } }: { list: ListWire }) {
  const names = itens.flatMap(({ produto }) => (produto ? [produto.titulo] : []))
  const more = itens.length - Math.min(names.length, NAMED)
  return (
    <RecordItem
      name={nome}
      to={LISTS_PATH}
      state={itens.length === 1 ? '1 software' : `${itens.length} softwares`}
    >
      {names.length > 0 && (
        <p>
          {names.slice(0, NAMED).join(', ')}
          {more > 0 && ` e mais ${more}`}
        </p>
      )}
    </RecordItem>
  )
}
