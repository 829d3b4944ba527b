import { clsx } from 'clsx'
import { Building2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from '#/components/dialog.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { Film } from '#/components/film.tsx'
import type { PageSection } from '#/components/page-sections.tsx'
import { queryPart } from '#/components/query-part.tsx'
import { Section, SeeAllButton } from '#/components/section.tsx'
import { StillCards } from '#/components/still-cards.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import type { Alternative } from '#/features/alternatives/schema.ts'
import { AlternativesStrip } from '#/features/alternatives/ui/alternatives-strip.tsx'
import type { OfferWire } from '#/features/catalogue/schema.ts'
import { Gallery } from '#/features/catalogue/ui/gallery.tsx'
import type { PublicPrice } from '#/features/contracts/schema.ts'
import { PublicPrices } from '#/features/contracts/ui/public-prices.tsx'
import type { FactGroup } from '#/features/facts/definition.ts'
import type { SheetShown } from '#/features/facts/shown.ts'
import { AudienceSection } from '#/features/facts/ui/audience-section.tsx'
import { DetailsSection } from '#/features/facts/ui/details-section.tsx'
import { HiddenSheet } from '#/features/facts/ui/hidden-sheet.tsx'
import { hasPrices, PricesSection } from '#/features/facts/ui/prices-section.tsx'
import {
  type PublishedReadiness,
  ReadinessSection,
} from '#/features/readiness/ui/readiness-section.tsx'
import type { ShownReviews } from '#/features/reviews/listing.server.ts'
import { hasWords, InFewWords } from '#/features/reviews/ui/in-few-words.tsx'
import { ReviewsSection } from '#/features/reviews/ui/reviews-section.tsx'
import type { AlertWire } from '#/features/transparency/alerts/schema.ts'
import { VENDORS_SHOWN } from '#/features/vendors/limits.ts'
import type { VendorCard as Card } from '#/features/vendors/schema.ts'
import { VendorCard } from '#/features/vendors/ui/vendor-card.tsx'
import type { Still, StillPage } from '#/platform/still.ts'
import styles from './details.module.css'

const AllVendors = queryPart(() => import('#/features/vendors/ui/all-vendors.tsx'))

/** What everybody sees of an offer. */
export interface PublishedOffer {
  offer: OfferWire
  /** Of a service: whose it is, with the path of its page. */
  seller: { name: string; path: string } | null
  /** Whether a supplier of it takes requests for quotes. */
  takesRequests: boolean
  sheet: SheetShown
  vendors: StillPage<Card>
  reviews: ShownReviews
  alternatives: Still<Alternative>
  /** Null of a service. */
  readiness: PublishedReadiness | null
  /** What governments pay for it, and for those of its categories. */
  paid: PublicPrice[]
  /** What was seen of attempts to bend its reviews. */
  alert?: AlertWire
}

interface Shown {
  /** As it is published, or as who edits it keeps it. */
  offer: OfferWire
  /** Null for an offer that is hidden: only who may edit it sees it. */
  published: PublishedOffer | null
  /** The way to the first review. */
  rate: ReactNode
  isEditing: boolean
  /** In edit mode: the way to change a group of what is known. */
  sheetTools?: (group: FactGroup) => ReactNode
  /** In edit mode, over the suppliers: whether they are shown. */
  vendorsTools: ReactNode
}

type SectionOf = (shown: Shown) => PageSection | false | null | undefined

/**
 * The sections of an offer's page, in their order: what people say comes before what is declared. A section that has
 * nothing to show is none.
 */
const SECTIONS: SectionOf[] = [
  ({ offer }) => ({
    id: 'descricao',
    title: 'Descrição',
    element: <Description offer={offer} />,
  }),
  ({ published }) =>
    published &&
    hasWords(published.reviews) && {
      id: 'em-poucas-palavras',
      title: 'Em poucas palavras',
      element: <InFewWords reviews={published.reviews} />,
    },
  ({ offer, published, rate }) =>
    published && {
      id: 'avaliacoes',
      title: 'Avaliações',
      element: (
        <ReviewsSection
          targetId={offer._id}
          targetName={offer.name}
          rating={offer.rating}
          reviews={published.reviews}
          rate={rate}
        />
      ),
    },
  ({ published, sheetTools }) =>
    !published &&
    sheetTools && {
      id: 'ficha',
      title: 'Ficha do produto',
      element: <HiddenSheet tools={sheetTools} />,
    },
  ({ published, sheetTools }) =>
    published &&
    (sheetTools || published.sheet.audience.lines.length > 0) && {
      id: 'para-quem',
      title: 'Para quem é',
      element: <AudienceSection sheet={published.sheet} tools={sheetTools?.('publico')} />,
    },
  ({ offer, published, sheetTools }) =>
    published &&
    // Of software it is known what is asked for, also where nobody said it.
    (sheetTools || offer.tipo === 'Software' || hasPrices(published.sheet)) && {
      id: 'precos',
      title: 'Preços',
      element: <PricesSection sheet={published.sheet} tools={sheetTools?.('precos')} />,
    },
  ({ offer, published }) =>
    published &&
    published.paid.length > 0 && {
      id: 'setor-publico',
      title: 'O que o setor público paga',
      element: (
        <Section title="O que o setor público paga">
          <PublicPrices name={offer.name} prices={published.paid} />
        </Section>
      ),
    },
  ({ offer, published, isEditing }) =>
    offer.tipo === 'Software' &&
    (published || isEditing) && {
      id: 'prontidao',
      title: 'Pronto para o Brasil',
      element: (
        <ReadinessSection
          offer={offer}
          published={published?.readiness ?? null}
          isEditing={isEditing}
        />
      ),
    },
  ({ offer, published, sheetTools }) => {
    if (!published) return null
    const { details, products } = published.sheet
    if (!sheetTools && details.lines.length === 0 && products.length === 0) return null
    const title = offer.tipo === 'Software' ? 'Integrações e detalhes' : 'Detalhes'
    return {
      id: 'detalhes',
      title,
      element: (
        <DetailsSection sheet={published.sheet} title={title} tools={sheetTools?.('detalhes')} />
      ),
    }
  },
  ({ offer, published, isEditing, vendorsTools }) =>
    // Shown unless its owner hid it; never set means shown.
    published &&
    (isEditing || (offer.isVisibleVendors !== false && published.vendors.total > 0)) && {
      id: 'fornecedores',
      title: 'Fornecedores',
      element: <Vendors offer={offer} vendors={published.vendors} tools={vendorsTools} />,
    },
  ({ offer: { _id: id, name }, published }) =>
    published &&
    published.alternatives.count > 0 && {
      id: 'alternativas',
      title: 'Alternativas',
      element: <AlternativesStrip software={{ id, name }} alternatives={published.alternatives} />,
    },
]

export const softwareSections = (shown: Shown): PageSection[] =>
  SECTIONS.flatMap((section) => section(shown) || [])

function Description({ offer }: { offer: OfferWire }) {
  const pictures = offer.fotos.map((url, index) => ({
    url,
    alt: `${offer.name}, imagem ${index + 1}`,
  }))
  const film = offer.links.video_url
  // One of the two stands beside the words, both beside each other below them.
  const isBeside = (film !== '') !== pictures.length > 0
  return (
    <Section title="Descrição">
      <div className={clsx(isBeside && styles.beside)}>
        <p className={styles.description}>{offer.description || 'Descrição não informada'}</p>
        <div className={styles.media}>
          {film && (
            <Film key={film} url={film} poster={offer.fotos[0]} name={`Vídeo de ${offer.name}`} />
          )}
          {pictures.length > 0 && (
            <Gallery title={`Imagens de ${offer.name}`} pictures={pictures} />
          )}
        </div>
      </div>
    </Section>
  )
}

interface VendorsProps {
  offer: OfferWire
  vendors: StillPage<Card>
  tools: ReactNode
}

function Vendors({ offer, vendors, tools }: VendorsProps) {
  const dialog = useDialog()
  const title = `Fornecedores de ${offer.name}`
  const more = vendors.total > VENDORS_SHOWN
  return (
    <Section
      title={title}
      lead={
        vendors.data.count > 1 &&
        'Primeiro os recomendados, depois os mais avaliados. No fim, os não confirmados.'
      }
      action={
        more && (
          <SeeAllButton onClick={() => dialog.open()}>
            Ver lista completa de fornecedores
          </SeeAllButton>
        )
      }
    >
      {tools && <div className={styles.sectionTools}>{tools}</div>}
      {vendors.data.count > 0 ? (
        <StillCards name="vendors" of={vendors.data} isOpen>
          {(vendor) => <VendorCard key={vendor.id} vendor={vendor} leadsTo="page" prints />}
        </StillCards>
      ) : (
        <EmptyState
          title="Nenhum fornecedor cadastrado"
          icon={<Building2 aria-hidden="true" strokeWidth={1.7} />}
        >
          Ainda não sabemos quem vende ou implanta {offer.name}.
        </EmptyState>
      )}
      {more && (
        <Dialog title={title} {...dialog.props}>
          <AllVendors offerId={offer._id} />
        </Dialog>
      )}
    </Section>
  )
}
