import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPart } from '#/components/lazy-part.tsx'
import type { Command } from '#/components/workspace/command.ts'
import { PlaceSwitch } from '#/components/workspace/place-switch.tsx'
import { Workspace } from '#/components/workspace/workspace.tsx'
import { ownSummary, waitingAt } from '#/features/area/queries.ts'
import type { WaitingWire } from '#/features/area/schema.ts'
import type { NewNotificationsProps } from '#/features/notifications/ui/new-notifications.tsx'
import { companyName } from '#/features/vendors/names.ts'
import type { OwnVendor } from '#/features/vendors/schema.ts'
import { supplierAreaPath } from '#/platform/links.ts'
import { findInCatalogue } from './area-records.ts'

const NewNotifications = lazyPart<NewNotificationsProps>(
  () => import('#/features/notifications/ui/new-notifications.tsx'),
)

/** The screens of a supplier's area, by what the address says of each; one of several parts has a title above them. */
const SCREENS = [
  { tab: '', text: 'Administração da página', hasParts: false },
  { tab: 'orcamentos', text: 'Orçamentos', hasParts: false },
  { tab: 'publicidades', text: 'Publicidades', hasParts: false },
  { tab: 'convites', text: 'Convites para avaliar', hasParts: false },
  { tab: 'historias', text: 'Histórias de Sucesso', hasParts: true },
  { tab: 'software', text: 'Software', hasParts: true },
  { tab: 'webhook', text: 'Webhook', hasParts: false },
] as const

/** How much waits at each screen, as the first of them lists it. */
const countsOf = (waiting: WaitingWire): Record<string, number> => ({
  '':
    waiting.semResposta.reduce((sum, { total }) => sum + total, 0) +
    (waiting.dadosNaReceita?.diferencas.length ?? 0),
  orcamentos: waiting.orcamentosSemResposta,
  publicidades: waiting.publicidadesEmAnalise,
  software: waiting.fichas.length,
})

const [FIRST] = SCREENS

/** Which screen an address names; the first, unless it names another. */
export const screenOf = (tab: string | null) =>
  SCREENS.find((screen) => screen.tab === tab) ?? FIRST

interface AreaFrameProps {
  /** Undefined while it is not known whose it is. */
  vendor?: OwnVendor
  user?: { _id: string; type?: string }
  children: ReactNode
}

/** Around the screens of a supplier's area: the ways between them, and to the person's other pages. */
export function AreaFrame({ vendor, user, children }: AreaFrameProps) {
  const [parameters] = useSearchParams()
  const summary = useQuery({ ...ownSummary(user?._id ?? ''), enabled: user !== undefined })
  const waiting = useQuery({ ...waitingAt(vendor?._id ?? ''), enabled: vendor !== undefined })
  const counts = waiting.data ? countsOf(waiting.data) : {}
  const here = screenOf(parameters.get('aba')).tab
  const pathOf = (tab: string) =>
    vendor ? supplierAreaPath(vendor._id, tab) : `/supplier/profile${tab && `?aba=${tab}`}`
  const pages = summary.data?.paginas ?? []
  const unread = pages.find(({ _id }) => _id === vendor?._id)?.naoLidas ?? 0
  const places = pages
    .filter(({ _id }) => _id !== vendor?._id)
    .map(({ _id, nome, naoLidas }) => ({ to: supplierAreaPath(_id), name: nome, count: naoLidas }))
  const administration = { to: '/admin', name: 'Administração' }
  const own = {
    links: SCREENS.map(({ tab, text }) => ({
      to: pathOf(tab),
      text,
      isHere: tab === here,
      count: counts[tab],
    })),
  }
  const out = {
    links: vendor
      ? [
          {
            to: `/supplier/details/${vendor._id}`,
            text: 'Página pública',
            isHere: false,
            icon: <ExternalLink aria-hidden="true" />,
          },
          ...(vendor.visivel
            ? [
                {
                  to: `/selos/${vendor._id}`,
                  text: 'Selos',
                  isHere: false,
                  icon: <ExternalLink aria-hidden="true" />,
                },
              ]
            : []),
        ]
      : [],
  }
  return (
    <Workspace
      label="Área do fornecedor"
      groups={vendor ? [own, out] : [own]}
      place={
        <PlaceSwitch
          kind="Fornecedor"
          name={vendor ? companyName(vendor) : '…'}
          places={user?.type === 'Admin' ? [...places, administration] : places}
        />
      }
      bell={{
        to: `${pathOf('')}#notificacoes`,
        count: unread,
        children: vendor && <NewNotifications vendorId={vendor._id} />,
      }}
      commands={places.map(({ to, name }): Command => ({ group: 'Páginas', text: name, to }))}
      findRecords={findInCatalogue(vendor?._id)}
      scope={vendor?._id ?? ''}
    >
      {children}
    </Workspace>
  )
}
