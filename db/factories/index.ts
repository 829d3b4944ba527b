export { dayFromNow, makeAdvertisement } from './advertising.ts'
export { makeCategory } from './categories.ts'
export { makeArticle, makeBanner } from './content.ts'
export {
  categoriesOf,
  giveOffer,
  linkOffer,
  makeOffer,
  makeOffersOf,
  textsOf,
} from './offers.ts'
export {
  deleteAdvertisement,
  isBannerActive,
  makePayment,
  paymentOf,
  paymentsAt,
  paymentsFor,
  showAdvertisement,
  stateOfAdvertisement,
} from './payments.ts'
export { makeQuote } from './quotes.ts'
export { rated } from './ratings.ts'
export { makeRecord } from './register.ts'
export { averageOf, makeReview } from './reviews.ts'
export { makeUser } from './users.ts'
export { cnpjNumber, giveDomain, giveVendor, makeVendor } from './vendors.ts'
