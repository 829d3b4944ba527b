import { FAILING_HOURS } from '#/features/webhooks/outbox/limits.ts'
import type { WebhookEvent } from '#/features/webhooks/outbox/topics.ts'
import { supplierAreaPath } from '#/platform/links.ts'

/** What a notification is about, as its text and its link name it. */
export interface About {
  vendorId: string
  offerId: string | null
  /** Of the software or service; '' where it is about the page itself. */
  offer: string
  /** Whom it is about; 'Uma pessoa' where nobody is to be named any more. */
  person: string
  data: Record<string, string | number>
}

export interface Kind {
  /** What it is of, for its icon. */
  topic:
    | 'review'
    | 'access'
    | 'moderation'
    | 'administrator'
    | 'advertisement'
    | 'testimony'
    | 'readiness'
    | 'quote'
    | 'register'
  /** What the supplier's own system is told of it; null where it is told nothing. */
  event: WebhookEvent | null
  text(about: About): string
  /** The same of several about one thing, next to each other; without it each is told by itself. */
  several?(all: About[]): string
  /** Where one sees it, or does something about it. */
  link(about: About): string
  /** What is changed again and again, and seen by who changes it: no person is notified of it. */
  isForSystems?: true
}

const pagePath = ({ vendorId }: About) => `/supplier/details/${vendorId}`
const reviewedPath = (about: About) =>
  `${about.offerId ? `/software/details/${about.offerId}` : pagePath(about)}#avaliacoes`
const areaPath = ({ vendorId }: About) => supplierAreaPath(vendorId)
const administratorsPath = ({ vendorId }: About) => `${supplierAreaPath(vendorId)}#administradores`
const confirmationPath = ({ vendorId }: About) => `${supplierAreaPath(vendorId)}#confirmacao`
const softwarePath = ({ vendorId }: About) => supplierAreaPath(vendorId, 'software')
const advertisementsPath = ({ vendorId }: About) => supplierAreaPath(vendorId, 'publicidades')
const webhookPath = ({ vendorId }: About) => supplierAreaPath(vendorId, 'webhook')
const storiesPath = ({ vendorId }: About) => supplierAreaPath(vendorId, 'historias')

/** The conversation that it is about. */
const quotePath = ({ vendorId, data }: About) =>
  `${supplierAreaPath(vendorId, 'orcamentos')}&conversa=${data.conversation}`

const offerPricesPath = ({ offerId }: About) => `/software/details/${offerId}#precos`
const readinessPath = ({ offerId }: About) => `/software/details/${offerId}#prontidao`

const reviewed = ({ offer }: About) => (offer ? `de ${offer}` : 'da página')
const stars = ({ data }: About) => (data.rating === 1 ? '1 estrela' : `${data.rating} estrelas`)

/** Of so many new reviews each one's stars are named. */
const STARS_NAMED = 5

const listed = new Intl.ListFormat('pt-BR')

/** '3 novas avaliações de Lince ERP: 5, 4 e 1 estrelas.' */
function newReviews(all: About[]): string {
  const [first] = all
  const given = all.map(({ data }) => String(data.rating))
  const named = given.length > STARS_NAMED ? '' : `: ${listed.format(given)} estrelas`
  return `${all.length} novas avaliações ${first ? reviewed(first) : ''}${named}.`
}

/** Kinds of one topic, which lead to one place. */
const kinds =
  (topic: Kind['topic'], link: Kind['link']) =>
  (event: Kind['event'], text: Kind['text']): Kind => ({ topic, event, text, link })

const review = kinds('review', reviewedPath)
const administrator = kinds('administrator', administratorsPath)
const access = kinds('access', administratorsPath)
const advertisement = kinds('advertisement', advertisementsPath)
const quote = kinds('quote', quotePath)
const testimony = kinds('testimony', storiesPath)

/** While what these tell of lasts, nothing is sent to the supplier's own system. */
const AT_REST = null

/** Everything that administrators of a page are notified of. A new kind is a line here and a `notify`. */
export const KINDS = {
  review_new: {
    ...review('avaliacao.nova', (about) => `Nova avaliação ${reviewed(about)}: ${stars(about)}.`),
    several: newReviews,
  },
  review_changed: review(
    'avaliacao.alterada',
    (about) => `Uma avaliação ${reviewed(about)} foi reescrita: ${stars(about)}.`,
  ),
  review_removed: review(
    'avaliacao.excluida',
    (about) => `Quem escreveu uma avaliação ${reviewed(about)} a excluiu.`,
  ),
  review_unnamed: review(
    'avaliacao.sem_nome',
    (about) =>
      `Quem escreveu uma avaliação ${reviewed(about)} excluiu a conta. As estrelas ficam, sem o nome.`,
  ),
  review_answered: review(
    'avaliacao.respondida',
    (about) => `Uma avaliação ${reviewed(about)} foi respondida pela empresa.`,
  ),
  review_reported: review(
    'avaliacao.denunciada',
    (about) => `Uma avaliação ${reviewed(about)} foi denunciada. Nossa equipe vai conferir.`,
  ),
  review_kept: review(
    'avaliacao.mantida',
    (about) => `Nossa equipe conferiu e manteve uma avaliação denunciada ${reviewed(about)}.`,
  ),
  review_hidden: review(
    'avaliacao.ocultada',
    (about) => `Nossa equipe ocultou uma avaliação ${reviewed(about)}.`,
  ),
  review_restored: review('avaliacao.restaurada', (about) =>
    about.data.reason
      ? `Nossa equipe restaurou, depois de um recurso, uma avaliação ${reviewed(about)}. Motivo: ${about.data.reason}`
      : `Nossa equipe restaurou uma avaliação ${reviewed(about)}.`,
  ),
  access_awaiting: access(
    'acesso.pedido',
    () => 'Alguém pediu para administrar esta página. Nossa equipe confere o pedido.',
  ),
  access_granted: access(
    'acesso.recebido',
    ({ person }) => `${person} pediu e recebeu acesso: administra a página.`,
  ),
  access_refused: access(
    'acesso.recusado',
    () => 'Um pedido para administrar esta página foi recusado.',
  ),
  page_confirmed: access('pagina.confirmada', () => 'O cadastro da empresa está confirmado.'),
  page_unconfirmed: {
    topic: 'moderation',
    event: AT_REST,
    text: ({ data }) =>
      `Nossa equipe retirou a confirmação do cadastro. Motivo: ${data.reason} Confirme de novo na área do fornecedor.`,
    link: confirmationPath,
  },
  confirmation_refused: {
    topic: 'moderation',
    event: AT_REST,
    text: ({ data }) => `Nossa equipe não pôde confirmar o cadastro. Motivo: ${data.reason}`,
    link: confirmationPath,
  },
  page_overdue: {
    topic: 'moderation',
    event: AT_REST,
    text: () =>
      'A página saiu do ar: o cadastro não foi confirmado no prazo. Nenhum dado foi perdido.',
    link: confirmationPath,
  },
  page_featured: {
    topic: 'moderation',
    event: 'pagina.recomendada',
    text: () => 'Nossa equipe deu à página a marca Recomendado.',
    link: pagePath,
  },
  page_unfeatured: {
    topic: 'moderation',
    event: 'pagina.nao_recomendada',
    text: ({ data }) => `A página não tem mais a marca Recomendado. Motivo: ${data.reason}`,
    link: pagePath,
  },
  page_suspended: {
    topic: 'moderation',
    event: AT_REST,
    text: ({ data }) => `Nossa equipe ocultou a página. Motivo: ${data.reason}`,
    link: pagePath,
  },
  page_restored: {
    topic: 'moderation',
    event: 'pagina.exibida',
    text: () => 'Nossa equipe exibiu a página de novo.',
    link: pagePath,
  },
  offer_suspended: {
    topic: 'moderation',
    event: 'oferta.ocultada',
    text: ({ offer }) => `Nossa equipe ocultou ${offer} do site.`,
    link: softwarePath,
  },
  offer_restored: {
    topic: 'moderation',
    event: 'oferta.exibida',
    text: ({ offer }) => `Nossa equipe exibiu ${offer} de novo.`,
    link: softwarePath,
  },
  offer_given: {
    topic: 'moderation',
    event: 'oferta.recebida',
    text: ({ offer }) => `${offer} agora é editado por esta página, como fabricante.`,
    link: softwarePath,
  },
  offer_taken: {
    topic: 'moderation',
    event: 'oferta.cedida',
    text: ({ offer }) => `${offer} passou a ser editado pela empresa que o fabrica.`,
    link: softwarePath,
  },
  offer_claim_refused: {
    topic: 'moderation',
    event: 'oferta.recusada',
    text: ({ offer, data }) => `O pedido de ${offer} foi recusado. Motivo: ${data.reason}`,
    link: softwarePath,
  },
  resale_confirmed: {
    topic: 'moderation',
    event: 'oferta.revenda_confirmada',
    text: ({ offer }) =>
      `Nossa equipe confirmou a revenda de ${offer}. Convide os clientes a avaliar.`,
    link: softwarePath,
  },
  resale_unconfirmed: {
    topic: 'moderation',
    event: 'oferta.revenda_nao_confirmada',
    text: ({ offer }) =>
      `Nossa equipe retirou a confirmação da revenda de ${offer}. Os convites para avaliar não valem mais.`,
    link: softwarePath,
  },
  prices_changed: {
    topic: 'moderation',
    event: 'oferta.precos',
    text: ({ offer }) => `Os preços de ${offer} mudaram.`,
    link: offerPricesPath,
    isForSystems: true,
  },
  readiness_changed: {
    topic: 'readiness',
    event: 'prontidao.alterada',
    text: ({ offer }) => `O que ${offer} declara na prontidão mudou.`,
    link: readinessPath,
    isForSystems: true,
  },
  readiness_expiring: {
    topic: 'readiness',
    event: 'prontidao.vencendo',
    text: ({ offer, data }) =>
      data.count === 1
        ? `Uma declaração de ${offer} vence em até ${data.days} dias. Confirme-a de novo.`
        : `${data.count} declarações de ${offer} vencem em até ${data.days} dias. Confirme-as de novo.`,
    link: readinessPath,
  },
  readiness_withdrawn: {
    topic: 'readiness',
    event: 'prontidao.retirada',
    text: ({ offer, data }) =>
      `Nossa equipe retirou o que ${offer} declarava sobre ${data.item}. Motivo: ${data.reason}`,
    link: readinessPath,
  },
  administrator_added: administrator(
    'acesso.administrador_novo',
    ({ person }) => `${person} agora administra a página.`,
  ),
  invitation_declined: administrator(
    'acesso.convite_recusado',
    ({ person }) => `${person} recusou o convite para administrar a página.`,
  ),
  invitation_expired: administrator(
    'acesso.convite_vencido',
    ({ person }) => `${person} não respondeu ao convite para administrar a página, e ele venceu.`,
  ),
  administrator_inactivated: administrator(
    'acesso.administrador_saiu',
    ({ person }) => `${person} não administra mais a página.`,
  ),
  administrator_reactivated: administrator(
    'acesso.administrador_voltou',
    ({ person }) => `${person} voltou a administrar a página.`,
  ),
  advertisement_paid: advertisement(
    'publicidade.paga',
    ({ data }) => `O pagamento da publicidade ${data.name} foi confirmado.`,
  ),
  advertisement_approved: advertisement(
    'publicidade.aprovada',
    ({ data }) => `A publicidade ${data.name} foi aprovada.`,
  ),
  advertisement_refused: advertisement(
    'publicidade.recusada',
    ({ data }) => `A publicidade ${data.name} foi recusada. Motivo: ${data.reason}`,
  ),
  advertisement_refunded: advertisement(
    'publicidade.devolvida',
    ({ data }) => `O pagamento da publicidade ${data.name} foi devolvido.`,
  ),
  testimony_answered: testimony(
    'depoimento.respondido',
    () => 'Um cliente respondeu ao seu pedido de depoimento.',
  ),
  testimony_withdrawn: testimony(
    'depoimento.retirado',
    () => 'Um cliente retirou o depoimento que deu.',
  ),
  webhook_set: {
    topic: 'access',
    // The system would hear of itself.
    event: null,
    text: ({ person }) => `${person} definiu qual sistema da empresa recebe os avisos da página.`,
    link: webhookPath,
  },
  webhook_removed: {
    topic: 'access',
    // There is none to tell.
    event: null,
    text: ({ person }) =>
      `${person} excluiu o webhook: os avisos não chegam mais ao sistema da empresa.`,
    link: webhookPath,
  },
  webhook_stopped: {
    topic: 'access',
    // It could not be told.
    event: null,
    text: () =>
      `O webhook da página parou: todos os envios falharam por ${FAILING_HOURS} horas. Confira o sistema e salve de novo.`,
    link: webhookPath,
  },
  register_differs: {
    topic: 'register',
    // Whether the page takes it, a person decides.
    event: null,
    text: ({ data }) =>
      data.answered
        ? `A Receita informa ${data.what}: respondido.`
        : `A Receita informa ${data.what}: usar? Responda na área do fornecedor.`,
    link: areaPath,
  },
  quote_new: quote('orcamento.novo', () => 'Novo pedido de orçamento.'),
  quote_waiting: quote(
    'orcamento.esperando',
    ({ data }) => `Um pedido de orçamento espera resposta há ${data.waited ?? 2} dias úteis.`,
  ),
  quote_message: quote('orcamento.mensagem', () => 'Nova mensagem em um pedido de orçamento.'),
  quote_contact: quote(
    'orcamento.contato',
    () => 'Um comprador mostrou o contato em um pedido de orçamento.',
  ),
  quote_ended: quote('orcamento.encerrado', () => 'Um pedido de orçamento foi encerrado.'),
} as const satisfies Record<string, Kind>

export type NotificationKind = keyof typeof KINDS
export type Topic = Kind['topic']

export const isKnownKind = (kind: string): kind is NotificationKind => Object.hasOwn(KINDS, kind)

export const isForSystems = (kind: NotificationKind): boolean =>
  'isForSystems' in KINDS[kind] && KINDS[kind].isForSystems === true

const BY_EVENT = new Map<string, Kind>(
  Object.values<Kind>(KINDS).flatMap((kind) => (kind.event ? [[kind.event, kind]] : [])),
)

/** How a notification says what a supplier's own system is told of; undefined for what none says. */
export const notificationOf = (event: string): Pick<Kind, 'text' | 'link'> | undefined =>
  BY_EVENT.get(event)

/** Everything that a supplier's own system is told of, as what is sent names it. */
export const EVENTS = [...BY_EVENT.keys()]
