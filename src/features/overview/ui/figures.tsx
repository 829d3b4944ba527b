import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { BarTable } from '#/components/bar-table.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { Periods, usePeriod } from '#/components/periods.tsx'
import type { AnalyticsTotals } from '#/features/analytics/schema.ts'
import { analyticsTotals } from '#/features/analytics/totals-queries.ts'
import { TYPE_NAMES } from '#/features/banners/places.ts'
import styles from './overview.module.css'
import { pageName } from './page-names.ts'

/** Days that Admins look back, today included. */
const PERIODS = [7, 30, 90] as const

/** What visitors who agreed to be measured saw and clicked in a period. */
export function Figures() {
  const days = usePeriod(PERIODS)
  const { data, isError, error, refetch } = useQuery(analyticsTotals(days))
  return (
    <section aria-labelledby="visto" className={styles.figures}>
      <div className={styles.head}>
        <h2 id="visto" className={styles.title}>
          Visitas e anúncios
        </h2>
        <Periods periods={PERIODS} chosen={days} />
      </div>
      <p className={styles.note}>Conta só visitantes que aceitaram a medição.</p>
      {isError ? (
        <LoadFailed
          title="Não foi possível carregar os números."
          why={error.message}
          onRetry={refetch}
        />
      ) : data ? (
        <Counted totals={data} />
      ) : (
        <div className={styles.skeleton} role="status" aria-label="Carregando" />
      )}
    </section>
  )
}

function Counted({ totals: { pages, banners } }: { totals: AnalyticsTotals }) {
  if (pages.length === 0 && banners.length === 0) {
    return (
      <EmptyState
        title="Nada foi contado neste período"
        icon={<ChartNoAxesColumn aria-hidden="true" strokeWidth={1.7} />}
      >
        Quando um visitante aceitar a medição, as páginas e os banners vistos por ele aparecem aqui.
      </EmptyState>
    )
  }
  return (
    <div className={styles.tables}>
      <BarTable
        caption="Páginas vistas"
        terms={['Páginas', 'Vezes']}
        rows={pages.map(({ path, views }) => ({
          key: path,
          name: pageName(path),
          values: [views],
        }))}
        none="Nenhuma página foi contada."
      />
      <BarTable
        caption="Banners"
        terms={['Banner', 'Exibições', 'Cliques']}
        rows={banners.map(({ _id, description, type, impressions, clicks }) => ({
          key: _id,
          name: description,
          note: TYPE_NAMES[type],
          values: [impressions, clicks],
        }))}
        none="Nenhum banner foi contado."
        atOnce={{ rows: 6, all: `Ver todos os ${banners.length} banners` }}
      />
    </div>
  )
}
