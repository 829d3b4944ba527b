import { Building2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#/components/button.tsx'
import { CardGrid } from '#/components/card-grid.tsx'
import { ChipLinks } from '#/components/chip.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { ErrorScreen } from '#/components/error-screen.tsx'
import { Facts } from '#/components/facts.tsx'
import { FullListDialog } from '#/components/full-list-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { Link } from '#/components/link.tsx'
import { Rating } from '#/components/rating.tsx'
import { Section } from '#/components/section.tsx'
import { StillCards } from '#/components/still-cards.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import type { Page } from '#/domain/pagination.ts'
import { reviewCountLabel } from '#/domain/rating.ts'
import { categoryPath } from '#/features/catalogue/links.ts'
import { offerEdition } from '#/features/catalogue/queries.ts'
import type { OfferWire } from '#/features/catalogue/schema.ts'
import { LogoCarousel } from '#/features/catalogue/ui/logo-carousel.tsx'
import type { ReviewWire } from '#/features/reviews/schema.ts'
import { RateButton } from '#/features/reviews/ui/rate-button.tsx'
import { ReviewsSection } from '#/features/reviews/ui/reviews-section.tsx'
import { VENDORS_SHOWN } from '#/features/vendors/limits.ts'
import { vendorsOfOffer } from '#/features/vendors/queries.ts'
import type { VendorCard as Card } from '#/features/vendors/schema.ts'
import { VendorCard } from '#/features/vendors/ui/vendor-card.tsx'
import { useEdition } from '#/platform/browser/use-edition.ts'
import type { StillPage } from '#/platform/still.ts'
import styles from './details.module.css'

/** What a person who may edit the offer needs for it: fetched once it is known that they may. */
const OfferControls = lazyPart(
  () => import('#/features/catalogue/offers/ui/offer-controls.tsx'),
  null,
)
const OfferEditor = lazyPart(() => import('#/features/catalogue/offers/ui/offer-editor.tsx'), null)
const VendorsSwitch = lazyPart(
  () => import('#/features/catalogue/offers/ui/vendors-switch.tsx'),
  null,
)

interface SoftwarePageProps {
  id: string
  /** What everybody sees; null for an offer that is hidden, or that is not there. */
  published: { offer: OfferWire; vendors: StillPage<Card>; reviews: Page<ReviewWire> } | null
}

/** The page of a software or a service, as everybody sees it and as its owners keep it. */
export function SoftwarePage({ id, published }: SoftwarePageProps) {
  const keeping = useEdition(id, offerEdition)
  const { edition, isEditing } = keeping
  const offer = isEditing || !published ? edition : published.offer
  if (!offer) return <ErrorScreen missing />

  const pictures = [offer.links.logotipo_url, ...offer.fotos].filter(Boolean)
  const facts = [
    { term: 'Fabricante', value: offer.fabricante },
    { term: 'Comercializado por', value: offer.comercializadoPor },
    { term: 'Subcategoria', value: offer.subCategoria },
  ]

  return (
    <div className="container">
      {!published && (
        <>
          <title>{`${offer.name} · Praça`}</title>
          <meta name="robots" content="noindex" />
        </>
      )}
      <nav className={styles.crumbs} aria-label="Você está em">
        <Link to="/softwares">Softwares e serviços</Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page">{offer.name}</span>
      </nav>
      {edition && (
        <OfferControls
          offer={edition}
          isPublished={published !== null}
          isEditing={isEditing}
          onStart={keeping.start}
          onLeave={keeping.leave}
        />
      )}
      <div className={styles.head}>
        <LogoCarousel name={offer.name} kind={offer.tipo} pictures={pictures} />
        <div>
          <h1>{offer.name}</h1>
          {offer.slogan && <p className={styles.slogan}>{offer.slogan}</p>}
          <div className={styles.chips}>
            <ChipLinks
              label="Categorias"
              chips={offer.category.map((name) => ({ text: name, to: categoryPath(name) }))}
            />
          </div>
          <div className={styles.rating}>
            <Rating rating={offer.rating} />
            {published && <a href="#avaliacoes">{reviewCountLabel(offer.ratingCount)}</a>}
            {published && (
              <RateButton target={{ id, name: offer.name }} mayEdit={Boolean(edition)} />
            )}
          </div>
          {isEditing && edition && (
            <div className={styles.tools}>
              <OfferEditor offer={edition} onSaved={keeping.change} />
            </div>
          )}
          <div className={styles.facts}>
            <Facts facts={facts} site={offer.site} />
          </div>
        </div>
      </div>

      <Section title="Descrição">
        <p className={styles.description}>{offer.description || 'Descrição não informada'}</p>
      </Section>

      {published && (
        <ReviewsSection targetId={id} targetName={offer.name} reviews={published.reviews} />
      )}

      {/* Shown unless its owner hid it; never set means shown. */}
      {published && (isEditing || offer.isVisibleVendors !== false) && (
        <VendorsSection
          offer={offer}
          vendors={published.vendors}
          tools={isEditing && edition && <VendorsSwitch offer={edition} onSaved={keeping.change} />}
        />
      )}
    </div>
  )
}

interface VendorsSectionProps {
  offer: OfferWire
  vendors: StillPage<Card>
  /** In edit mode: whether it is shown. */
  tools: ReactNode
}

function VendorsSection({ offer, vendors, tools }: VendorsSectionProps) {
  const dialog = useDialog()
  const title = `Fornecedores de ${offer.name}`
  const more = vendors.total > VENDORS_SHOWN
  return (
    <Section
      title={title}
      action={
        more && (
          <Button look="quiet" onClick={() => dialog.open()}>
            Ver lista completa de fornecedores
          </Button>
        )
      }
    >
      {tools && <div className={styles.sectionTools}>{tools}</div>}
      {vendors.data.count > 0 ? (
        <StillCards name="vendors" of={vendors.data}>
          {(vendor) => <VendorCard key={vendor.id} vendor={vendor} leadsTo="page" />}
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
        <FullListDialog title={title} {...dialog.props} list={vendorsOfOffer(offer._id)}>
          {(all) => (
            <CardGrid width="dialog">
              {all.map((vendor) => (
                <VendorCard key={vendor.id} vendor={vendor} leadsTo="page" />
              ))}
            </CardGrid>
          )}
        </FullListDialog>
      )}
    </Section>
  )
}
