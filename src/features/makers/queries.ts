import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import type { MakerCandidate } from './schema.ts'

/** Software that a maker may ask for. @param query a part of its name; '' for what names it as maker */
export const candidatesFor = (vendorId: string, query: string) =>
  queryOptions({
    queryKey: ['maker-candidates', vendorId, query],
    queryFn: ({ signal }) =>
      callData<MakerCandidate[]>(
        `/v1/vendor/${vendorId}/softwares-a-pedir?query=${encodeURIComponent(query)}`,
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
  })

export const askForOffer = (vendorId: string, offerId: string) =>
  callApi<Answer<{ status: 'granted' | 'waiting' }>>(
    `/v1/vendor/${vendorId}/pedir-software/${offerId}`,
    { method: 'POST' },
  )
