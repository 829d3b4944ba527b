import { callData } from '#/platform/browser/api-client.ts'
import type { OfferWire } from '../schema.ts'

/** An offer for the person who may edit it, seen by others or not; null for anybody else. */
export async function offerEdition(id: string, signal?: AbortSignal) {
  const path = `/v1/software/${id}/edicao`
  return callData<OfferWire | null>(path, { signal, quiet: true })
}
