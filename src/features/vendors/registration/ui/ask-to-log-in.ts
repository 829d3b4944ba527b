import { openEntry } from '#/platform/browser/entry.ts'

/** The page stays as it is meanwhile, with all that was typed and chosen, and goes on after it. */
export const askToLogIn = () => openEntry({ view: 'login', register: true })
