import { redirect } from 'react-router'
import { CardGrid } from '#/components/card-grid.tsx'
import { GuardedLink } from '#/components/guarded-link.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { Pagination } from '#/components/pagination.tsx'
import { SearchForm } from '#/components/search-form.tsx'
import { useScrollTo } from '#/components/use-scroll-to.ts'
import { totalLabel } from '#/domain/pagination.ts'
import { searchFrom } from '#/domain/search.ts'
import { registeredName } from '#/domain/text.ts'
import { AccessRequest } from '#/features/claims/ui/access-request.tsx'
import { DEFAULT_PAGE_SIZE } from '#/features/vendors/limits.ts'
import {
  closedCompany,
  searchCompanies,
} from '#/features/vendors/registration/search/service.server.ts'
import { ClosedCompany } from '#/features/vendors/registration/ui/closed-company.tsx'
import { RegistrationResult } from '#/features/vendors/registration/ui/registration-result.tsx'
import {
  newSupplierPath,
  registrationSearchPath,
  SUPPLIER_LANDING,
  supplierNotFoundPath,
} from '#/platform/links.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/supplier-results'
import styles from './supplier-results.module.css'

export const loader = pageLoader(
  'supplier-results',
  async ({ db, env, tag, params, parameters, withinPages }) => {
    tag('vendors', 'register')
    const query = searchFrom(params.textSearch)
    if (!query) throw redirect(SUPPLIER_LANDING)
    const page = parameters.page
    const results = await searchCompanies(db, { query, page, limit: DEFAULT_PAGE_SIZE })
    const closed = results.total === 0 ? await closedCompany(db, query) : null
    if (results.total === 0 && !closed) throw redirect(supplierNotFoundPath(query))
    if (!closed) withinPages(results)
    return { query, results, closed, publicUrl: env.PUBLIC_URL }
  },
)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: `A sua empresa: ${loaderData.query}`,
        description:
          'Encontre a página da sua empresa na Praça e peça o controle dela para revisar e completar os dados.',
        publicUrl: loaderData.publicUrl,
        path: registrationSearchPath(loaderData.query),
      })
    : []

/** The companies that somebody who comes to register one may mean. */
export default function SupplierResults({ loaderData }: Route.ComponentProps) {
  const { query, results, closed } = loaderData
  useScrollTo('inicio')
  if (closed) return <ClosedCompany company={closed} />
  return (
    <div className={`container ${styles.screen}`} id="inicio">
      <PageHead
        title="Uau! Você já está por aqui. Agora, você só precisa revisar e completar os seus dados"
        lead={`${totalLabel(results.total)} para “${query}”. Peça o controle da página da sua empresa.`}
      >
        <SearchForm
          label="Pesquise pelo nome ou pelo CNPJ"
          resultsFor={registrationSearchPath}
          value={query}
          action={SUPPLIER_LANDING}
        />
      </PageHead>
      <div className={styles.results}>
        <CardGrid>
          {results.data.map((vendor) => (
            <RegistrationResult key={vendor._id} vendor={vendor}>
              <AccessRequest
                company={{ ...vendor, razaoSocial: registeredName(vendor.razaoSocial) }}
              />
            </RegistrationResult>
          ))}
        </CardGrid>
        <Pagination totalPages={results.totalPages} />
      </div>
      <section className={styles.other} aria-labelledby="outra-empresa">
        <div>
          <h2 id="outra-empresa">A sua empresa não é nenhuma destas?</h2>
          <p>Procure também pelo CNPJ. Se ela não estiver aqui, crie a página agora.</p>
        </div>
        <GuardedLink to={newSupplierPath(query)} look="secondary">
          Criar cadastro de fornecedor
        </GuardedLink>
      </section>
    </div>
  )
}
