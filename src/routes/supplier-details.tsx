import { data } from 'react-router'
import { maskCnpj } from '#/domain/cnpj.ts'
import { REVIEWS_SHOWN } from '#/features/reviews/limits.ts'
import { shownReviews } from '#/features/reviews/listing.server.ts'
import { shownTestimonials } from '#/features/testimonials/service.server.ts'
import { OFFERS_SHOWN } from '#/features/vendors/limits.ts'
import { companyName, vendorDescription } from '#/features/vendors/names.ts'
import { catalogueOfVendor, getVendor } from '#/features/vendors/service.server.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import { idFrom, orNull } from '#/platform/server/page-errors.server.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/supplier-details'
import { SupplierPage } from './supplier-page.tsx'

export const loader = pageLoader('supplier-details', async ({ db, env, tag, still, params }) => {
  const id = idFrom(params.id)
  tag(`vendor:${id}`, 'offers')
  const vendor = await orNull(getVendor(db, id))
  // Nothing for visitors; who manages a page that is hidden sees it all the same.
  const publicUrl = env.PUBLIC_URL
  if (!vendor) return data({ id, publicUrl, page: null }, { status: 404 })
  const slice = { page: 1, limit: OFFERS_SHOWN }
  const [reviews, softwares, servicos, testimonials] = await Promise.all([
    shownReviews(db, { type: 'vendor', id, ratingCount: vendor.ratingCount }, REVIEWS_SHOWN),
    catalogueOfVendor(db, vendor, 'software', slice),
    catalogueOfVendor(db, vendor, 'service', slice),
    shownTestimonials(db, id),
  ])
  const page = {
    vendor,
    reviews,
    softwares: { ...softwares, data: still(softwares.data) },
    servicos: { ...servicos, data: still(servicos.data) },
    testimonials,
  }
  return data({ id, publicUrl, page })
})

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.page) return []
  const { publicUrl } = loaderData
  const { vendor } = loaderData.page
  const url = `${publicUrl}/supplier/details/${vendor._id}`
  return pageMeta({
    title: companyName(vendor),
    description: `${companyName(vendor)}: ${vendorDescription(vendor)}`,
    publicUrl,
    path: `/supplier/details/${vendor._id}`,
    image: vendor.links.logotipo_url,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: companyName(vendor),
      legalName: vendor.razaoSocial,
      description: vendorDescription(vendor),
      url: vendor.site || url,
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
      ...(vendor.ratingCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: vendor.rating,
          reviewCount: vendor.ratingCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
    },
  })
}

export default function SupplierDetails({
  loaderData: { id, publicUrl, page },
}: Route.ComponentProps) {
  const url = `${publicUrl}/supplier/details/${id}`
  // Another supplier's page begins again.
  return <SupplierPage key={id} id={id} url={url} published={page} />
}
