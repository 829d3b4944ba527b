import { Link } from 'react-router'
import { DeskState } from '#/components/desk/desk-state.tsx'
import { type Column, DeskTable } from '#/components/desk/desk-table.tsx'
import type { OnChanged } from '#/components/desk/use-desk-changes.ts'
import { formatDay } from '#/domain/dates.ts'
import type { DeskUser } from '../schema.ts'
import { UserActions } from './user-actions.tsx'

const NAME: Column<DeskUser> = {
  title: 'Nome',
  sort: 'nome',
  cell: ({ firstName, lastName, plataformName, email }) => (
    <>
      {firstName} {lastName}
      <small>
        @{plataformName} · {email}
      </small>
    </>
  ),
}

/** A date stays on one line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

const COLUMNS: Column<DeskUser>[] = [
  { title: 'Papel', cell: ({ type }) => (type === 'Admin' ? 'Admin' : 'Usuário') },
  { title: 'Situação', cell: (user) => <Situation user={user} /> },
  { title: 'Desde', sort: 'desde', cell: ({ createdAt }) => unbroken(formatDay(createdAt)) },
  {
    title: 'Administra',
    isWide: true,
    cell: ({ vendors }) => (vendors.length > 0 ? <Administered vendors={vendors} /> : null),
  },
  { title: 'Avaliações', isNumber: true, cell: ({ reviews }) => reviews.toLocaleString('pt-BR') },
]

function Situation({ user: { blockedAt, emailVerified, isLeaving } }: { user: DeskUser }) {
  if (blockedAt)
    return (
      <DeskState tone="idle">{`Bloqueada ${unbroken(`em ${formatDay(blockedAt)}`)}`}</DeskState>
    )
  if (isLeaving) return <DeskState tone="waiting">De saída</DeskState>
  if (!emailVerified) return <DeskState tone="waiting">E-mail a confirmar</DeskState>
  return <DeskState tone="active">Ativa</DeskState>
}

const SHOWN = 2

function Administered({ vendors }: Pick<DeskUser, 'vendors'>) {
  const more = vendors.length - SHOWN
  return (
    <span>
      {vendors.slice(0, SHOWN).map(({ _id, name }, index) => (
        <span key={_id}>
          {index > 0 && ', '}
          <Link to={`/supplier/details/${_id}`}>{name}</Link>
        </span>
      ))}
      {more > 0 && ` e mais ${more}`}
    </span>
  )
}

interface UserTableProps {
  users: DeskUser[]
  sort: string
  /** Of the Admin who looks: nobody changes their own account here. */
  ownId: string
  onChanged: OnChanged
}

/** Accounts with what is to know of each. */
export const UserTable = ({ users, sort, ownId, onChanged }: UserTableProps) => (
  <DeskTable
    caption="Usuários"
    rows={users}
    rowKey={({ _id }) => _id}
    name={NAME}
    columns={COLUMNS}
    sort={sort}
    isDim={({ blockedAt }) => blockedAt !== ''}
    actions={(user) =>
      user._id === ownId ? <span>Você</span> : <UserActions user={user} onChanged={onChanged} />
    }
  />
)
