import { type OfferDraft, productBody } from '#/features/catalogue/offers/draft.ts'
import type { CatalogueCard, OfferWire } from '#/features/catalogue/schema.ts'
import type { AddressWire, CompanyWire } from '#/features/lookups/schema.ts'
import { type Answer, callApi, callData, type Upload } from '#/platform/browser/api-client.ts'
import type { FailureReason } from '#/platform/wire.ts'
import type { KnownVendor, OwnVendor, VendorWire } from '../schema.ts'

type Catalogue = { softwares: CatalogueCard[] }

// What is asked while somebody types, or as a screen opens, is quiet: the screen says what came of it.

/** Whether an address is a company's, not one that anybody gets. */
export const isCorporateEmail = (email: string, signal: AbortSignal) =>
  callData<boolean>(`/v1/vendor/email-corporativo?email=${encodeURIComponent(email)}`, {
    signal,
    quiet: true,
  })

/** @param cnpj masked or bare @returns undefined for one that is free to be registered */
export async function vendorOfCnpj(cnpj: string, signal: AbortSignal) {
  const path = `/v1/vendor/cnpj/${encodeURIComponent(cnpj)}`
  const { data } = await callApi<Answer<KnownVendor[]>>(path, { signal, quiet: true })
  return data[0]
}

/** @throws ApiError 404 for a company that the public register does not have, 503 */
export async function companyOfCnpj(cnpj: string, signal: AbortSignal) {
  const path = `/v1/get-cnpj/${encodeURIComponent(cnpj)}`
  return callData<CompanyWire>(path, { signal, quiet: true })
}

/** @throws ApiError 404 for a code that does not exist, 503 */
export async function addressOfCep(cep: string, signal: AbortSignal) {
  return callData<AddressWire>(`/v1/get-cep/${cep}`, { signal, quiet: true })
}

/** @throws ApiError 400, 409 by field; the form says so */
export async function registerVendor(details: object, userId: string) {
  const body = { ...details, userId }
  const options = { method: 'POST', body } as const
  return callData<OwnVendor>('/v1/vendor', options)
}

export async function changeVendor(vendorId: string, details: object) {
  const options = { method: 'POST', body: details } as const
  return callData<OwnVendor>(`/v1/vendor/${vendorId}`, options)
}

/** The page that someone was given control of. @param id of the request or of the page */
export async function completeTakeover(id: string, signal: AbortSignal) {
  const path = `/v1/vendor/efetivarAcesso/${id}`
  return callData<OwnVendor>(path, { signal, quiet: true })
}

/** A page with its catalogue, as the person who asks may see it. */
export async function vendorWithOffers(vendorId: string, signal: AbortSignal) {
  const path = `/v1/vendor/${vendorId}`
  const options = { signal, quiet: true }
  return callData<(OwnVendor | VendorWire) & Catalogue>(path, options)
}

interface PageContent {
  descricao: string
  logotipo: File | null
  capa: File | null
  manifesto: File | null
}

/** Publishes a page; a file that is not sent stays as it was. */
export async function publishPage(
  vendorId: string,
  { descricao, logotipo, capa, manifesto }: PageContent,
  upload: Upload,
) {
  const body = new FormData()
  body.set('descricao', descricao)
  if (logotipo) body.set('logotipo', logotipo)
  if (capa) body.set('capa', capa)
  if (manifesto) body.set('manifesto', manifesto)
  const options = { method: 'POST', body, ...upload } as const
  return callData<OwnVendor>(`/v1/vendor/page/${vendorId}`, options)
}

const remove = (medium: 'capa' | 'manifesto') => async (vendorId: string) =>
  callData<OwnVendor>(`/v1/vendor/${medium}/${vendorId}`, { method: 'DELETE' })

export const removeCover = remove('capa')
export const removeVideo = remove('manifesto')

/** @throws ApiError by field of the offer's form */
export async function addProduct(
  vendorId: string,
  userId: string,
  draft: OfferDraft,
  sending?: Upload | { quiet: FailureReason },
) {
  const path = `/v1/vendor/products/${vendorId}/${userId}`
  const options = { method: 'POST', body: productBody(draft), ...sending } as const
  return callData<OfferWire>(path, options)
}

/** Takes an offer out of a supplier's catalogue. */
export const removeProduct = (vendorId: string, offerId: string) =>
  callApi(`/v1/vendor/desvincularSoftware/${vendorId}/${offerId}`)
