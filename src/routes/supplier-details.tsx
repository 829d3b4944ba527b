import { data } from 'react-router'
import { contractsOf } from '#/features/contracts/service.server.ts'
import { previewPath } from '#/features/previews/links.ts'
import { answeringOf } from '#/features/quotes/answering.server.ts'
import { reviewsLd } from '#/features/reviews/json-ld.ts'
import { REVIEWS_SHOWN } from '#/features/reviews/limits.ts'
import { shownReviews } from '#/features/reviews/listing.server.ts'
import { sanctionsOf } from '#/features/sanctions/service.server.ts'
import { shownTestimonials } from '#/features/testimonials/service.server.ts'
import { alertOf } from '#/features/transparency/alerts/service.server.ts'
import { vendorLd } from '#/features/vendors/json-ld.ts'
import { OFFERS_SHOWN } from '#/features/vendors/limits.ts'
import { companyName, vendorDescription } from '#/features/vendors/names.ts'
import { catalogueOfVendor, getVendorPage } from '#/features/vendors/service.server.ts'
import { breadcrumbs } from '#/platform/json-ld.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import { idFrom, orNull } from '#/platform/server/page-errors.server.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/supplier-details'
import { SupplierPage } from './supplier-page.tsx'

export const loader = pageLoader('supplier-details', async ({ db, env, tag, still, params }) => {
  const id = idFrom(params.id)
  tag(`vendor:${id}`, 'register')
  const found = await orNull(getVendorPage(db, id))
  // Nothing for visitors; who manages a page that is hidden sees it all the same.
  const publicUrl = env.PUBLIC_URL
  if (!found) return data({ id, publicUrl, page: null, noIndex: true }, { status: 404 })
  const { vendor, record, isBare, sold } = found
  // Not 'offers': a change of what others sell leaves this page as it is.
  tag(...sold)
  const slice = { page: 1, limit: OFFERS_SHOWN }
  const [reviews, softwares, servicos, testimonials, sanctions, contracts, answering, alert] =
    await Promise.all([
      shownReviews(db, { type: 'vendor', id, ratingCount: vendor.ratingCount }, REVIEWS_SHOWN),
      catalogueOfVendor(db, vendor, 'software', slice),
      catalogueOfVendor(db, vendor, 'service', slice),
      shownTestimonials(db, id),
      sanctionsOf(db, id),
      contractsOf(db, id),
      answeringOf(db, id),
      alertOf(db, id),
    ])
  const page = {
    vendor,
    record,
    reviews,
    softwares: { ...softwares, data: still(softwares.data) },
    servicos: { ...servicos, data: still(servicos.data) },
    testimonials,
    sanctions,
    answering,
    contracts,
    ...(alert && { alert }),
  }
  const sells = softwares.total + servicos.total > 0
  // The operator may have pages listed that say what the register says, and no more.
  const noIndex = isBare && !sells && !env.REGISTER_PAGES_INDEXED
  return data({ id, publicUrl, page, noIndex })
})

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.page) return []
  const { publicUrl, noIndex } = loaderData
  const { vendor, reviews } = loaderData.page
  return pageMeta({
    title: companyName(vendor),
    description: `${companyName(vendor)}: ${vendorDescription(vendor)}`,
    publicUrl,
    path: `/supplier/details/${vendor._id}`,
    preview: previewPath(`/supplier/details/${vendor._id}`),
    noIndex,
    jsonLd: [
      vendorLd(vendor, publicUrl, reviewsLd(reviews.data)),
      breadcrumbs(publicUrl, [
        { name: 'Fornecedores', path: '/suppliers' },
        { name: companyName(vendor), path: `/supplier/details/${vendor._id}` },
      ]),
    ],
  })
}

export default function SupplierDetails({
  loaderData: { id, publicUrl, page },
}: Route.ComponentProps) {
  const url = `${publicUrl}/supplier/details/${id}`
  // Another supplier's page begins again.
  return <SupplierPage key={id} id={id} url={url} published={page} />
}
