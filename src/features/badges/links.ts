import type { BadgeName } from './kinds.ts'

/** The page that says which badges something has, and that verifies each. */
export const badgesPath = (id: string) => `/selos/${id}`
export const badgePath = (name: BadgeName, id: string) => `/selo/${name}/${id}.svg`
export const embedPath = (id: string) => `/embed/${id}`

/** What a badge measures, in pixels. */
export const BADGE_SIZE = { width: 250, height: 64 } as const
/** Room that the widget needs with every badge and a name of two lines. */
export const EMBED_SIZE = { width: 320, height: 240 } as const
