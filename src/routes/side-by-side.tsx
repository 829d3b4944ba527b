import { clsx } from 'clsx'
import { Columns3 } from 'lucide-react'
import { Fragment, useEffect, useState } from 'react'
import { Button, ButtonLink } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { Link } from '#/components/link.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { Section } from '#/components/section.tsx'
import { truncate } from '#/domain/text.ts'
import { comparisonPath, SIDE_BY_SIDE_PATH, sideBySidePath } from '#/features/comparison/address.ts'
import { COMPARED_MAX, COMPARED_MIN, DEFAULT_CATEGORY } from '#/features/comparison/limits.ts'
import type { ComparedColumn } from '#/features/comparison/results.ts'
import { sideBySide } from '#/features/comparison/service.server.ts'
import { AddSoftware } from '#/features/comparison/ui/add-software.tsx'
import { SideBySideTable } from '#/features/comparison/ui/side-by-side-table.tsx'
import { previewPath } from '#/features/previews/links.ts'
import { newQuotePath } from '#/features/quotes/links.ts'
import { emitAnalytics } from '#/platform/browser/analytics.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/side-by-side'
import styles from './side-by-side.module.css'

const DecisionMatrix = lazyPart(() => import('#/features/comparison/matrix/decision-matrix.tsx'))

export const loader = pageLoader('side-by-side', async ({ db, env, tag, parameters }) => {
  const ids = parameters.id.slice(0, COMPARED_MAX)
  tag('offers', 'vendors', 'advertisements')
  tag(...ids.map((id) => `offer:${id}` as const))
  const { columns, groups } = await sideBySide(db, ids)
  return {
    columns,
    groups,
    onlyDifferences: parameters.diferencas,
    missing: ids.length - columns.length,
    isCut: parameters.id.length > ids.length,
    publicUrl: env.PUBLIC_URL,
  }
})

/** Anchor of what stands below a long table. */
const MATRIX = 'matriz'

/** Of a name in the heading, which has up to four; the table has them whole. */
const HEADING_NAME_MAX = 60

const namesOf = (columns: ComparedColumn[]) =>
  columns.map(({ name }) => truncate(name, HEADING_NAME_MAX)).join(' × ')

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
    preview:
      columns.length > 0
        ? previewPath(
            SIDE_BY_SIDE_PATH,
            new URL(sideBySidePath(columns.map(({ id }) => id)), publicUrl).search,
          )
        : undefined,
  })
}

export default function SideBySide({ loaderData }: Route.ComponentProps) {
  const { columns, groups, onlyDifferences, missing, isCut } = loaderData
  const [isWeighing, setWeighing] = useState(false)
  const ids = columns.map(({ id }) => id)
  const seen = ids.toSorted().join(' ')
  useEffect(() => {
    const software_ids = seen.split(' ')
    if (software_ids.length >= COMPARED_MIN)
      emitAnalytics({ event: 'software_comparison', software_ids })
  }, [seen])
  const list = listOf(columns)
  return (
    <div className={`container ${styles.screen}`}>
      <PageHead
        title={
          columns.length > 0
            ? columns.map(({ id, name }, at) => (
                <Fragment key={id}>
                  {at > 0 && ' × '}
                  <span className={styles.name}>{truncate(name, HEADING_NAME_MAX)}</span>
                </Fragment>
              ))
            : 'Softwares lado a lado'
        }
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
          <Link to={list} className={styles.back} prefetch="intent">
            Voltar à lista
          </Link>
          {columns.length >= COMPARED_MIN && (
            <Link to={sideBySidePath(ids, !onlyDifferences)} keepsScroll replaces>
              {onlyDifferences ? 'Mostrar tudo' : 'Mostrar só diferenças'}
            </Link>
          )}
          {columns.length >= COMPARED_MIN && (
            <a href={`#${MATRIX}`} onClick={() => setWeighing(true)}>
              Matriz de decisão
            </a>
          )}
          {columns.length >= COMPARED_MIN && (
            <Link to={newQuotePath({ software: ids })} prefetch="intent">
              Pedir orçamento
            </Link>
          )}
          {columns.length > COMPARED_MIN && (
            <p
              className={clsx(styles.hint, columns.length === 3 && styles.ofThree)}
              aria-hidden="true"
            >
              {columns.length} softwares: deslize →
            </p>
          )}
          {columns.length < COMPARED_MAX && (
            <div className={styles.add}>
              <AddSoftware
                compared={columns.map(({ id, name }) => ({ id, name }))}
                onlyDifferences={onlyDifferences}
                list={list}
              />
            </div>
          )}
        </div>
      )}
      {columns.length >= COMPARED_MIN ? (
        <>
          <SideBySideTable columns={columns} groups={groups} onlyDifferences={onlyDifferences} />
          <Section
            id={MATRIX}
            title="Matriz de decisão"
            lead="Dê um peso ao que importa para você. As notas vêm preenchidas com o que dizem os preços e as avaliações, como sugestão: troque as que quiser, e o total sai na hora. Fica só neste navegador."
          >
            {isWeighing ? (
              <DecisionMatrix columns={columns} groups={groups} />
            ) : (
              <Button look="secondary" className={styles.opener} onClick={() => setWeighing(true)}>
                Abrir a minha matriz
              </Button>
            )}
          </Section>
        </>
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
