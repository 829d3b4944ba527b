import { Clapperboard } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from '#/components/dialog.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { Facts } from '#/components/facts.tsx'
import { Film } from '#/components/film.tsx'
import type { PageSection } from '#/components/page-sections.tsx'
import { queryPart } from '#/components/query-part.tsx'
import { Section, SeeAllButton } from '#/components/section.tsx'
import { StillCards } from '#/components/still-cards.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { maskCnpj } from '#/domain/cnpj.ts'
import type { Page } from '#/domain/pagination.ts'
import { formatPhone } from '#/domain/phone.ts'
import type { OfferCard as Card, OfferType } from '#/features/catalogue/schema.ts'
import { OfferCard } from '#/features/catalogue/ui/offer-card.tsx'
import type { CompanyContracts } from '#/features/contracts/schema.ts'
import { Contracts } from '#/features/contracts/ui/contracts.tsx'
import { activityPath } from '#/features/market/links.ts'
import type { AnsweringWire } from '#/features/quotes/schema.ts'
import { Answering, hasAnswering } from '#/features/quotes/ui/answering.tsx'
import type { RegisterRecord } from '#/features/register/record/schema.ts'
import { RegisterFacts } from '#/features/register/ui/register-facts.tsx'
import type { ShownReviews } from '#/features/reviews/listing.server.ts'
import { hasWords, InFewWords } from '#/features/reviews/ui/in-few-words.tsx'
import { ReviewsSection } from '#/features/reviews/ui/reviews-section.tsx'
import type { SanctionWire } from '#/features/sanctions/schema.ts'
import { Sanctions } from '#/features/sanctions/ui/sanctions.tsx'
import type { Testimonials } from '#/features/testimonials/service.server.ts'
import { ShownStories, ShownTestimonies } from '#/features/testimonials/ui/shown-sections.tsx'
import type { AlertWire } from '#/features/transparency/alerts/schema.ts'
import { OFFERS_SHOWN } from '#/features/vendors/limits.ts'
import { companyName, placeName, vendorDescription } from '#/features/vendors/names.ts'
import type { VendorWire } from '#/features/vendors/schema.ts'
import { type StillPage, sent } from '#/platform/still.ts'
import styles from './details.module.css'

const AllOffers = queryPart(() => import('#/features/catalogue/ui/all-offers.tsx'))

/** What everybody sees of a supplier. */
export interface PublishedVendor {
  vendor: VendorWire
  /** What the register of companies says of it; null where it says nothing. */
  record: RegisterRecord | null
  softwares: StillPage<Card>
  servicos: StillPage<Card>
  reviews: ShownReviews
  testimonials: Testimonials
  sanctions: SanctionWire[]
  answering: AnsweringWire
  contracts: CompanyContracts
  /** What was seen of attempts to bend its reviews. */
  alert?: AlertWire
}

interface Shown {
  vendor: VendorWire
  offers: Record<OfferType, Page<Card> | StillPage<Card>>
  /** Null for a page that is hidden. */
  published: PublishedVendor | null
  /** The way to the first review. */
  rate: ReactNode
  /** In edit mode, in which every section is there: the means to change each. */
  tools: { video: ReactNode; offers: Record<OfferType, ReactNode>; testimonials: ReactNode } | null
}

type SectionOf = (shown: Shown) => PageSection | false | null | undefined

/** As it goes on after a colon. */
const beginSmall = (text: string) => text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1)

/** The sections of a supplier's page, in their order. A section that has nothing to show is none. */
const SECTIONS: SectionOf[] = [
  ({ vendor, published, tools }) => ({
    id: 'sobre',
    title: 'Sobre',
    element:
      !tools && vendor.isVisibleManifesto && vendor.links.manifesto_url ? (
        <div className={styles.withVideo}>
          <About vendor={vendor} published={published} />
          <Video url={vendor.links.manifesto_url} name={companyName(vendor)} />
        </div>
      ) : (
        <About vendor={vendor} published={published} />
      ),
  }),
  ({ vendor, tools }) =>
    tools && {
      id: 'video',
      title: 'Vídeo',
      element: (
        <Video url={vendor.links.manifesto_url} name={companyName(vendor)} tools={tools.video} />
      ),
    },
  ({ published }) =>
    published &&
    hasWords(published.reviews) && {
      id: 'em-poucas-palavras',
      title: 'Em poucas palavras',
      element: <InFewWords reviews={published.reviews} />,
    },
  ({ vendor, published, rate }) =>
    published && {
      id: 'avaliacoes',
      title: 'Avaliações',
      element: (
        <ReviewsSection
          targetId={vendor._id}
          targetName={companyName(vendor)}
          rating={vendor.rating}
          reviews={published.reviews}
          rate={rate}
        />
      ),
    },
  (shown) =>
    (shown.tools || (shown.vendor.isVisibleSoftwares && shown.offers.Software.total > 0)) &&
    offersOf(shown, 'Software', 'Softwares'),
  (shown) =>
    (shown.tools || (shown.vendor.isVisibleServicos && shown.offers.Serviço.total > 0)) &&
    offersOf(shown, 'Serviço', 'Serviços'),
  ({ published }) =>
    published &&
    hasAnswering(published.answering) && {
      id: 'respostas',
      title: 'Respostas',
      element: <Answering answering={published.answering} />,
    },
  ({ published }) =>
    published?.record && {
      id: 'registro',
      title: 'Registro público',
      element: (
        <Section title="Registro público">
          <RegisterFacts
            record={published.record}
            activityPath={activityPath(published.record.cnae)}
          />
        </Section>
      ),
    },
  ({ vendor, published, tools }) =>
    published &&
    published.sanctions.length > 0 && {
      id: 'sancoes',
      title: 'Sanções',
      element: (
        <Section title="Sanções públicas">
          <Sanctions sanctions={published.sanctions} editing={tools ? vendor._id : null} />
        </Section>
      ),
    },
  ({ vendor, published, tools }) =>
    published &&
    published.contracts.total > 0 && {
      id: 'contratos',
      title: 'Contratos públicos',
      element: (
        <Section title="Contratos públicos">
          <Contracts contracts={published.contracts} editing={tools ? vendor._id : null} />
        </Section>
      ),
    },
  ({ tools }) =>
    tools && { id: 'depoimentos', title: 'Histórias e depoimentos', element: tools.testimonials },
  ({ tools, published }) =>
    !tools &&
    published &&
    published.testimonials.historias.length > 0 && {
      id: 'historias',
      title: 'Histórias de Sucesso',
      element: <ShownStories shown={published.testimonials.historias} />,
    },
  ({ tools, published }) =>
    !tools &&
    published &&
    published.testimonials.depoimentos.length > 0 && {
      id: 'depoimentos',
      title: 'Depoimentos',
      element: <ShownTestimonies shown={published.testimonials.depoimentos} />,
    },
]

export const supplierSections = (shown: Shown): PageSection[] =>
  SECTIONS.flatMap((section) => section(shown) || [])

const offersOf = ({ vendor, offers, tools }: Shown, type: OfferType, heading: string) => ({
  id: heading === 'Softwares' ? 'softwares' : 'servicos',
  title: heading,
  element: (
    <Offers
      vendorId={vendor._id}
      heading={heading}
      title={`${heading} de ${companyName(vendor)}`}
      type={type}
      offers={offers[type]}
      tools={tools?.offers[type]}
    />
  ),
})

/** What is known of the company; contact only where the company itself keeps the page. */
function factsOf(vendor: VendorWire) {
  const street = [vendor.logradouro, vendor.numero, vendor.bairro].filter(Boolean).join(', ')
  const city = placeName(vendor)
  return [
    { term: 'Razão social', value: vendor.razaoSocial },
    { term: 'CNPJ', value: maskCnpj(vendor.cnpj) },
    { term: 'Endereço', value: [street, city].filter(Boolean).join(' · ') },
    { term: 'Telefone', value: formatPhone(vendor.telefone) },
    { term: 'E-mail', value: vendor.email },
  ]
}

/** What the company says of itself, or what the register of companies does. */
const About = ({ vendor, published }: Pick<Shown, 'vendor' | 'published'>) => (
  <Section title="Sobre a empresa">
    {published?.record?.atividade && !vendor.descricao ? (
      <>
        <p className={styles.description}>Atividade: {beginSmall(published.record.atividade)}</p>
        <p className={styles.former}>
          É o que consta na Receita Federal. Não diz quais softwares ou serviços a empresa vende.
        </p>
      </>
    ) : (
      <p className={styles.description}>{vendorDescription(vendor)}</p>
    )}
    <div className={styles.data}>
      <Facts facts={factsOf(vendor)} site="" />
    </div>
  </Section>
)

interface VideoProps {
  url: string
  /** Whose it is. */
  name: string
  /** In edit mode, where the section is always there. */
  tools?: ReactNode
}

function Video({ url, name, tools }: VideoProps) {
  return (
    <Section title="Vídeo institucional">
      {tools && <div className={styles.sectionTools}>{tools}</div>}
      {url ? (
        <Film key={url} url={url} name={`Vídeo de ${name}`} />
      ) : (
        <EmptyState
          title="Nenhum vídeo"
          icon={<Clapperboard aria-hidden="true" strokeWidth={1.7} />}
        >
          Um vídeo curto apresenta a empresa a quem ainda não a conhece.
        </EmptyState>
      )}
    </Section>
  )
}

interface OffersProps {
  vendorId: string
  heading: string
  /** Of the dialog with all. */
  title: string
  type: OfferType
  offers: Page<Card> | StillPage<Card>
  /** In edit mode: whether it is shown, and the way to the catalogue. */
  tools: ReactNode
}

function Offers(props: OffersProps) {
  const { vendorId, heading, title, type, offers, tools } = props
  const dialog = useDialog()
  const more = offers.total > OFFERS_SHOWN
  const cards = Array.isArray(offers.data) ? sent(offers.data) : offers.data
  return (
    <Section
      title={heading}
      action={
        more && (
          <SeeAllButton onClick={() => dialog.open()} aria-label={`Ver todos: ${title}`}>
            Ver todos
          </SeeAllButton>
        )
      }
    >
      {tools && <div className={styles.sectionTools}>{tools}</div>}
      {cards.count > 0 ? (
        <StillCards name={type} of={cards}>
          {(offer) => <OfferCard key={offer.id} offer={offer} />}
        </StillCards>
      ) : (
        <EmptyState
          title={type === 'Software' ? 'Nenhum software cadastrado' : 'Nenhum serviço cadastrado'}
        >
          Esta empresa ainda não publicou o seu catálogo de {heading.toLowerCase()}.
        </EmptyState>
      )}
      {more && (
        <Dialog title={title} {...dialog.props}>
          <AllOffers vendorId={vendorId} type={type} />
        </Dialog>
      )}
    </Section>
  )
}
