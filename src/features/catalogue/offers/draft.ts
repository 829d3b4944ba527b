import type { ComponentType } from 'react'
import type { Upload } from '#/platform/browser/api-client.ts'
import type { OfferType, OfferWire } from '../schema.ts'
import { eachText } from '../texts.ts'
import type { OfferForm, ServiceForm, SoftwareForm } from './schema.ts'

export type SoftwareValues = Omit<SoftwareForm, 'tipo' | 'isVisibleVendors'>
export type ServiceValues = Omit<ServiceForm, 'tipo'>

export interface Pictures {
  logotipo?: File
  /** Address of the logo that the offer has, which a new one replaces. */
  logo?: string
  /** New ones, and the addresses of those that the offer has. */
  fotos: (File | string)[]
  video?: File
  /** Address of the video that the offer has, which a new one replaces; '' once it is to be taken away. */
  film?: string
}

/** What is shown of a software of the catalogue. */
export interface CataloguePick {
  _id: string
  tipo: OfferType
  name: string
  logo: string
  category: string[]
}

interface Edited {
  /** Of an offer that is there already, when it was last edited. */
  updatedAt?: string
}

export interface NewSoftware extends Edited {
  tipo: 'Software'
  values: SoftwareValues
  pictures: Pictures
}
export interface NewService extends Edited {
  tipo: 'Serviço'
  values: ServiceValues
}
export type NewOffer = NewSoftware | NewService

/** An offer as it is written, before it is sent; `existing` is one that the catalogue has. */
export type OfferDraft = NewOffer | { tipo: 'existing'; offer: CataloguePick }

/** What the form of an offer gets, from a registration as from a supplier's page. */
export interface OfferFormProps<Offer extends NewOffer> {
  /** What it begins with. */
  offer: Offer
  /** Why it was refused, by field, where it was sent before. */
  refused: Record<string, string>
  /** Ids of software of the catalogue that the supplier has already. */
  taken: string[]
  /** Whether the supplier is confirmed: before that it adds no software that others put in. */
  isConfirmed?: boolean
  /** What keeping it is called, as 'Adicionar'. */
  submit: string
  /** Called with what is typed, for those who keep it. */
  onChange?(offer: Offer): void
  /** @throws ApiError by field of the form */
  onSubmit(offer: Offer, upload?: Upload): void | Promise<void>
  /**
   * A software of the catalogue was chosen in the place of a new one; without it none is offered.
   * @throws ApiError
   */
  onPick?(pick: CataloguePick): void | Promise<void>
  onCancel(): void
}

/** What the first facts of a new offer are asked with. */
export interface FirstSheetProps {
  offer: { id: string; tipo: OfferType; name: string }
  /** They are said, or left for later. */
  onDone(): void
}

/** The forms, for screens of other features, which are given them by their route. */
export interface OfferForms {
  /** What comes after the form of a new one. */
  Ficha: ComponentType<FirstSheetProps>
  Software: ComponentType<OfferFormProps<NewSoftware>>
  Serviço: ComponentType<OfferFormProps<NewService>>
}

/** An offer of which nothing is written yet. @param company who sells it */
export function emptyOffer(tipo: OfferType, company: string): NewOffer {
  const common = { name: '', category: [], description: '' }
  if (tipo === 'Serviço') return { tipo, values: { ...common, subCategoria: '' } }
  return {
    tipo,
    values: { ...common, ...eachText(() => ''), comercializadoPor: company },
    pictures: { fotos: [] },
  }
}

/** An offer of the catalogue, to be changed. */
export function draftOf(offer: OfferWire): NewOffer {
  const { tipo, updatedAt, name, category, description, subCategoria } = offer
  const common = { name, category, description }
  if (tipo === 'Serviço') return { tipo, updatedAt, values: { ...common, subCategoria } }
  const { fotos, links } = offer
  return {
    tipo,
    updatedAt,
    values: { ...common, ...eachText((_text, name) => offer[name]) },
    pictures: { logo: links.logotipo_url, fotos, film: links.video_url },
  }
}

export const pickOf = (offer: OfferWire): CataloguePick => ({
  _id: offer._id,
  tipo: offer.tipo,
  name: offer.name,
  logo: offer.links.logotipo_url,
  category: offer.category,
})

export const nameOf = (draft: OfferDraft) =>
  draft.tipo === 'existing' ? draft.offer.name : draft.values.name

export const kindOf = (draft: OfferDraft): OfferType =>
  draft.tipo === 'existing' ? draft.offer.tipo : draft.tipo

export const categoriesOf = (draft: OfferDraft) =>
  draft.tipo === 'existing' ? draft.offer.category : draft.values.category

export const hasPictures = (draft: OfferDraft) =>
  draft.tipo === 'Software' &&
  (draft.pictures.logotipo !== undefined ||
    draft.pictures.fotos.length > 0 ||
    draft.pictures.video !== undefined)

/** Without what only lasts as long as the page does. */
export const withoutPictures = (draft: OfferDraft): OfferDraft =>
  draft.tipo === 'Software' ? { ...draft, pictures: { fotos: [] } } : draft

/** Body of `POST /v1/vendor/products/{vendorId}/{userId}`. */
export function productBody(draft: OfferDraft): FormData {
  const body = new FormData()
  if (draft.tipo === 'existing') {
    body.set('_id', draft.offer._id)
    body.set('tipo', draft.offer.tipo)
    return body
  }
  const { category, ...texts }: Partial<OfferForm> & { category: string[] } = draft.values
  body.set('tipo', draft.tipo)
  for (const [name, text] of Object.entries(texts)) body.set(name, text as string)
  for (const name of category) body.append('category[]', name)
  if (draft.tipo === 'Software') {
    const { logotipo, fotos, video } = draft.pictures
    if (logotipo) body.set('logotipo', logotipo)
    if (video) body.set('video', video)
    for (const foto of fotos) body.append('fotos', foto)
  }
  return body
}

/** Body of `PUT /v1/software`. */
export function editBody(id: string, draft: NewOffer): FormData {
  const body = productBody(draft)
  body.set('_id', id)
  if (draft.updatedAt) body.set('updatedAt', draft.updatedAt)
  if (draft.tipo === 'Serviço') return body
  const { fotos, video, film } = draft.pictures
  if (fotos.length === 0) body.set('removerFotos', 'true')
  if (!film && !video) body.set('removerVideo', 'true')
  return body
}
