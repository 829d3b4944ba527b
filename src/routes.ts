import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { ADDRESSES, type Address, type AddressName } from './addresses/table.ts'

/** Those that ask for nothing after their page: they load without the library for it. */
const COMPLETE: ReadonlySet<string> = new Set<AddressName>([
  'home',
  'password-recovery',
  'about',
  'news',
  'news-feed',
  'article',
  'latest-article',
  'careers',
  'careers-feed',
  'softwares',
  'suppliers',
  'supplier-landing',
  'privacy',
  'privacy-pdf',
  'terms',
  'terms-pdf',
])

/** @param file without a folder; without an extension it is a component */
const screen = (file: string) => `routes/${file.includes('.') ? file : `${file}.tsx`}`

const screens = (isComplete: boolean) =>
  Object.entries<Address>(ADDRESSES)
    .filter(([id]) => COMPLETE.has(id) === isComplete)
    .map(([id, { path, screen: file = id }]) =>
      path === '/' ? index(screen(file), { id }) : route(path.slice(1), screen(file), { id }),
    )

/** The screens of the table of addresses. An unknown address leads home. */
export default [
  ...screens(true),
  layout(screen('queries'), screens(false)),
  route('*', screen('unknown')),
] satisfies RouteConfig
