import type { ComponentType } from 'react'
import { Navigate, redirect, useOutletContext } from 'react-router'
import { DeskSkeleton } from '#/components/desk/desk-list.tsx'
import { DeskScreen, type DeskScreenProps } from '#/components/desk/desk-screen.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { DESKS } from '#/features/desks.ts'
import type { StoredUser } from '#/platform/browser/stored-user.ts'
import type { Route } from './+types/admin-desk'
import { definitionIn, entryOf } from './desk-definitions.ts'

type ScreenProps = Omit<DeskScreenProps, 'desk'>

/** By path; a definition is fetched when its desk is opened. */
const SCREENS = new Map<string, ComponentType<ScreenProps>>()
for (const { path, room } of DESKS) {
  const load = definitionIn(room)
  if (!load) continue
  const loadScreen = async () => {
    const { default: desk } = await load()
    return { default: (props: ScreenProps) => <DeskScreen desk={desk} {...props} /> }
  }
  SCREENS.set(path, lazyPart(loadScreen, <DeskSkeleton />))
}

// The desk of the first page begins to load with this file, not once the screen is drawn.
if (!import.meta.env.SSR)
  definitionIn(entryOf(location.pathname.split('/')[2])?.room)?.().catch(() => {})

export const meta: Route.MetaFunction = ({ params }) => {
  const { title, pageTitle = `${title} · Administração · Praça` } = entryOf(params.desk) ?? {}
  return [{ title: pageTitle }]
}

/** An address of no desk leads home, as every unknown one does. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ params }) => {
    if (!entryOf(params.desk)?.room) throw redirect('/')
  },
]

/** The desk that the address names. */
export default function AdminDesk({ params: { desk } }: Route.ComponentProps) {
  const { _id } = useOutletContext<StoredUser>()
  const { path = '', title = '' } = entryOf(desk) ?? {}
  const Screen = SCREENS.get(path)
  return Screen ? (
    <Screen key={path} path={`/admin/${path}`} title={title} adminId={_id} />
  ) : (
    <Navigate to="/" replace />
  )
}
