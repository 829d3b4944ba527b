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

interface Kind {
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
  text(about: About): string
  /** Where one sees it, or does something about it. */
  link(about: About): string
}

const pagePath = ({ vendorId }: About) => `/supplier/details/${vendorId}`
const reviewedPath = (about: About) =>
  `${about.offerId ? `/software/details/${about.offerId}` : pagePath(about)}#avaliacoes`
const administratorsPath = ({ vendorId }: About) => `${supplierAreaPath(vendorId)}#administradores`
const confirmationPath = ({ vendorId }: About) => `${supplierAreaPath(vendorId)}#confirmacao`
const softwarePath = ({ vendorId }: About) => supplierAreaPath(vendorId, 'software')
const advertisementsPath = ({ vendorId }: About) => supplierAreaPath(vendorId, 'publicidades')
const storiesPath = ({ vendorId }: About) => supplierAreaPath(vendorId, 'historias')

/** The conversation that it is about. */
const quotePath = ({ vendorId, data }: About) =>
  `${supplierAreaPath(vendorId, 'orcamentos')}&conversa=${data.conversation}`

const readinessPath = ({ offerId }: About) => `/software/details/${offerId}#prontidao`

const reviewed = ({ offer }: About) => (offer ? `de ${offer}` : 'da página')
const stars = ({ data }: About) => (data.rating === 1 ? '1 estrela' : `${data.rating} estrelas`)

const review = (text: Kind['text']): Kind => ({ topic: 'review', text, link: reviewedPath })
const administrator = (text: Kind['text']): Kind => ({
  topic: 'administrator',
  text,
  link: administratorsPath,
})
const access = (text: Kind['text']): Kind => ({ topic: 'access', text, link: administratorsPath })
const advertisement = (text: Kind['text']): Kind => ({
  topic: 'advertisement',
  text,
  link: advertisementsPath,
})
const quote = (text: Kind['text']): Kind => ({ topic: 'quote', text, link: quotePath })
const testimony = (text: Kind['text']): Kind => ({ topic: 'testimony', text, link: storiesPath })

/** Everything that administrators of a page are notified of. A new kind is a line here and a `notify`. */
export const KINDS = {
  review_new: review((about) => `Nova avaliação ${reviewed(about)}: ${stars(about)}.`),
  review_changed: review(
    (about) => `Uma avaliação ${reviewed(about)} foi reescrita: ${stars(about)}.`,
  ),
  review_reported: review(
    (about) => `Uma avaliação ${reviewed(about)} foi denunciada. Nossa equipe vai conferir.`,
  ),
  review_kept: review(
    (about) => `Nossa equipe conferiu e manteve uma avaliação denunciada ${reviewed(about)}.`,
  ),
  review_hidden: review((about) => `Nossa equipe ocultou uma avaliação ${reviewed(about)}.`),
  review_restored: review((about) =>
    about.data.reason
      ? `Nossa equipe restaurou, depois de um recurso, uma avaliação ${reviewed(about)}. Motivo: ${about.data.reason}`
      : `Nossa equipe restaurou uma avaliação ${reviewed(about)}.`,
  ),
  access_awaiting: access(
    () => 'Alguém pediu para administrar esta página. Nossa equipe confere o pedido.',
  ),
  access_granted: access(({ person }) => `${person} pediu e recebeu acesso: administra a página.`),
  access_refused: access(() => 'Um pedido para administrar esta página foi recusado.'),
  page_confirmed: access(() => 'O cadastro da empresa está confirmado.'),
  page_unconfirmed: {
    topic: 'moderation',
    text: ({ data }) =>
      `Nossa equipe retirou a confirmação do cadastro. Motivo: ${data.reason} Confirme de novo na área do fornecedor.`,
    link: confirmationPath,
  },
  confirmation_refused: {
    topic: 'moderation',
    text: ({ data }) => `Nossa equipe não pôde confirmar o cadastro. Motivo: ${data.reason}`,
    link: confirmationPath,
  },
  page_overdue: {
    topic: 'moderation',
    text: () =>
      'A página saiu do ar: o cadastro não foi confirmado no prazo. Nenhum dado foi perdido.',
    link: confirmationPath,
  },
  page_featured: {
    topic: 'moderation',
    text: () => 'Nossa equipe deu à página a marca Recomendado.',
    link: pagePath,
  },
  page_unfeatured: {
    topic: 'moderation',
    text: ({ data }) => `A página não tem mais a marca Recomendado. Motivo: ${data.reason}`,
    link: pagePath,
  },
  page_suspended: {
    topic: 'moderation',
    text: ({ data }) => `Nossa equipe ocultou a página. Motivo: ${data.reason}`,
    link: pagePath,
  },
  page_restored: {
    topic: 'moderation',
    text: () => 'Nossa equipe exibiu a página de novo.',
    link: pagePath,
  },
  offer_suspended: {
    topic: 'moderation',
    text: ({ offer }) => `Nossa equipe ocultou ${offer} do site.`,
    link: softwarePath,
  },
  offer_restored: {
    topic: 'moderation',
    text: ({ offer }) => `Nossa equipe exibiu ${offer} de novo.`,
    link: softwarePath,
  },
  offer_given: {
    topic: 'moderation',
    text: ({ offer }) => `${offer} agora é editado por esta página, como fabricante.`,
    link: softwarePath,
  },
  offer_taken: {
    topic: 'moderation',
    text: ({ offer }) => `${offer} passou a ser editado pela empresa que o fabrica.`,
    link: softwarePath,
  },
  offer_claim_refused: {
    topic: 'moderation',
    text: ({ offer, data }) => `O pedido de ${offer} foi recusado. Motivo: ${data.reason}`,
    link: softwarePath,
  },
  readiness_expiring: {
    topic: 'readiness',
    text: ({ offer, data }) =>
      data.count === 1
        ? `Uma declaração de ${offer} vence em até ${data.days} dias. Confirme-a de novo.`
        : `${data.count} declarações de ${offer} vencem em até ${data.days} dias. Confirme-as de novo.`,
    link: readinessPath,
  },
  readiness_withdrawn: {
    topic: 'readiness',
    text: ({ offer, data }) =>
      `Nossa equipe retirou o que ${offer} declarava sobre ${data.item}. Motivo: ${data.reason}`,
    link: readinessPath,
  },
  administrator_added: administrator(({ person }) => `${person} agora administra a página.`),
  invitation_declined: administrator(
    ({ person }) => `${person} recusou o convite para administrar a página.`,
  ),
  invitation_expired: administrator(
    ({ person }) => `${person} não respondeu ao convite para administrar a página, e ele venceu.`,
  ),
  administrator_inactivated: administrator(
    ({ person }) => `${person} não administra mais a página.`,
  ),
  administrator_reactivated: administrator(
    ({ person }) => `${person} voltou a administrar a página.`,
  ),
  advertisement_paid: advertisement(
    ({ data }) => `O pagamento da publicidade ${data.name} foi confirmado.`,
  ),
  advertisement_approved: advertisement(({ data }) => `A publicidade ${data.name} foi aprovada.`),
  advertisement_refused: advertisement(
    ({ data }) => `A publicidade ${data.name} foi recusada. Motivo: ${data.reason}`,
  ),
  advertisement_refunded: advertisement(
    ({ data }) => `O pagamento da publicidade ${data.name} foi devolvido.`,
  ),
  testimony_answered: testimony(() => 'Um cliente respondeu ao seu pedido de depoimento.'),
  testimony_withdrawn: testimony(() => 'Um cliente retirou o depoimento que deu.'),
  quote_webhook: {
    topic: 'quote',
    text: ({ person }) => `${person} definiu a qual sistema da empresa os pedidos são enviados.`,
    link: ({ vendorId }) => supplierAreaPath(vendorId, 'orcamentos'),
  },
  quote_new: quote(() => 'Novo pedido de orçamento.'),
  quote_waiting: quote(() => 'Um pedido de orçamento espera resposta há 2 dias úteis.'),
  quote_message: quote(() => 'Nova mensagem em um pedido de orçamento.'),
  quote_contact: quote(() => 'Um comprador mostrou o contato em um pedido de orçamento.'),
  quote_ended: quote(() => 'Um pedido de orçamento foi encerrado.'),
} as const satisfies Record<string, Kind>

export type NotificationKind = keyof typeof KINDS
export type Topic = Kind['topic']

export const isKnownKind = (kind: string): kind is NotificationKind => Object.hasOwn(KINDS, kind)
