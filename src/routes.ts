import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { ADDRESSES, type Address, type AddressName } from './addresses/table.ts'

/** Those that ask for nothing after their page, or by parts that bring the library for it with them. */
const COMPLETE: ReadonlySet<string> = new Set<AddressName>([
  'home',
  'password-recovery',
  'about',
  'accessibility',
  'alternatives',
  'news',
  'news-feed',
  'article',
  'article-preview',
  'latest-article',
  'careers',
  'careers-feed',
  'softwares',
  'side-by-side-preview',
  'software-details',
  'software-preview',
  'suppliers',
  'supplier-details',
  'supplier-preview',
  'supplier-landing',
  'fiscal-calendar',
  'market',
  'market-activity',
  'market-place',
  'marks',
  'badges',
  'transparency',
  'moderation-log',
  'my-lists',
  'how-we-verify',
  'open-data',
  'rating-index',
  'privacy',
  'privacy-pdf',
  'terms',
  'terms-pdf',
])

/** @param file without a folder; without an extension it is a component */
const screen = (file: string) => `routes/${file.includes('.') ? file : `${file}.tsx`}`

/** The layout around a screen; '' for none. */
const layoutOf = (id: string, address: Address) =>
  address.layout ?? (COMPLETE.has(id) ? '' : 'queries')

const screensIn = (around: string) =>
  Object.entries<Address>(ADDRESSES)
    .filter(([id, address]) => layoutOf(id, address) === around)
    .map(([id, { path, screen: file = id }]) =>
      path === '/' ? index(screen(file), { id }) : route(path.slice(1), screen(file), { id }),
    )

/** The screens of the table of addresses. An unknown address leads home. */
export default [
  ...screensIn(''),
  layout(screen('queries'), [...screensIn('queries'), layout(screen('admin'), screensIn('admin'))]),
  route('*', screen('unknown')),
] satisfies RouteConfig
