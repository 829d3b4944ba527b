import type { OfferDraft } from '#/features/catalogue/offers/draft.ts'
import { productsOfVendor } from '#/features/catalogue/queries.ts'
import type { CatalogueCard, OfferType } from '#/features/catalogue/schema.ts'
import { type Answer, callApi, type Upload } from '#/platform/browser/api-client.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import type { Resale } from '../products/schema.ts'
import * as registration from '../registration/queries.ts'
import type { OwnVendor, VendorVisibility } from '../schema.ts'

/** The whole catalogue of a supplier, page after page, for those who manage its page. */
export const catalogueOf = (vendorId: string, tipo: OfferType) =>
  productsOfVendor<CatalogueCard>('vendor-catalogue', vendorId, tipo)

// What follows changes a page. @throws ApiError, with its fields where a form shows them

async function post(path: string, body: object, options = {}) {
  const call = callApi<Answer<OwnVendor>>(path, { method: 'POST', body, ...options })
  return (await whileLoggedIn(call)).data
}

/** @param details as the supplier's forms hold them; what is not there stays */
export const saveVendor = (vendorId: string, details: object) =>
  post(`/v1/vendor/${vendorId}`, details)

export const showPart = (vendorId: string, visibility: VendorVisibility) =>
  post(`/v1/vendor/page/visible/${vendorId}`, visibility)

export function saveLogo(vendorId: string, logo: File) {
  const body = new FormData()
  body.set('logotipo', logo)
  return post(`/v1/vendor/logotipo/${vendorId}`, body)
}

export function saveCover(vendorId: string, cover: File) {
  const body = new FormData()
  body.set('capa', cover)
  return post(`/v1/vendor/capa/${vendorId}`, body)
}

export function saveVideo(vendorId: string, video: File, upload: Upload) {
  const body = new FormData()
  body.set('manifesto', video)
  return post(`/v1/vendor/manifesto/${vendorId}`, body, upload)
}

export const removeCover = (vendorId: string) => whileLoggedIn(registration.removeCover(vendorId))

export const removeVideo = (vendorId: string) => whileLoggedIn(registration.removeVideo(vendorId))

export const addOffer = (vendorId: string, userId: string, draft: OfferDraft, upload?: Upload) =>
  whileLoggedIn(registration.addProduct(vendorId, userId, draft, upload))

export const removeOffer = (vendorId: string, offerId: string) =>
  whileLoggedIn(registration.removeProduct(vendorId, offerId))

/** As an Admin, says whether a supplier sells what it added. */
export const confirmResale = (vendorId: string, resale: Resale) =>
  whileLoggedIn(
    callApi<Answer<null>>(`/v1/admin/suppliers/${vendorId}/revenda`, {
      method: 'POST',
      body: resale,
    }),
  )

/** Lets a supplier sell a software of the catalogue. */
export const linkSoftware = (vendorId: string, offerId: string) =>
  whileLoggedIn(callApi(`/v1/vendor/vincularSoftware/${vendorId}/${offerId}`))
