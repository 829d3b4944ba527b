import type { OwnVendor } from '../schema.ts'

/**
 * Whether a page says no more than the public register: it goes at once, as nothing is lost with it. Any other is
 * deleted in the profile, which asks before.
 */
export const isBare = (vendor: OwnVendor) =>
  vendor.isAssociated &&
  vendor.confirmado &&
  !vendor.isDraft &&
  vendor.ratingCount === 0 &&
  [
    vendor.descricao,
    vendor.email,
    vendor.telefone,
    vendor.logradouro,
    vendor.links.logotipo_url,
    vendor.links.capa_url,
    vendor.links.manifesto_url,
  ].every((own) => own === '')
