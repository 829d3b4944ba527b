import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useMatches } from 'react-router'
import { DeskSkeleton } from '#/components/desk/desk-list.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { isWithin } from '#/components/shell/links.ts'
import { PlaceSwitch } from '#/components/workspace/place-switch.tsx'
import { useWorkMemory } from '#/components/workspace/work-memory.ts'
import { Workspace } from '#/components/workspace/workspace.tsx'
import { SetUpFirst } from '#/features/accounts/second-factor/ui/set-up-first.tsx'
import { ownSummary } from '#/features/area/queries.ts'
import { DESK_GROUPS, DESKS } from '#/features/desks.ts'
import { waitingNow } from '#/features/overview/queries.ts'
import { QUEUES } from '#/features/overview/queues.ts'
import type { WaitingWire } from '#/features/overview/schema.ts'
import { lacksSecondFactor } from '#/platform/browser/confirmation.ts'
import { useStore } from '#/platform/browser/store.ts'
import { useAdmin, WRITING } from '#/platform/browser/use-guard.ts'
import { supplierAreaPath } from '#/platform/links.ts'
import { findInDesks } from './desk-records.ts'

const NewWaiting = lazyPart(() => import('#/features/overview/ui/new-waiting.tsx'))

/** Around the screens of Admins: who may see them, and the ways between them. */
export default function AdminLayout() {
  const admin = useAdmin(useMatches().at(-1)?.handle === WRITING)
  const setsUpFirst = useStore(lacksSecondFactor)
  const { pathname } = useLocation()
  const { filters } = useWorkMemory()
  const adminId = admin?._id ?? ''
  const isKnown = admin !== undefined && !setsUpFirst
  const waiting = useQuery({ ...waitingNow(), enabled: isKnown })
  const summary = useQuery({ ...ownSummary(adminId), enabled: isKnown })
  if (setsUpFirst) return <SetUpFirst />

  const linkTo = ({ path, title }: (typeof DESKS)[number]) => {
    const to = path ? `/admin/${path}` : '/admin'
    const filter = filters[to]
    return {
      to: filter ? `${to}?${filter}` : to,
      text: title,
      isHere: path ? isWithin(pathname, to) : isAt(pathname, to),
      count: path ? countAt(path, waiting.data) : undefined,
    }
  }
  const groups = [undefined, ...DESK_GROUPS].map((title) => ({
    title,
    links: DESKS.filter(({ group }) => group === title).map(linkTo),
  }))
  const all = waiting.data?.reduce((sum, { total }) => sum + total, 0) ?? 0
  const places = summary.data?.paginas.map(({ _id, nome, naoLidas }) => ({
    to: supplierAreaPath(_id),
    name: nome,
    count: naoLidas,
  }))
  return (
    <Workspace
      label="Administração"
      groups={groups}
      place={<PlaceSwitch kind="Praça" name="Administração" places={places ?? []} />}
      bell={{ to: '/admin', count: all, children: <NewWaiting /> }}
      findRecords={findInDesks}
      scope={adminId}
    >
      {/* The server knows nobody, so it renders the skeleton. */}
      {admin ? <Outlet context={admin} /> : <DeskSkeleton />}
    </Workspace>
  )
}

const isAt = (pathname: string, to: string) => pathname.toLowerCase().replace(/\/$/, '') === to

/** How much waits at a desk, in all of its queues. */
const countAt = (path: string, waiting: WaitingWire = []) =>
  waiting
    .filter(({ fila }) => QUEUES[fila].desk === path)
    .reduce((sum, { total }) => sum + total, 0)
