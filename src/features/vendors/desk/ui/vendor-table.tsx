import { Link } from 'react-router'
import { DeskState } from '#/components/desk/desk-state.tsx'
import { type Column, DeskTable } from '#/components/desk/desk-table.tsx'
import { HidingActions } from '#/components/desk/hiding-actions.tsx'
import type { OnChanged } from '#/components/desk/use-desk-changes.ts'
import { maskCnpj } from '#/domain/cnpj.ts'
import { STATE_NAMES } from '../filter.ts'
import { decideOnVendor } from '../queries.ts'
import type { DeskVendor } from '../schema.ts'

const NAME: Column<DeskVendor> = {
  title: 'Nome',
  sort: 'nome',
  cell: ({ _id, nomeFantasia, razaoSocial, cnpj }) => (
    <>
      <Link to={`/supplier/details/${_id}`}>{nomeFantasia || razaoSocial}</Link>
      <small>
        {nomeFantasia && `${razaoSocial} · `}
        {maskCnpj(cnpj)}
      </small>
    </>
  ),
}

const TONES = {
  published: 'active',
  suspended: 'waiting',
  hidden: 'idle',
  unfinished: 'idle',
  removed: 'idle',
} as const

const COLUMNS: Column<DeskVendor>[] = [
  {
    title: 'Situação',
    isWide: true,
    cell: ({ state }) => <DeskState tone={TONES[state]}>{STATE_NAMES[state]}</DeskState>,
  },
  {
    title: 'Mantida por',
    isWide: true,
    cell: ({ admins, isAssociated }) => {
      if (admins.length > 0) return <Admins admins={admins} />
      return isAssociated ? 'Empresa, sem administrador' : null
    },
  },
  { title: 'Ofertas', isNumber: true, cell: ({ offers }) => offers.toLocaleString('pt-BR') },
]

const SHOWN = 2

/** Each leads to the account. */
function Admins({ admins }: Pick<DeskVendor, 'admins'>) {
  const more = admins.length - SHOWN
  return (
    <span>
      {admins.slice(0, SHOWN).map(({ _id, name, email }, index) => (
        <span key={_id}>
          {index > 0 && ', '}
          <Link to={`/admin/users?search=${encodeURIComponent(email)}`}>{name}</Link>
        </span>
      ))}
      {more > 0 && ` e mais ${more}`}
    </span>
  )
}

interface VendorTableProps {
  vendors: DeskVendor[]
  sort: string
  onChanged: OnChanged
}

/** Suppliers with how their pages stand. */
export const VendorTable = ({ vendors, sort, onChanged }: VendorTableProps) => (
  <DeskTable
    caption="Fornecedores"
    rows={vendors}
    rowKey={({ _id }) => _id}
    name={NAME}
    columns={COLUMNS}
    sort={sort}
    isDim={({ state }) => state !== 'published'}
    actions={({ _id, nomeFantasia, razaoSocial, state }) => (
      <HidingActions
        name={nomeFantasia || razaoSocial}
        can={state === 'published' ? 'hide' : OFF_SITE.includes(state) ? 'show' : null}
        hiding="A página e os serviços dela saem do ar. Quem a administra continua com ela e lê o motivo se tentar exibi-la."
        showing="A página e os serviços dela voltam ao ar. O motivo fica no registro da administração."
        decide={(decision, reason) => decideOnVendor(_id, decision, reason)}
        onChanged={onChanged}
      />
    )}
  />
)

/** What an Admin may show again. */
const OFF_SITE: DeskVendor['state'][] = ['suspended', 'removed']
