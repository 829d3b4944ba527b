import { DESKS } from '#/features/desks.ts'
import type { Desk } from '#/platform/desk.ts'

/** The server renders a skeleton in the place of every desk. */
const DEFINITIONS = import.meta.env.SSR
  ? {}
  : import.meta.glob<{ default: Desk }>('../features/**/desk/desk.tsx')

/** Fetches the definition of a desk by its folder; undefined where there is none. */
export const definitionIn = (room: string | undefined) =>
  DEFINITIONS[`../features/${room}/desk.tsx`]

/** Whatever the case of the address, as the router has it. */
export const entryOf = (desk = '') => DESKS.find(({ path }) => path === desk.toLowerCase())
