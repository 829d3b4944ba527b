import { v7 as uuidv7 } from 'uuid'
import { standardCategories } from '#/features/catalogue/categories/standard.ts'
import { DEMO_EMAILS } from './accounts.ts'
import { SUPPLIER_COMMENTS } from './data/reviews/fornecedores.ts'
import { GENERAL_COMMENTS, VENDOR_COMMENTS } from './data/reviews/gerais.ts'
import { BUSINESS_COMMENTS } from './data/reviews/negocios.ts'
import { PRODUCT_COMMENTS } from './data/reviews/produtos.ts'
import { SECTOR_COMMENTS } from './data/reviews/setores.ts'
import { SHEETS } from './data/sheets/index.ts'
import { Pictures } from './pictures.ts'
import { activityRows } from './rows/activity.ts'
import {
  links,
  type PlannedSoftware,
  type PlannedVendor,
  photoRows,
  plannedServices,
  plannedSoftware,
  plannedVendors,
  suggestionRows,
} from './rows/catalogue.ts'
import { articleRows, bannerRows } from './rows/editorial.ts'
import { outcomeRows } from './rows/outcomes.ts'
import { demoUsers, formerAdmin, profilesOf, reviewers } from './rows/people.ts'
import { labelled, proofRows } from './rows/proofs.ts'
import { quoteRows } from './rows/quotes.ts'
import { readinessRows } from './rows/readiness.ts'
import { answered, replyRows } from './rows/replies.ts'
import { type ReviewTarget, reviewRows } from './rows/reviews.ts'
import { searchRows } from './rows/searches.ts'
import { sheetRows } from './rows/sheets.ts'
import { testimonialRows } from './rows/testimonials.ts'
import { daysBefore } from './rows/time.ts'
import { watchRows } from './rows/watches.ts'

/** What the supplier of the demonstration looks after. */
const OWNED = { vendor: 'lince', software: 'Lince ERP' }
/** Of what it makes, what it also edits: its sheet is not full. */
const ALSO_EDITED = 'Mirante Painéis'
/** For how long it has done so, in days. */
const KEPT_DAYS = 400
/** What its accounts say to use. */
const USED = ['Lince ERP', 'Planalto BI', 'Caju Vendas', 'Atende Mais']
/** And of what of it the user wrote a review. */
const REVIEWED = ['Planalto BI', 'Atende Mais']
/** What its supplier and its Admin want news of. */
const RIVAL = 'Tarumã ERP'
/** The category of which all of them do. */
const WATCHED = 'CRM'

const COMMENTS = { ...BUSINESS_COMMENTS, ...SECTOR_COMMENTS }

const softwareTarget = ({ seed, row }: PlannedSoftware): ReviewTarget => ({
  id: row.id,
  name: seed.name,
  kind: 'offer',
  mean: seed.mean,
  count: seed.reviews,
  theme: seed.theme,
  sectors: SHEETS[seed.name]?.sectors?.split(' ') ?? [],
  pools: [PRODUCT_COMMENTS[seed.name] ?? [], COMMENTS[seed.theme] ?? [], GENERAL_COMMENTS],
})

const vendorTarget = ({ seed, row }: PlannedVendor): ReviewTarget => ({
  id: row.id,
  name: seed.nomeFantasia ?? seed.razaoSocial,
  kind: 'vendor',
  mean: seed.mean ?? 0,
  count: seed.reviews ?? 0,
  sectors: [],
  pools: [SUPPLIER_COMMENTS[seed.key] ?? [], VENDOR_COMMENTS],
})

/** Every row and picture of the demonstration, ready to write; the same each time but for ids and dates. */
export function planDemo(now: Date) {
  const pictures = new Pictures()
  const people = reviewers(pictures, now)
  const accounts = demoUsers(pictures, now)
  const former = formerAdmin(now)
  const categories = standardCategories()
  const vendors = plannedVendors(pictures, now)
  const software = plannedSoftware(pictures, now)
  const services = plannedServices(now)

  const targets = [...software.map(softwareTarget), ...vendors.map(vendorTarget)]
  const reviews = reviewRows(targets, people, now)
  for (const { seed, row } of software) {
    const review = reviews.rows.find(({ offerId, comment }) => offerId === row.id && comment)
    if (review && REVIEWED.includes(seed.name)) review.userId = accounts.user.id
  }
  const counted = <Row extends { id: string }>(row: Row) => ({
    ...row,
    ...reviews.totals.get(row.id),
  })

  const { monthlyFrom, ...sheets } = sheetRows([...software, ...services], now)

  const { offerCategories, vendorOffers } = links(categories, vendors, [
    ...software.map(({ seed, row }) => ({ ...seed, row })),
    ...services.map((service) => ({ ...service, vendors: [service.vendor] })),
  ])
  const vendorId = vendors.find(({ seed }) => seed.key === OWNED.vendor)?.row.id
  const offerId = software.find(({ seed }) => seed.name === OWNED.software)?.row.id
  const watched = categories.find(({ name }) => name === WATCHED)
  const rivalId = software.find(({ seed }) => seed.name === RIVAL)?.row.id
  const other = people[0]
  if (!vendorId || !offerId || !rivalId || !watched || !other)
    throw new Error(`There is nothing for ${DEMO_EMAILS.supplier} to own.`)
  const owned = { vendorId, offerId }

  const replies = Object.values(owned).flatMap((id) => {
    const received = reviews.rows.filter(({ offerId, vendorId }) => id === (offerId ?? vendorId))
    return replyRows(received, accounts.supplier.id, now)
  })

  const received = answered(labelled(reviews.rows), replies)
  const banners = bannerRows(pictures, now).map((row) => ({ ...row, id: uuidv7() }))
  const readiness = readinessRows(software, reviews.rows, now)
  const { soldBanners, heldReviews, keepers, ...activity } = activityRows({
    pictures,
    accounts,
    formerAdmin: former,
    people: people.map(({ person }) => person),
    vendors,
    software,
    reviews: reviews.rows,
    banners,
    declared: readiness.offerReadiness,
    owned,
    now,
  })
  const vendorAdmins = [
    {
      vendorId: owned.vendorId,
      userId: accounts.supplier.id,
      createdAt: daysBefore(now, KEPT_DAYS),
      acceptedAt: daysBefore(now, KEPT_DAYS),
    },
    ...keepers,
  ]
  const { answered: asked, ...quotes } = quoteRows({
    askers: {
      user: accounts.user.id,
      supplier: accounts.supplier.id,
      admin: accounts.admin.id,
      other: other.person.id,
    },
    vendors,
    software,
    admins: vendorAdmins,
    now,
  })

  return {
    pictures,
    users: [...people.map(({ person }) => person), ...Object.values(accounts), former],
    categories,
    categorySuggestions: suggestionRows(accounts.user.id, now),
    vendors: vendors.map(({ row }) => counted(row)),
    offers: [...software, ...services].map(({ row }) => ({
      ...counted(row),
      monthlyFromCents: monthlyFrom.get(row.id)?.cents ?? null,
      monthlyFromUnit: monthlyFrom.get(row.id)?.unit ?? null,
    })),
    offerCategories,
    offerPhotos: photoRows(pictures, software),
    vendorOffers,
    ...sheets,
    ...readiness,
    ...activity,
    vendorAdmins,
    offerOwners: software
      .filter(({ seed }) => [OWNED.software, ALSO_EDITED].includes(seed.name))
      .map(({ row }) => ({ offerId: row.id, userId: accounts.supplier.id })),
    reviews: [...received, ...heldReviews],
    ...proofRows(reviews.rows, now),
    reviewReplies: replies,
    ...quotes,
    outcomes: outcomeRows({ vendorId, reviews: received, asked, now }),
    watches: [
      ...watchRows(accounts.user.id, { offerId, vendorId, categoryId: watched.id }, now),
      ...[accounts.supplier, accounts.admin].flatMap(({ id }) =>
        watchRows(id, { offerId: rivalId, categoryId: watched.id }, now),
      ),
    ],
    ...testimonialRows(pictures, { vendors, software }, now),
    articles: articleRows(pictures, now),
    banners: [...banners, ...soldBanners],
    ...searchRows(now),
    userSoftwares: software
      .filter(({ seed }) => USED.includes(seed.name))
      .flatMap(({ row }) =>
        Object.values(accounts).map(({ id }) => ({ userId: id, offerId: row.id })),
      ),
    ...profilesOf(accounts, now),
  }
}
