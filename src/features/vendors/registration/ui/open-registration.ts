import { ApiError } from '#/platform/browser/api-client.ts'
import type { OwnVendor } from '../../schema.ts'
import { completeTakeover, vendorWithOffers } from '../queries.ts'
import { type Draft, findDraft, stateFrom } from './draft.ts'
import { adoptDrafts, readDrafts, VISITOR } from './drafts.ts'
import type { Opening } from './opening.ts'
import type { WizardState } from './wizard-state.ts'

/** How a registration came to be as it is. */
export type Beginning = 'new' | 'restored' | 'resumed' | 'takenOver'

export interface Registration {
  state: WizardState
  beginning: Beginning
  /** Under which it is kept in the browser. */
  param: string
}

interface Opened {
  owner: string
  param: string
  opening: Opening
}

/**
 * What the wizard shows for an address: what its parameter says, the page that it names, and what
 * the browser kept.
 * @throws ApiError 403 or 404 for a page or request that is not the person's
 */
export async function openRegistration(
  { owner, param, opening }: Opened,
  signal: AbortSignal,
): Promise<Registration> {
  if (owner !== VISITOR) adoptDrafts(owner)
  const named = opening.kind === 'page' ? await completeTakeover(opening.id, signal) : undefined
  // The address may have named the request that led to the page.
  const company: Opening = named ? { kind: 'page', id: named._id } : opening
  const draft = findDraft(readDrafts(owner), param, company)
  const vendorId = named?._id ?? draft?.vendorId
  const { vendor, catalogue } = vendorId
    ? await ownPage(vendorId, signal)
    : { vendor: undefined, catalogue: [] }
  return {
    state: stateFrom(opening, { draft, vendor: vendor ?? named, catalogue }),
    beginning: beginningOf(opening, named, draft),
    param: draft?.param ?? param,
  }
}

function beginningOf(
  opening: Opening,
  named: OwnVendor | undefined,
  draft: Draft | undefined,
): Beginning {
  if (draft) return 'restored'
  if (!named) return 'new'
  // Who takes a page over comes by the request that was granted, not by the page.
  if (opening.kind === 'page' && opening.id !== named._id) return 'takenOver'
  return named.isDraft ? 'resumed' : 'new'
}

/** A page with its catalogue, if it is (still) one's own. */
async function ownPage(vendorId: string, signal: AbortSignal) {
  try {
    const { softwares, ...vendor } = await vendorWithOffers(vendorId, signal)
    if ('leads' in vendor) return { vendor, catalogue: softwares }
  } catch (error) {
    // The page is gone: what was written of it is left to begin again with.
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
  return { vendor: undefined, catalogue: [] }
}
