import { Link } from 'react-router'
import { DeskState } from '#/components/desk/desk-state.tsx'
import { type Column, DeskTable } from '#/components/desk/desk-table.tsx'
import { HidingActions } from '#/components/desk/hiding-actions.tsx'
import type { OnChanged } from '#/components/desk/use-desk-changes.ts'
import { STATE_NAMES } from '../filter.ts'
import { decideOnOffer } from '../queries.ts'
import type { DeskOffer } from '../schema.ts'

const NAME: Column<DeskOffer> = {
  title: 'Nome',
  sort: 'nome',
  cell: ({ _id, name, fabricante, category }) => (
    <>
      <Link to={`/software/details/${_id}`}>{name}</Link>
      <small>{[fabricante, ...category].filter(Boolean).join(' · ')}</small>
    </>
  ),
}

const TONES = { published: 'active', suspended: 'waiting', hidden: 'idle' } as const

const COLUMNS: Column<DeskOffer>[] = [
  { title: 'Tipo', cell: ({ tipo }) => tipo },
  {
    title: 'Situação',
    isWide: true,
    cell: ({ state }) => <DeskState tone={TONES[state]}>{STATE_NAMES[state]}</DeskState>,
  },
  {
    title: 'Fornecedores',
    isNumber: true,
    cell: ({ fornecedores }) => fornecedores.toLocaleString('pt-BR'),
  },
  {
    title: 'Avaliações',
    isNumber: true,
    cell: ({ ratingCount }) => ratingCount.toLocaleString('pt-BR'),
  },
]

const CAN = { published: 'hide', suspended: 'show', hidden: null } as const

interface OfferTableProps {
  offers: DeskOffer[]
  sort: string
  onChanged: OnChanged
}

/** Offers with how they stand. */
export const OfferTable = ({ offers, sort, onChanged }: OfferTableProps) => (
  <DeskTable
    caption="Softwares e serviços"
    rows={offers}
    rowKey={({ _id }) => _id}
    name={NAME}
    columns={COLUMNS}
    sort={sort}
    isDim={({ state }) => state !== 'published'}
    actions={({ _id, name, state }) => (
      <HidingActions
        name={name}
        can={CAN[state]}
        hiding="sai da busca, das listas e do mapa do site; a página dá “não encontrada”. As avaliações ficam guardadas."
        showing="volta à busca, às listas e ao mapa do site, com as avaliações que tinha."
        decide={(decision, reason) => decideOnOffer(_id, decision, reason)}
        onChanged={onChanged}
      />
    )}
  />
)
