import { useQuery } from '@tanstack/react-query'
import { DeskFilters } from '#/components/desk/desk-filters.tsx'
import { DeskList } from '#/components/desk/desk-list.tsx'
import { DeskPage } from '#/components/desk/desk-page.tsx'
import { useDeskChanges } from '#/components/desk/use-desk-changes.ts'
import { USER_FIELDS, type UserFilter } from '../filter.ts'
import { deskUsers } from '../queries.ts'
import { UserTable } from './user-table.tsx'

/** Who has an account, and what an Admin does about it. */
export function UserDesk({ filter, ownId }: { filter: UserFilter; ownId: string }) {
  const onChanged = useDeskChanges('desk-users')
  return (
    <DeskPage
      title="Usuários"
      lead="Quem tem conta, o que administra, e quem não pode mais entrar."
    >
      <DeskFilters label="Nome, e-mail ou usuário" fields={USER_FIELDS} filter={filter} />
      <DeskList
        result={useQuery(deskUsers(filter))}
        filter={filter}
        noun={{ one: 'conta', several: 'contas', all: 'as contas' }}
        none={null}
      >
        {(users) => (
          <UserTable users={users} sort={filter.sort} ownId={ownId} onChanged={onChanged} />
        )}
      </DeskList>
    </DeskPage>
  )
}
