import { type OfferDraft, productBody } from '#/features/catalogue/offers/draft.ts'
import type { OfferCard, OfferWire } from '#/features/catalogue/schema.ts'
import type { AddressWire, CompanyWire } from '#/features/lookups/schema.ts'
import { callApi } from '#/platform/browser/api-client.ts'
import type { KnownVendor, OwnVendor, VendorWire } from '../schema.ts'

interface Answer<T> {
  data: T
}
type Catalogue = { softwares: OfferCard[] }

// What is asked while somebody types, or as a screen opens, is quiet: the screen says what came of it.

/** @param cnpj masked or bare @returns undefined for one that is free to be registered */
export async function vendorOfCnpj(cnpj: string, signal: AbortSignal) {
  const path = `/v1/vendor/cnpj/${encodeURIComponent(cnpj)}`
  const { data } = await callApi<Answer<KnownVendor[]>>(path, { signal, quiet: true })
  return data[0]
}

/** @throws ApiError 404 for a company that the public register does not have, 503 */
export async function companyOfCnpj(cnpj: string, signal: AbortSignal) {
  const path = `/v1/get-cnpj/${encodeURIComponent(cnpj)}`
  return (await callApi<Answer<CompanyWire>>(path, { signal, quiet: true })).data
}

/** @throws ApiError 404 for a code that does not exist, 503 */
export async function addressOfCep(cep: string, signal: AbortSignal) {
  return (await callApi<Answer<AddressWire>>(`/v1/get-cep/${cep}`, { signal, quiet: true })).data
}

/** @throws ApiError 400, 409 by field; the form says so */
export async function registerVendor(details: object, userId: string) {
  const body = { ...details, userId }
  const options = { method: 'POST', body } as const
  return (await callApi<Answer<OwnVendor>>('/v1/vendor', options)).data
}

export async function changeVendor(vendorId: string, details: object) {
  const options = { method: 'POST', body: details } as const
  return (await callApi<Answer<OwnVendor>>(`/v1/vendor/${vendorId}`, options)).data
}

/** The page that someone was given control of. @param id of the request or of the page */
export async function completeTakeover(id: string, signal: AbortSignal) {
  const path = `/v1/vendor/efetivarAcesso/${id}`
  return (await callApi<Answer<OwnVendor>>(path, { signal, quiet: true })).data
}

/** A page with its catalogue, as whoever asks may see it. */
export async function vendorWithOffers(vendorId: string, signal: AbortSignal) {
  const path = `/v1/vendor/${vendorId}`
  const options = { signal, quiet: true }
  return (await callApi<Answer<(OwnVendor | VendorWire) & Catalogue>>(path, options)).data
}

interface PageContent {
  descricao: string
  logotipo: File | null
  manifesto: File | null
}

/** Publishes a page; a file that is not sent stays as it was. */
export async function publishPage(
  vendorId: string,
  { descricao, logotipo, manifesto }: PageContent,
  { signal, onProgress }: { signal: AbortSignal; onProgress(sent: number): void },
) {
  const body = new FormData()
  body.set('descricao', descricao)
  if (logotipo) body.set('logotipo', logotipo)
  if (manifesto) body.set('manifesto', manifesto)
  const options = { method: 'POST', body, signal, onProgress } as const
  return (await callApi<Answer<OwnVendor>>(`/v1/vendor/page/${vendorId}`, options)).data
}

export async function removeVideo(vendorId: string) {
  const path = `/v1/vendor/manifesto/${vendorId}`
  return (await callApi<Answer<OwnVendor>>(path, { method: 'DELETE' })).data
}

/** @throws ApiError by field of the offer's form; the list of offers says so */
export async function addProduct(vendorId: string, userId: string, draft: OfferDraft) {
  const path = `/v1/vendor/products/${vendorId}/${userId}`
  const options = { method: 'POST', body: productBody(draft) } as const
  return (await callApi<Answer<OfferWire>>(path, options)).data
}

/** Takes an offer out of a supplier's catalogue. */
export const removeProduct = (vendorId: string, offerId: string) =>
  callApi(`/v1/vendor/desvincularSoftware/${vendorId}/${offerId}`)
