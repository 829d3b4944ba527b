import type { Review } from 'schema-dts'
import { maskCnpj } from '#/domain/cnpj.ts'
import { CONTEXT, type JsonLd, ratingOf } from '#/platform/json-ld.ts'
import { companyName, vendorDescription } from './names.ts'
import type { VendorWire } from './schema.ts'

/** A supplier as its page shows it. */
export const vendorLd = (
  vendor: VendorWire,
  publicUrl: string,
  { review }: { review?: Review[] },
): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  name: companyName(vendor),
  legalName: vendor.razaoSocial,
  description: vendorDescription(vendor),
  url: vendor.site || `${publicUrl}/supplier/details/${vendor._id}`,
  taxID: maskCnpj(vendor.cnpj),
  ...(vendor.links.logotipo_url && { logo: publicUrl + vendor.links.logotipo_url }),
  ...(vendor.cidade && {
    address: {
      '@type': 'PostalAddress',
      addressLocality: vendor.cidade,
      addressRegion: vendor.estado,
      addressCountry: 'BR',
    },
  }),
  ...ratingOf(vendor),
  ...(review && { review }),
})
