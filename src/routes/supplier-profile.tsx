import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPart } from '#/components/lazy-part.tsx'
import { rememberPage, workMemory } from '#/components/workspace/work-memory.ts'
import { areaOf } from '#/features/area/queries.ts'
import { AreaScreen, NoPage } from '#/features/area/ui/area-screen.tsx'
import { AreaSkeleton } from '#/features/area/ui/area-skeleton.tsx'
import { AreaUnavailable } from '#/features/area/ui/area-unavailable.tsx'
import { ProfileUnavailable } from '#/features/profile/ui/profile-unavailable.tsx'
import { useOwnProfile } from '#/features/profile/ui/use-own-profile.ts'
import type { SoftwarePanelProps } from '#/features/vendors/products/ui/software-panel.tsx'
import { ApiError } from '#/platform/browser/api-client.ts'
import type { StoredUser } from '#/platform/browser/stored-user.ts'
import { useEntryWhileEmpty, useWriter } from '#/platform/browser/use-guard.ts'
import { useLast } from '#/platform/browser/use-last.ts'
import type { Route } from './+types/supplier-profile'
import { AreaFrame, screenOf } from './area-frame.tsx'
import { OFFER_FORMS } from './offer-forms.ts'
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
const InboxPanel = lazyPart<PanelProps>(() => import('#/features/quotes/ui/inbox-panel.tsx'))
const InvitationsPanel = lazyPart<PanelProps>(
  () => import('#/features/review-invitations/ui/invitations-panel.tsx'),
)
const StoriesPanel = lazyPart<PanelProps>(
  () => import('#/features/testimonials/ui/stories-panel.tsx'),
)
const SoftwarePanel = lazyPart<SoftwarePanelProps>(
  () => import('#/features/vendors/products/ui/software-panel.tsx'),
)
const WebhookPanel = lazyPart<PanelProps>(() => import('#/features/webhooks/ui/webhook-panel.tsx'))

export const meta: Route.MetaFunction = () => [{ title: 'Área do fornecedor · Praça' }]

/** Where those who manage a supplier's page look after it. The server knows nobody: a skeleton. */
export default function SupplierProfile() {
  const user = useWriter()
  return user ? <OwnPages key={user._id} user={user} /> : <Waiting />
}

interface WaitingProps {
  user?: StoredUser
}

const Waiting = ({ user }: WaitingProps) => (
  <AreaFrame user={user}>
    <AreaSkeleton />
  </AreaFrame>
)

function OwnPages({ user }: { user: StoredUser }) {
  const [parameters] = useSearchParams()
  const profile = useOwnProfile(user._id)
  const own = useLast(profile.own)
  useEntryWhileEmpty(!own)
  if (!own)
    return profile.isError ? (
      <ProfileUnavailable onRetry={profile.refetch} />
    ) : (
      <Waiting user={user} />
    )

  const last = own.vendors.find(({ _id }) => _id === workMemory().page) ?? own.vendors[0]
  const vendorId = parameters.get('pagina') || last?._id
  if (!vendorId) return <NoPage isAdmin={own.type === 'Admin'} />
  return <SupplierArea key={vendorId} vendorId={vendorId} user={user} />
}

interface SupplierAreaProps {
  vendorId: string
  user: StoredUser
}

function SupplierArea({ vendorId, user }: SupplierAreaProps) {
  const [parameters] = useSearchParams()
  const { data, error, refetch } = useQuery(areaOf(vendorId))
  const area = useLast(data)
  useEntryWhileEmpty(!area)
  const isThere = area !== undefined
  useEffect(() => {
    if (isThere) rememberPage(vendorId)
  }, [isThere, vendorId])
  // A session that ends is asked for where something is sent: until then all stays as it is.
  const hasEnded = error instanceof ApiError && error.status === 401
  if (error && !(area && hasEnded)) return <AreaUnavailable error={error} onRetry={refetch} />
  if (!area) return <Waiting user={user} />

  const { vendor } = area
  const panel = { vendorId: vendor._id }
  const { tab, text, hasParts } = screenOf(parameters.get('aba'))
  const screens: Record<string, ReactNode> = {
    '': <AdministrationPanel area={area} userId={user._id} />,
    orcamentos: <InboxPanel {...panel} />,
    publicidades: <AdvertisementsPanel {...panel} />,
    convites: <InvitationsPanel {...panel} />,
    historias: <StoriesPanel {...panel} />,
    software: (
      <SoftwarePanel vendor={vendor} userId={user._id} forms={OFFER_FORMS}>
        {vendor.confirmado && <MakerPanel {...panel} />}
      </SoftwarePanel>
    ),
    webhook: <WebhookPanel {...panel} />,
  }
  return (
    <AreaFrame vendor={vendor} user={user}>
      <AreaScreen
        vendor={vendor}
        title={tab && text}
        hasParts={hasParts}
        urgent={!vendor.confirmado && <ConfirmationCard vendorId={vendor._id} />}
      >
        {screens[tab]}
      </AreaScreen>
    </AreaFrame>
  )
}
