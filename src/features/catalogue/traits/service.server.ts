import * as repository from './repository.server.ts'

export type { Traits } from './repository.server.ts'

/** Each facet is written by one feature, in the transaction of what it follows from, which drops the pages. */
export const setTraits = repository.setTraits
