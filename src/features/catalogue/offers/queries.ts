import { type Answer, callApi, type Upload } from '#/platform/browser/api-client.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import type { OfferWire } from '../schema.ts'
import { editBody, type NewOffer } from './draft.ts'

/** @throws ApiError by field of the offer's form */
export async function saveOffer(id: string, draft: NewOffer, upload?: Upload) {
  const options = { method: 'PUT', body: editBody(id, draft), ...upload } as const
  return (await whileLoggedIn(callApi<Answer<OfferWire>>('/v1/software', options))).data
}

/** Shows or hides, on the page of an offer, who sells it. */
export async function showVendors(id: string, visivel: boolean) {
  const options = { method: 'POST', body: { visivel, categoria: 'vendors' } } as const
  const path = `/v1/software/page/visible/${id}`
  return (await whileLoggedIn(callApi<Answer<OfferWire>>(path, options))).data
}
