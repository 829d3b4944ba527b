import { FolderSearch } from 'lucide-react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { ButtonLink } from '#/components/button.tsx'
import { ChipLinks } from '#/components/chip.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { categoryPath } from '#/features/catalogue/links.ts'
import { comparisonPath, isRefined, LIST_PATH } from '#/features/comparison/address.ts'
import { DEFAULT_CATEGORY, PAGE_SIZE } from '#/features/comparison/limits.ts'
import {
  categoriesAlike,
  chosenSoftware,
  compareCategory,
} from '#/features/comparison/service.server.ts'
import { CategoryNav } from '#/features/comparison/ui/category-nav.tsx'
import { SoftwareItem } from '#/features/comparison/ui/software-item.tsx'
import { differInChoiceOnly } from '#/features/explorer/address.ts'
import { COMPARISON_ORDERS } from '#/features/explorer/orders.ts'
import { Explorer } from '#/features/explorer/ui/explorer.tsx'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/erp'
import styles from './erp.module.css'

export const loader = pageLoader('erp', async ({ db, env, tag, parameters, withinPages }) => {
  tag('offers', 'categories', 'vendors', 'advertisements')
  const asked = parameters.categoria || DEFAULT_CATEGORY
  const { comparar, ordem: order, ...others } = parameters
  const [comparison, chosen] = await Promise.all([
    compareCategory(db, { ...others, categoria: asked, order }),
    chosenSoftware(db, comparar),
  ])
  const page = {
    asked,
    comparison,
    alike: comparison ? [] : await categoriesAlike(db, asked),
    order,
    chosen,
    noIndex: isRefined(parameters),
    publicUrl: env.PUBLIC_URL,
  }
  if (!comparison) return data(page, { status: 404 })
  withinPages(comparison.results)
  // Each shows its latest review.
  tag(...comparison.results.data.map(({ id }) => `offer:${id}` as const))
  return data(page)
})

/** What is chosen to be compared is known without asking for the list again. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  differInChoiceOnly(currentUrl, nextUrl) ? false : defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { asked, comparison, noIndex, publicUrl } = loaderData
  const category = comparison?.category ?? asked
  const page = comparison?.results.page ?? 1
  const path = comparisonPath(category)
  return pageMeta({
    title: `Compare softwares de ${category}`,
    description: `Compare os softwares de ${category} por nota, empresa e fornecedor, com avaliações de quem usa, e veja até quatro lado a lado.`,
    publicUrl,
    path: page > 1 ? `${path}${path.includes('?') ? '&' : '?'}page=${page}` : path,
    noIndex: noIndex || !comparison,
  })
}

export default function Erp({ loaderData }: Route.ComponentProps) {
  const { asked, comparison, alike, order } = loaderData
  const others = comparison?.groups.find(({ grupo }) => grupo === 'subcategoria')
  const related = others?.valores.map(({ texto }) => texto) ?? []
  return (
    <div className="container">
      <PageHead
        title={comparison ? `Compare softwares de ${comparison.category}` : 'Compare softwares'}
        lead="Filtre a lista, escolha de 2 a 4 e veja lado a lado o que cada um oferece."
      />
      <CategoryNav category={comparison?.category ?? ''} related={related} />
      {comparison ? (
        <Explorer
          title="Softwares"
          of="software"
          groups={comparison.groups}
          results={comparison.results}
          isCut={comparison.isCut}
          orders={COMPARISON_ORDERS}
          order={order}
          empty={<NoSoftware category={comparison.category} />}
        >
          <ol className={styles.list}>
            {comparison.results.data.map((software, index) => (
              <li key={software.id}>
                <SoftwareItem
                  software={software}
                  place={(comparison.results.page - 1) * PAGE_SIZE + index + 1}
                />
              </li>
            ))}
          </ol>
        </Explorer>
      ) : (
        <EmptyState
          title={`Não há a categoria “${asked}”`}
          icon={<FolderSearch aria-hidden="true" strokeWidth={1.7} />}
          actions={
            <>
              <ChipLinks
                label="Categorias parecidas"
                chips={alike.map((name) => ({ text: name, to: comparisonPath(name) }))}
              />
              <ButtonLink to={LIST_PATH}>Comparar softwares de {DEFAULT_CATEGORY}</ButtonLink>
              <ButtonLink to="/softwares" look="secondary">
                Ver todos os softwares
              </ButtonLink>
            </>
          }
        >
          {alike.length > 0
            ? 'Você quis dizer uma destas?'
            : 'Ela pode ter mudado de nome. Confira a grafia, ou escolha outra acima.'}
        </EmptyState>
      )}
    </div>
  )
}

const NoSoftware = ({ category }: { category: string }) => (
  <EmptyState
    title={`Ainda não há softwares de ${category}`}
    actions={
      <>
        <ButtonLink to="/softwares">Ver todos os softwares</ButtonLink>
        <ButtonLink to={categoryPath(category)} look="secondary">
          Ver a categoria no catálogo
        </ButtonLink>
      </>
    }
  >
    Escolha outra categoria acima, ou veja o catálogo inteiro.
  </EmptyState>
)
