import { callData } from '#/platform/browser/api-client.ts'
import type { SummaryWire } from './schema.ts'

/** What the menu of the account of the person who is logged in shows. */
export const askSummary = (signal?: AbortSignal) =>
  callData<SummaryWire>('/v1/resumo', { signal, quiet: true })
