import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { lazyPart } from '#/components/lazy-part.tsx'
import { Tabs } from '#/components/tabs.tsx'
import { areaOf } from '#/features/area/queries.ts'
import { AreaScreen, NoPage } from '#/features/area/ui/area-screen.tsx'
import { AreaSkeleton } from '#/features/area/ui/area-skeleton.tsx'
import { AreaUnavailable } from '#/features/area/ui/area-unavailable.tsx'
import type { OfferForms } from '#/features/catalogue/offers/draft.ts'
import { ProfileUnavailable } from '#/features/profile/ui/profile-unavailable.tsx'
import { useOwnProfile } from '#/features/profile/ui/use-own-profile.ts'
import type { SoftwarePanelProps } from '#/features/vendors/products/ui/software-panel.tsx'
import { ApiError } from '#/platform/browser/api-client.ts'
import { useEntryWhileEmpty, useWriter } from '#/platform/browser/use-guard.ts'
import { useLast } from '#/platform/browser/use-last.ts'
import type { Route } from './+types/supplier-profile'
import type { SupplierAdministrationProps } from './supplier-administration.tsx'

interface PanelProps {
  vendorId: string
}

const AdministrationPanel = lazyPart<SupplierAdministrationProps>(
  () => import('./supplier-administration.tsx'),
)
const AdvertisementsPanel = lazyPart<PanelProps>(
  () => import('#/features/advertising/ui/advertisements-panel.tsx'),
)
const ConfirmationCard = lazyPart<PanelProps>(
  () => import('#/features/confirmation/ui/confirmation-card.tsx'),
  null,
)
const MakerPanel = lazyPart<PanelProps>(() => import('#/features/makers/ui/maker-panel.tsx'))
const StoriesPanel = lazyPart<PanelProps>(
  () => import('#/features/testimonials/ui/stories-panel.tsx'),
)
const SoftwarePanel = lazyPart<SoftwarePanelProps>(
  () => import('#/features/vendors/products/ui/software-panel.tsx'),
)

const OFFER_FORMS: OfferForms = {
  Software: lazyPart(() => import('#/features/catalogue/offers/ui/software-offer-form.tsx')),
  Serviço: lazyPart(() => import('#/features/catalogue/offers/ui/service-offer-form.tsx')),
}

/** What the address says of each tab. */
const TABS = ['', 'publicidades', 'historias', 'software']

export const meta: Route.MetaFunction = () => [{ title: 'Área do fornecedor · Praça' }]

/** Where those who manage a supplier's page look after it. The server knows nobody: a skeleton. */
export default function SupplierProfile() {
  const user = useWriter()
  return user ? <OwnPages key={user._id} userId={user._id} /> : <AreaSkeleton />
}

function OwnPages({ userId }: { userId: string }) {
  const [parameters] = useSearchParams()
  const profile = useOwnProfile(userId)
  const own = useLast(profile.own)
  useEntryWhileEmpty(!own)
  if (!own)
    return profile.isError ? <ProfileUnavailable onRetry={profile.refetch} /> : <AreaSkeleton />

  const pages = own.vendors.map(({ _id, nomeFantasia, razaoSocial }) => ({
    id: _id,
    name: nomeFantasia || razaoSocial,
  }))
  const vendorId = parameters.get('pagina') || pages[0]?.id
  if (!vendorId) return <NoPage isAdmin={own.type === 'Admin'} />
  return <SupplierArea key={vendorId} vendorId={vendorId} userId={own._id} pages={pages} />
}

interface SupplierAreaProps {
  vendorId: string
  userId: string
  pages: { id: string; name: string }[]
}

function SupplierArea({ vendorId, userId, pages }: SupplierAreaProps) {
  const [parameters, setParameters] = useSearchParams()
  const { data, error, refetch } = useQuery(areaOf(vendorId))
  const area = useLast(data)
  useEntryWhileEmpty(!area)
  // A session that ends is asked for where something is sent: until then all stays as it is.
  const hasEnded = error instanceof ApiError && error.status === 401
  if (error && !(area && hasEnded)) return <AreaUnavailable error={error} onRetry={refetch} />
  if (!area) return <AreaSkeleton />

  const { vendor } = area
  const panel = { vendorId: vendor._id }

  function open(index: number) {
    const chosen = new URLSearchParams({ pagina: vendor._id })
    const tab = TABS[index]
    if (tab) chosen.set('aba', tab)
    setParameters(chosen, { replace: true, preventScrollReset: true })
  }

  return (
    <AreaScreen
      area={area}
      pages={pages}
      urgent={!vendor.confirmado && <ConfirmationCard vendorId={vendor._id} />}
    >
      <Tabs
        label="Área do fornecedor"
        tabs={[
          {
            title: 'Administração da página',
            content: <AdministrationPanel vendor={vendor} userId={userId} />,
          },
          { title: 'Publicidades', content: <AdvertisementsPanel {...panel} /> },
          { title: 'Histórias de Sucesso', content: <StoriesPanel {...panel} /> },
          {
            title: 'Software',
            content: (
              <SoftwarePanel vendor={vendor} userId={userId} forms={OFFER_FORMS}>
                {vendor.confirmado && <MakerPanel {...panel} />}
              </SoftwarePanel>
            ),
          },
        ]}
        index={Math.max(0, TABS.indexOf(parameters.get('aba') ?? ''))}
        onChange={open}
      />
    </AreaScreen>
  )
}
