import { Link, useSearchParams } from 'react-router'
import { ButtonLink } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { Tabs } from '#/components/tabs.tsx'
import { ProfileSkeleton } from '#/features/profile/ui/profile-skeleton.tsx'
import { ProfileUnavailable } from '#/features/profile/ui/profile-unavailable.tsx'
import { useOwnProfile } from '#/features/profile/ui/use-own-profile.ts'
import { useLoggedIn } from '#/platform/use-guard.ts'
import type { Route } from './+types/supplier-profile'

interface PanelProps {
  vendorId: string
}

const AdministrationPanel = lazyPart<PanelProps>(
  () => import('#/features/vendors/ui/area/administration-panel.tsx'),
)
const AdvertisementsPanel = lazyPart<PanelProps>(
  () => import('#/features/advertising/ui/advertisements-panel.tsx'),
)
const StoriesPanel = lazyPart<PanelProps>(
  () => import('#/features/testimonials/ui/stories-panel.tsx'),
)
const SoftwarePanel = lazyPart<PanelProps>(
  () => import('#/features/vendors/ui/area/software-panel.tsx'),
)

/** What the address says of each tab. */
const TABS = ['', 'publicidades', 'historias', 'software']

export const meta: Route.MetaFunction = () => [
  { title: 'Área do fornecedor · Praça' },
  { name: 'robots', content: 'noindex' },
]

/** Where whoever manages a supplier's page looks after it. The server knows nobody: a skeleton. */
export default function SupplierProfile() {
  const user = useLoggedIn()
  const [parameters, setParameters] = useSearchParams()
  const { own, isError, refetch } = useOwnProfile(user?._id)
  if (!user || !own) return isError ? <ProfileUnavailable onRetry={refetch} /> : <ProfileSkeleton />

  const vendorId = parameters.get('pagina') ?? own.vendors[0]?._id
  if (!vendorId) {
    return (
      <EmptyState
        title="Você ainda não administra uma página de fornecedor."
        actions={<ButtonLink to="/supplier">Cadastrar minha empresa</ButtonLink>}
      >
        Cadastre a sua empresa ou peça o controle da página dela.
      </EmptyState>
    )
  }
  const panel = { vendorId }
  return (
    <div className="container">
      <h1>Área do fornecedor</h1>
      <Link to={`/supplier/details/${vendorId}`}>Ver página</Link>
      <Tabs
        label="Área do fornecedor"
        tabs={[
          { title: 'Administração da página', content: <AdministrationPanel {...panel} /> },
          { title: 'Publicidades', content: <AdvertisementsPanel {...panel} /> },
          { title: 'Histórias de Sucesso', content: <StoriesPanel {...panel} /> },
          { title: 'Software', content: <SoftwarePanel {...panel} /> },
        ]}
        index={Math.max(0, TABS.indexOf(parameters.get('aba') ?? ''))}
        onChange={(index) =>
          setParameters(
            (before) => {
              const tab = TABS[index]
              if (tab) before.set('aba', tab)
              else before.delete('aba')
              return before
            },
            { replace: true, preventScrollReset: true },
          )
        }
      />
    </div>
  )
}
