import { SearchX } from 'lucide-react'
import { ButtonLink } from '#/components/button.tsx'
import { FocusScreen } from '#/components/focus-screen.tsx'
import { Link } from '#/components/link.tsx'
import { searchFrom } from '#/domain/search.ts'
import { useLoggedIn } from '#/platform/browser/use-guard.ts'
import { newSupplierPath, SUPPLIER_LANDING } from '#/platform/links.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/supplier-not-found'
import styles from './supplier-not-found.module.css'

export const loader = pageLoader('supplier-not-found', ({ params, env }) => ({
  query: searchFrom(params.textSearch),
  publicUrl: env.PUBLIC_URL,
}))

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Fornecedor não cadastrado',
        description: 'Crie o cadastro da sua empresa na Praça.',
        publicUrl: loaderData.publicUrl,
        path: '/supplier-not-found',
      })
    : []

/**
 * After a search that found nothing. A visitor is sent home and asked to log in, with the reason;
 * that leads back, so that the search is not lost.
 */
export default function SupplierNotFound({ loaderData }: Route.ComponentProps) {
  const { query } = loaderData
  const user = useLoggedIn(
    `Ainda não há um fornecedor “${query}” por aqui. Entre ou cadastre-se para criar o cadastro dele.`,
  )
  if (!user) {
    return (
      <div className="container" role="status" aria-label="Carregando">
        <div className={styles.waiting} />
      </div>
    )
  }
  return (
    <FocusScreen
      title="Este fornecedor ainda não está cadastrado"
      icon={<SearchX aria-hidden="true" />}
      actions={
        <>
          <ButtonLink to={newSupplierPath(query)}>Criar cadastro de fornecedor</ButtonLink>
          <ButtonLink to="/" look="secondary">
            Voltar ao início
          </ButtonLink>
        </>
      }
    >
      <p>
        Não encontramos “{query}”. Confira o nome ou o CNPJ e{' '}
        <Link to={SUPPLIER_LANDING}>pesquise de novo</Link>, ou crie a página da empresa agora.
      </p>
    </FocusScreen>
  )
}
