import { data } from 'react-router'
import { ALTERNATIVES_SHOWN } from '#/features/alternatives/limits.ts'
import { alternativesOf, ownBeside } from '#/features/alternatives/service.server.ts'
import { offerLd } from '#/features/catalogue/json-ld.ts'
import { categoryPath } from '#/features/catalogue/links.ts'
import { offerWith } from '#/features/catalogue/service.server.ts'
import { vendorPath } from '#/features/companies/links.ts'
import { pricesBeside } from '#/features/contracts/service.server.ts'
import { plansLd, platformsLd } from '#/features/facts/json-ld.ts'
import { isUpToOthers, sheetBeside } from '#/features/facts/service.server.ts'
import { showSheet } from '#/features/facts/shown.server.ts'
import { previewPath } from '#/features/previews/links.ts'
import { publishedReadiness } from '#/features/readiness/page.server.ts'
import { readinessBeside } from '#/features/readiness/service.server.ts'
import { reviewsLd } from '#/features/reviews/json-ld.ts'
import { REVIEWS_SHOWN } from '#/features/reviews/limits.ts'
import { shownReviews } from '#/features/reviews/listing.server.ts'
import { summaryBeside } from '#/features/reviews/summary/service.server.ts'
import { alertOf } from '#/features/transparency/alerts/service.server.ts'
import { VENDORS_SHOWN } from '#/features/vendors/limits.ts'
import { sellersBeside } from '#/features/vendors/service.server.ts'
import { breadcrumbs } from '#/platform/json-ld.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import { idFrom } from '#/platform/server/page-errors.server.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import { sent } from '#/platform/still.ts'
import type { Route } from './+types/software-details'
import { SoftwarePage } from './software-page.tsx'

const readOffer = offerWith('page of an offer', {
  sheet: sheetBeside,
  isUpToOthers,
  summary: summaryBeside,
  readiness: readinessBeside,
  own: ownBeside,
  sellers: sellersBeside,
  paid: pricesBeside,
})

export const loader = pageLoader('software-details', async ({ db, env, tag, still, params }) => {
  const id = idFrom(params.id)
  tag(`offer:${id}`, 'register', 'law')
  const found = await readOffer(db, id)
  // Nothing for visitors; who may edit an offer that is hidden sees it all the same.
  const publicUrl = env.PUBLIC_URL
  if (!found) return data({ id, publicUrl, page: null }, { status: 404 })
  const { offer, sheet, summary, own, sellers } = found
  const vendors = sellers.page
  const [reviews, alternatives, readiness, alert] = await Promise.all([
    shownReviews(db, { type: 'offer', id, ratingCount: offer.ratingCount }, REVIEWS_SHOWN, summary),
    alternativesOf(db, own),
    offer.tipo === 'Software' ? publishedReadiness(db, found.readiness, still) : null,
    alertOf(db, id),
  ])
  tag(...sellers.tags, ...sheet.produtos.map((product) => `offer:${product._id}` as const))
  // What only others say of it counts while their pages stand, and again from then on: what changes that drops lists too.
  if (found.isUpToOthers) tag('offers')
  // Where they are hidden, who edits the page sees them all the same.
  const cards = offer.isVisibleVendors === false ? sent(vendors.data) : still(vendors.data)
  const others = alternatives.slice(0, ALTERNATIVES_SHOWN)
  // Not 'offers': a change of any other leaves this page as it is, until the night.
  tag('alternatives', ...others.map((other) => `offer:${other.id}` as const))
  // A service is one supplier's.
  const [seller] = offer.tipo === 'Serviço' && offer.isVisibleVendors !== false ? vendors.data : []
  const page = {
    offer,
    seller: seller ? { name: seller.titulo, path: vendorPath(seller.id) } : null,
    // Of those that are not shown here nobody knows: who asks sees.
    takesRequests:
      vendors.total > VENDORS_SHOWN ||
      vendors.data.some(({ recebePedidos }) => recebePedidos === true),
    sheet: showSheet(sheet),
    readiness,
    paid: found.paid,
    reviews,
    vendors: { ...vendors, data: cards },
    alternatives: still(others),
    ...(alert && { alert }),
  }
  return data({ id, publicUrl, page })
})

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.page) return []
  const { publicUrl } = loaderData
  const { offer, reviews, sheet } = loaderData.page
  return pageMeta({
    title: offer.name,
    description: offer.description || offer.slogan || `Avaliações e fornecedores de ${offer.name}.`,
    publicUrl,
    path: `/software/details/${offer._id}`,
    preview: previewPath(`/software/details/${offer._id}`),
    jsonLd: [
      offerLd(offer, publicUrl, {
        ...reviewsLd(reviews.data),
        ...plansLd(sheet.plans),
        ...platformsLd(sheet),
      }),
      breadcrumbs(publicUrl, [
        { name: 'Softwares e serviços', path: '/softwares' },
        ...offer.category.slice(0, 1).map((name) => ({ name, path: categoryPath(name) })),
        { name: offer.name, path: `/software/details/${offer._id}` },
      ]),
    ],
  })
}

export default function SoftwareDetails({
  loaderData: { id, publicUrl, page },
}: Route.ComponentProps) {
  const url = `${publicUrl}/software/details/${id}`
  // Another software's page begins again.
  return <SoftwarePage key={id} id={id} url={url} published={page} />
}
