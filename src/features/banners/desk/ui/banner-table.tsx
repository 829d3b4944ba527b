import { DeskState } from '#/components/desk/desk-state.tsx'
import { type Column, DeskTable } from '#/components/desk/desk-table.tsx'
import type { OnChanged } from '#/components/desk/use-desk-changes.ts'
import { formatMoment } from '#/domain/dates.ts'
import { STANDING_NAMES } from '../filter.ts'
import type { DeskBanner } from '../schema.ts'
import { BannerActions } from './banner-actions.tsx'
import styles from './banner-table.module.css'

const NAME: Column<DeskBanner> = {
  title: 'Banner',
  sort: 'descricao',
  cell: ({ url, description, urlRedirect }) => (
    <span className={styles.what}>
      <span className={styles.picture}>
        <img src={url} alt="" loading="lazy" />
      </span>
      <span className={styles.text}>
        {description}
        <small>{urlRedirect}</small>
      </span>
    </span>
  ),
}

const TONES = {
  running: 'active',
  scheduled: 'waiting',
  ended: 'idle',
  inactive: 'idle',
} as const

const COLUMNS: Column<DeskBanner>[] = [
  { title: 'Tipo', cell: ({ type }) => type },
  {
    title: 'Situação',
    cell: ({ standing }) => (
      <DeskState tone={TONES[standing]}>{STANDING_NAMES[standing]}</DeskState>
    ),
  },
  { title: 'Datas', isWide: true, cell: dates },
  {
    title: 'Exibições',
    sort: 'exibicoes',
    isNumber: true,
    cell: ({ impressions }) => impressions.toLocaleString('pt-BR'),
  },
  {
    title: 'Cliques',
    sort: 'cliques',
    isNumber: true,
    cell: ({ clicks }) => clicks.toLocaleString('pt-BR'),
  },
]

function dates({ startsAt, endsAt }: DeskBanner) {
  if (!startsAt && !endsAt) return null
  return [startsAt && `de ${formatMoment(startsAt)}`, endsAt && `até ${formatMoment(endsAt)}`]
    .filter(Boolean)
    .join(' ')
}

interface BannerTableProps {
  banners: DeskBanner[]
  sort: string
  onChanged: OnChanged
}

/** Banners with where they are shown, when, and how often they were seen. */
export const BannerTable = ({ banners, sort, onChanged }: BannerTableProps) => (
  <DeskTable
    caption="Banners"
    rows={banners}
    rowKey={({ _id }) => _id}
    name={NAME}
    columns={COLUMNS}
    sort={sort}
    isDim={({ standing }) => standing === 'inactive' || standing === 'ended'}
    actions={(banner) => <BannerActions banner={banner} onChanged={onChanged} />}
  />
)
