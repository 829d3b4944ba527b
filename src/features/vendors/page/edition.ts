import { callData } from '#/platform/browser/api-client.ts'
import type { VendorEdition } from '../schema.ts'

/** A page for those who manage it; null for anybody else. */
export async function vendorEdition(vendorId: string, signal: AbortSignal) {
  const path = `/v1/vendor/${vendorId}/edicao`
  return callData<VendorEdition | null>(path, { signal, quiet: true })
}
