import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { ADDRESSES, type Address } from './addresses/table.ts'

/** @param file without a folder; without an extension it is a component */
const screen = (file: string) => `routes/${file.includes('.') ? file : `${file}.tsx`}`

/** The screens of the table of addresses. An unknown address leads home. */
export default [
  ...Object.entries<Address>(ADDRESSES).map(([id, { path, screen: file = id }]) =>
    path === '/' ? index(screen(file), { id }) : route(path.slice(1), screen(file), { id }),
  ),
  route('*', screen('unknown')),
] satisfies RouteConfig
