import { Columns3 } from 'lucide-react'
import { ButtonLink } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { Link } from '#/components/link.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { comparisonPath, SIDE_BY_SIDE_PATH } from '#/features/comparison/address.ts'
import { COMPARED_MAX, COMPARED_MIN, DEFAULT_CATEGORY } from '#/features/comparison/limits.ts'
import type { ComparedColumn } from '#/features/comparison/results.ts'
import { sideBySide } from '#/features/comparison/service.server.ts'
import { SideBySideTable } from '#/features/comparison/ui/side-by-side-table.tsx'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/side-by-side'
import styles from './side-by-side.module.css'

export const loader = pageLoader('side-by-side', async ({ db, env, tag, parameters }) => {
  const ids = parameters.id.slice(0, COMPARED_MAX)
  tag('offers', 'vendors', 'advertisements')
  tag(...ids.map((id) => `offer:${id}` as const))
  const columns = await sideBySide(db, ids)
  return {
    columns,
    missing: ids.length - columns.length,
    isCut: parameters.id.length > ids.length,
    publicUrl: env.PUBLIC_URL,
  }
})

const namesOf = (columns: ComparedColumn[]) => columns.map(({ name }) => name).join(' × ')

/** Where another one is chosen: among those of the category that the first is in. */
const listOf = (columns: ComparedColumn[]) =>
  comparisonPath(
    columns[0]?.categories[0] ?? DEFAULT_CATEGORY,
    columns.map(({ id }) => id),
  )

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { columns, publicUrl } = loaderData
  return pageMeta({
    title: columns.length > 0 ? namesOf(columns) : 'Softwares lado a lado',
    description:
      columns.length > 0
        ? `${namesOf(columns)}: notas, avaliações, fabricantes e fornecedores, lado a lado.`
        : 'Notas, avaliações, fabricantes e fornecedores de até quatro softwares, lado a lado.',
    publicUrl,
    path: SIDE_BY_SIDE_PATH,
  })
}

export default function SideBySide({ loaderData }: Route.ComponentProps) {
  const { columns, missing, isCut } = loaderData
  const list = listOf(columns)
  return (
    <div className="container">
      <PageHead
        title="Softwares lado a lado"
        lead={columns.length > 0 ? namesOf(columns) : undefined}
      />
      {missing > 0 && (
        <p className={styles.notice} role="status">
          {missing === 1
            ? 'Um dos softwares escolhidos não está mais no catálogo, e ficou de fora.'
            : `${missing} dos softwares escolhidos não estão mais no catálogo, e ficaram de fora.`}
        </p>
      )}
      {isCut && (
        <p className={styles.notice} role="status">
          {`Só ${COMPARED_MAX} softwares são comparados de cada vez, e o endereço pede mais.`}
        </p>
      )}
      {columns.length > 0 && (
        <div className={styles.tools}>
          <Link to={list} prefetch="intent">
            Voltar à lista
          </Link>
          {columns.length < COMPARED_MAX && (
            <ButtonLink to={list} look={columns.length < COMPARED_MIN ? 'primary' : 'secondary'}>
              Adicionar outro
            </ButtonLink>
          )}
        </div>
      )}
      {columns.length >= COMPARED_MIN ? (
        <SideBySideTable columns={columns} />
      ) : (
        <EmptyState
          title={`Escolha ao menos ${COMPARED_MIN} softwares`}
          icon={<Columns3 aria-hidden="true" strokeWidth={1.7} />}
          actions={<ButtonLink to={list}>Escolher softwares</ButtonLink>}
        >
          Na lista, marque “Comparar” em até {COMPARED_MAX} deles.
        </EmptyState>
      )}
    </div>
  )
}
