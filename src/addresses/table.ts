import { facetParameters, OFFER_FACETS, VENDOR_FACETS } from './facets.ts'
import { FLAG, idsUpTo, ONE_ID, oneOf, PAGE, type Parameter, TEXT } from './parameters.ts'

/** An address of the product, and what must be known of it before its page is rendered. */
export interface Address {
  /** As the router writes it. */
  path: string
  /** File of `src/routes`, where it is not the row's name with the extension `.tsx`. */
  screen?: string
  /** File of `src/routes` that is around its screen and those of others. */
  layout?: string
  /**
   * The parameters that its page reads, in alphabetical order; the server renders and keeps the page
   * by these alone. 'browser': any, as only code in the browser reads them.
   */
  parameters?: Record<string, Parameter<unknown>> | 'browser'
  /** The path carries a secret: nobody keeps the page, and no other site learns its address. */
  isSecret?: true
  /** The server renders it alike whatever its path names: the browser alone knows who asks, and what they may see. */
  isAlike?: true
  /** People work there: its shell is compact, without advertisements (`work.ts`). */
  isWork?: true
  /** Search engines are asked not to list it. */
  noIndex?: true
  /** Its scripts load at the first sign of a person: without them nothing is missing before (decision 46). */
  waits?: true
  /** It shows words that anybody makes up, or what they find: how many of them one address is given in a minute has a bound. */
  searches?: true
  /** It is a picture, drawn for who asks: one after the other, and few of one address in a minute. */
  isPicture?: true
  /** The sitemap names it; where the path has an id, with one file or more for all of its ids. */
  inSitemap?: true
  /** What analytics count it as; without it, the part of the path before its first variable. */
  group?: string
}

const ARTICLE_ORDER = oneOf('recentes', 'antigos')
const { tipo, ...OFFERS } = facetParameters(OFFER_FACETS)
/** Ids of what is chosen to be compared. */
const COMPARED = idsUpTo(4)
/** Cards, or dense rows. */
const LIST_LOOK = oneOf('cartoes', 'linhas')
const EXPLORER_ORDER = oneOf('relevancia', 'avaliacao', 'avaliacoes', 'recentes', 'nome')

/** The product's addresses, in the order of the specification. An unknown one leads home. */
export const ADDRESSES = {
  home: { path: '/', waits: true, inSitemap: true },
  'password-recovery': { path: '/recuperar-senha', screen: 'home', noIndex: true },
  'request-access': { path: '/request-access/:id', isSecret: true, noIndex: true },
  'payment-success': payment('success'),
  'payment-failure': payment('failure'),
  'payment-pending': payment('pending'),
  'payment-checkout': {
    path: '/payment/checkout/:id',
    isSecret: true,
    noIndex: true,
    group: '/payment',
  },
  'supplier-landing': {
    path: '/supplier',
    waits: true,
    parameters: { search: TEXT },
    inSitemap: true,
  },
  'supplier-suggestion': { path: '/supplier/sugestion', noIndex: true },
  'supplier-not-found': {
    path: '/supplier-not-found/:textSearch',
    searches: true,
    noIndex: true,
  },
  'supplier-registration': {
    path: '/supplier/new/:textSearch?',
    searches: true,
    noIndex: true,
  },
  'supplier-results': {
    path: '/suppliers/:textSearch',
    searches: true,
    parameters: { page: PAGE },
    noIndex: true,
  },
  'supplier-details': { path: '/supplier/details/:id', waits: true, inSitemap: true },
  'supplier-preview': preview('/supplier/details/:id', 'supplier'),
  'supplier-profile': {
    path: '/supplier/profile',
    parameters: 'browser',
    isWork: true,
    noIndex: true,
  },
  'supplier-detail': { path: '/supplier/detail' },
  'software-details': { path: '/software/details/:id', waits: true, inSitemap: true },
  'software-preview': preview('/software/details/:id', 'software'),
  alternatives: { path: '/software/alternativas/:id', waits: true, inSitemap: true },
  news: {
    path: '/news',
    searches: true,
    waits: true,
    parameters: { ordem: ARTICLE_ORDER, page: PAGE, search: TEXT },
    inSitemap: true,
  },
  'news-feed': { path: '/news.rss', screen: 'news-feed.ts' },
  about: { path: '/about', waits: true, inSitemap: true },
  article: { path: '/information/artigo/:id', waits: true, inSitemap: true },
  'article-preview': preview('/information/artigo/:id', 'article'),
  'latest-article': {
    path: '/artigos/detail/article',
    screen: 'latest-article.ts',
    group: '/artigos',
  },
  'user-profile': { path: '/user/profile', noIndex: true },
  // People are found by those to whom they give the address.
  'user-public-profile': { path: '/usuario/perfil/:id/:idx?', noIndex: true },
  'admin-overview': admin('/admin'),
  'admin-access-requests': admin('/admin/access-requests'),
  'admin-reviews': admin('/admin/reviews'),
  'admin-article': { ...admin('/admin/news/:id'), isAlike: true },
  'admin-import': { ...admin('/admin/imports/:id'), isAlike: true },
  // The others, by src/features/desks.ts.
  'admin-desk': admin('/admin/:desk'),
  invitation: { path: '/convites/:id', isAlike: true, noIndex: true },
  careers: {
    path: '/careers',
    searches: true,
    waits: true,
    parameters: { search: TEXT },
    inSitemap: true,
  },
  'careers-feed': { path: '/careers.rss', screen: 'careers-feed.ts' },
  'career-results': {
    path: '/careers/results/:origem/:search/:id',
    searches: true,
    waits: true,
    parameters: { ordem: ARTICLE_ORDER, page: PAGE },
    inSitemap: true,
  },
  softwares: {
    path: '/softwares/:search?',
    searches: true,
    waits: true,
    parameters: inOrder({
      ...OFFERS,
      comparar: COMPARED,
      literal: FLAG,
      ordem: EXPLORER_ORDER,
      page: PAGE,
      search: TEXT,
      tipo,
      visual: LIST_LOOK,
    }),
    inSitemap: true,
  },
  suppliers: {
    path: '/suppliers',
    searches: true,
    waits: true,
    parameters: inOrder({
      ...facetParameters(VENDOR_FACETS),
      literal: FLAG,
      ordem: EXPLORER_ORDER,
      page: PAGE,
      search: TEXT,
      visual: LIST_LOOK,
    }),
    inSitemap: true,
  },
  market: { path: '/fornecedores', waits: true, inSitemap: true },
  'market-activity': {
    path: '/fornecedores/atividade/:cnae',
    searches: true,
    waits: true,
    parameters: { depois: ONE_ID },
    inSitemap: true,
  },
  'market-place': {
    path: '/fornecedores/:uf/:cidade?',
    searches: true,
    waits: true,
    parameters: { depois: ONE_ID },
    inSitemap: true,
  },
  erp: {
    path: '/erp',
    searches: true,
    waits: true,
    parameters: inOrder({
      ...OFFERS,
      // One category is compared, of software alone.
      categoria: TEXT,
      comparar: COMPARED,
      literal: FLAG,
      ordem: EXPLORER_ORDER,
      page: PAGE,
      search: TEXT,
      visual: LIST_LOOK,
    }),
    inSitemap: true,
  },
  'side-by-side': {
    path: '/erp/comparar',
    waits: true,
    // One more than are compared: the page says that it leaves one out.
    parameters: { diferencas: FLAG, id: idsUpTo(5) },
    noIndex: true,
  },
  'side-by-side-preview': {
    ...preview('/erp/comparar', 'side-by-side'),
    parameters: { id: COMPARED },
    group: '/erp/comparar',
  },
  watches: { path: '/acompanhamentos', parameters: 'browser', noIndex: true },
  'watches-stop': {
    path: '/acompanhamentos/encerrar/:token',
    isSecret: true,
    noIndex: true,
    group: '/acompanhamentos/encerrar',
  },
  'my-lists': { path: '/minhas-listas', noIndex: true },
  'ask-quote': { path: '/pedir-orcamento', parameters: 'browser', noIndex: true },
  'own-quotes': { path: '/meus-orcamentos', noIndex: true },
  'quote-conversation': { path: '/meus-orcamentos/:id', isAlike: true, noIndex: true },
  outcomes: { path: '/desfechos', noIndex: true },
  'outcome-letter': { path: '/desfechos/:token', isSecret: true, noIndex: true },
  'outcomes-stop': {
    path: '/desfechos/encerrar/:token',
    isSecret: true,
    noIndex: true,
    group: '/desfechos/encerrar',
  },
  'appeal-decision': { path: '/recorrer/:id', isAlike: true, noIndex: true },
  'review-invitation': { path: '/convite/:token', isSecret: true, noIndex: true },
  'invitations-stop': {
    path: '/convite/sair/:token',
    isSecret: true,
    noIndex: true,
    group: '/convite/sair',
  },
  'prove-use': { path: '/comprovar-uso/:id', isAlike: true, noIndex: true },
  'auth-validation': { path: '/authvalidation/:token?', isSecret: true, noIndex: true },
  'change-password': { path: '/changepassword/:token?', isSecret: true, noIndex: true },
  'company-confirmation': { path: '/confirmar-cadastro/:token', isSecret: true, noIndex: true },
  testimony: { path: '/depoimento/:token', isSecret: true, noIndex: true },
  'fiscal-calendar': { path: '/calendario-fiscal', waits: true, inSitemap: true },
  marks: { path: '/selos', waits: true, inSitemap: true },
  badges: { path: '/selos/:id', waits: true, noIndex: true },
  transparency: { path: '/transparencia', waits: true, inSitemap: true },
  'moderation-log': { path: '/transparencia/:id', waits: true, noIndex: true },
  'example-site': { path: '/exemplo', parameters: 'browser', noIndex: true },
  'how-we-verify': { path: '/como-verificamos', waits: true, inSitemap: true },
  'rating-index': { path: '/indice', waits: true, inSitemap: true },
  'open-data': { path: '/dados-abertos', waits: true, inSitemap: true },
  terms: { path: '/termos', waits: true, inSitemap: true },
  'terms-pdf': { path: '/termos.pdf', screen: 'terms-pdf.ts' },
  privacy: { path: '/privacidade', waits: true, inSitemap: true },
  accessibility: { path: '/acessibilidade', waits: true, inSitemap: true },
  'privacy-pdf': { path: '/privacidade.pdf', screen: 'privacy-pdf.ts' },
} as const satisfies Record<string, Address>

/** Parameters in alphabetical order. */
function inOrder<T extends Record<string, Parameter<unknown>>>(parameters: T): T {
  const entries = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries) as T
}

/** The picture of a page that previews elsewhere show. @param path of the page @param name of its row */
function preview<const T extends string, const N extends string>(path: T, name: N) {
  return { path: `${path}/previa.png`, screen: `${name}-preview.ts`, isPicture: true } as const
}

/** Where a payment provider sends people back to, with its own parameters. */
function payment<const T extends string>(outcome: T) {
  return {
    path: `/payment/${outcome}`,
    screen: 'payment-outcome',
    parameters: 'browser',
    isSecret: true,
    noIndex: true,
    group: '/payment',
  } as const
}

/** A screen of Admins: the server renders its skeleton, the browser reads how it is filtered. */
function admin<const T extends string>(path: T) {
  return {
    path,
    layout: 'admin',
    parameters: 'browser',
    isWork: true,
    noIndex: true,
    group: '/admin',
  } as const
}

export type AddressName = keyof typeof ADDRESSES
