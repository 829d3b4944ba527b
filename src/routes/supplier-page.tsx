import { Clapperboard, Info, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#/components/button.tsx'
import { CardGrid } from '#/components/card-grid.tsx'
import { Tag } from '#/components/chip.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { ErrorScreen } from '#/components/error-screen.tsx'
import { Facts } from '#/components/facts.tsx'
import { FullListDialog } from '#/components/full-list-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { Link } from '#/components/link.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { Rating } from '#/components/rating.tsx'
import { Section } from '#/components/section.tsx'
import { StillCards } from '#/components/still-cards.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { maskCnpj } from '#/domain/cnpj.ts'
import type { Page } from '#/domain/pagination.ts'
import { formatPhone } from '#/domain/phone.ts'
import { reviewCountLabel } from '#/domain/rating.ts'
import type { OfferForms } from '#/features/catalogue/offers/draft.ts'
import { offersOfVendor } from '#/features/catalogue/queries.ts'
import type { OfferCard as Card, OfferType } from '#/features/catalogue/schema.ts'
import { OfferCard } from '#/features/catalogue/ui/offer-card.tsx'
import { AccessRequest } from '#/features/claims/ui/access-request.tsx'
import type { ReviewWire } from '#/features/reviews/schema.ts'
import { RateButton } from '#/features/reviews/ui/rate-button.tsx'
import { ReviewsSection } from '#/features/reviews/ui/reviews-section.tsx'
import type { Testimonials } from '#/features/testimonials/service.server.ts'
import { ShownStories, ShownTestimonies } from '#/features/testimonials/ui/shown-sections.tsx'
import { OFFERS_SHOWN } from '#/features/vendors/limits.ts'
import { companyName, registeredName, vendorDescription } from '#/features/vendors/names.ts'
import { vendorEdition } from '#/features/vendors/queries.ts'
import type { OwnVendor, VendorWire } from '#/features/vendors/schema.ts'
import { useVisit } from '#/features/visits/ui/use-visit.ts'
import { useEdition } from '#/platform/browser/use-edition.ts'
import { supplierAreaPath } from '#/platform/links.ts'
import { type StillPage, sent } from '#/platform/still.ts'
import styles from './details.module.css'

/** What an administrator of the page needs to edit it: fetched once it is known that they are one. */
const PageControls = lazyPart(() => import('#/features/vendors/page/ui/page-controls.tsx'), null)
const HeadEditor = lazyPart(() => import('#/features/vendors/page/ui/head-editor.tsx'), null)
const VideoEditor = lazyPart(() => import('#/features/vendors/page/ui/video-editor.tsx'), null)
const CatalogueEditor = lazyPart(
  () => import('#/features/vendors/page/ui/catalogue-editor.tsx'),
  null,
)

const TestimonialEditors = lazyPart(
  () => import('#/features/testimonials/ui/editing/page-editors.tsx'),
  null,
)

const OFFER_FORMS: OfferForms = {
  Software: lazyPart(() => import('#/features/catalogue/offers/ui/software-offer-form.tsx')),
  Serviço: lazyPart(() => import('#/features/catalogue/offers/ui/service-offer-form.tsx')),
}

interface SupplierPageProps {
  id: string
  /** What everybody sees; null for a page that is hidden, or that is not there. */
  published: {
    vendor: VendorWire
    softwares: StillPage<Card>
    servicos: StillPage<Card>
    reviews: Page<ReviewWire>
    testimonials: Testimonials
  } | null
}

/** A supplier's page, as everybody sees it and as those who manage it keep it. */
export function SupplierPage({ id, published }: SupplierPageProps) {
  const keeping = useEdition(id, vendorEdition)
  const { edition, isEditing, isReader } = keeping
  useVisit(id, isReader && published !== null)
  const page = isEditing || !published ? edition : published
  if (!page) return <ErrorScreen missing />

  const { vendor, softwares, servicos } = page
  const name = companyName(vendor)
  const own = isEditing ? edition?.vendor : undefined
  const onSaved = (changed: OwnVendor) => {
    if (edition) keeping.change({ ...edition, vendor: changed })
  }
  const catalogueTools = (tipo: OfferType) =>
    own && (
      <CatalogueEditor
        vendor={own}
        userId={keeping.userId}
        tipo={tipo}
        forms={OFFER_FORMS}
        onSaved={onSaved}
        onClosed={keeping.reload}
      />
    )

  return (
    <div className="container">
      {!published && (
        <>
          <title>{`${name} · Praça`}</title>
          <meta name="robots" content="noindex" />
        </>
      )}
      <nav className={styles.crumbs} aria-label="Você está em">
        <Link to="/suppliers">Fornecedores</Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page">{name}</span>
      </nav>
      {edition && (
        <PageControls
          vendor={edition.vendor}
          isEditing={isEditing}
          onStart={keeping.start}
          onLeave={keeping.leave}
          onChange={onSaved}
          onReload={keeping.reload}
        />
      )}
      {vendor.isAssociated && !vendor.confirmado && (
        <aside className={styles.notice}>
          <ShieldAlert aria-hidden="true" />
          <p>
            <strong>Cadastro ainda não confirmado</strong>
            Quem cadastrou esta página ainda não mostrou que é da empresa: confira os dados e os
            contatos antes de negociar.{' '}
            <Link to="/selos#nao-confirmado">O que isso quer dizer</Link>
          </p>
          {edition ? (
            <ButtonLink to={`${supplierAreaPath(id)}#confirmacao`}>Confirmar o cadastro</ButtonLink>
          ) : (
            <AccessRequest
              company={{ ...vendor, razaoSocial: registeredName(vendor.razaoSocial) }}
            />
          )}
        </aside>
      )}
      <div className={styles.head}>
        <LogoTile src={vendor.links.logotipo_url} kind="Fornecedor" size={148} eager />
        <div>
          <h1>{name}</h1>
          <p className={styles.slogan}>{vendorDescription(vendor)}</p>
          <div className={styles.rating}>
            <Rating rating={vendor.rating} />
            {vendor.destaque && (
              <Link to="/selos#recomendado">
                <Tag tone="sun">Recomendado</Tag>
              </Link>
            )}
            {published && <a href="#avaliacoes">{reviewCountLabel(vendor.ratingCount)}</a>}
            {published && <RateButton target={{ id, name }} mayEdit={Boolean(edition)} />}
          </div>
          {own && (
            <div className={styles.tools}>
              <HeadEditor vendor={own} onSaved={onSaved} />
            </div>
          )}
          <div className={styles.facts}>
            <Facts facts={factsOf(vendor)} site={vendor.site} />
          </div>
        </div>
      </div>

      {!vendor.isAssociated && (
        <aside className={styles.notice}>
          <Info aria-hidden="true" />
          <p>
            <strong>Página gerada automaticamente</strong>
            Esta página foi gerada automaticamente a partir de informações públicas. Somente
            representantes legais da empresa podem registrá-la.
          </p>
          <AccessRequest company={{ ...vendor, razaoSocial: registeredName(vendor.razaoSocial) }} />
        </aside>
      )}

      <VideoSection vendor={vendor} tools={own && <VideoEditor vendor={own} onSaved={onSaved} />} />

      {published && <ReviewsSection targetId={id} targetName={name} reviews={published.reviews} />}

      {(own || vendor.isVisibleSoftwares) && (
        <OffersSection
          vendorId={id}
          heading="Softwares"
          title={`Softwares de ${name}`}
          type="Software"
          offers={softwares}
          tools={catalogueTools('Software')}
        />
      )}
      {(own || vendor.isVisibleServicos) && (
        <OffersSection
          vendorId={id}
          heading="Serviços"
          title={`Serviços de ${name}`}
          type="Serviço"
          offers={servicos}
          tools={catalogueTools('Serviço')}
        />
      )}

      {own ? (
        <TestimonialEditors vendorId={id} onSaved={keeping.reload} />
      ) : (
        published && (
          <>
            <ShownStories shown={published.testimonials.historias} />
            <ShownTestimonies shown={published.testimonials.depoimentos} />
          </>
        )
      )}
    </div>
  )
}

interface VideoSectionProps {
  vendor: VendorWire
  /** In edit mode, where the section is always there. */
  tools: ReactNode
}

function VideoSection({ vendor, tools }: VideoSectionProps) {
  const video = vendor.links.manifesto_url
  if (!tools && !(vendor.isVisibleManifesto && video)) return null
  return (
    <Section title="Vídeo institucional">
      {tools && <div className={styles.sectionTools}>{tools}</div>}
      {video ? (
        // biome-ignore lint/a11y/useMediaCaption: suppliers send their videos without captions
        <video
          key={video}
          className={styles.video}
          src={video}
          controls
          preload="metadata"
          playsInline
        />
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

/** What is known of the company; contact only where the company itself keeps the page. */
function factsOf(vendor: VendorWire) {
  const street = [vendor.logradouro, vendor.numero, vendor.bairro].filter(Boolean).join(', ')
  const city = [vendor.cidade, vendor.estado].filter(Boolean).join(', ')
  return [
    { term: 'Razão social', value: vendor.razaoSocial },
    { term: 'CNPJ', value: maskCnpj(vendor.cnpj) },
    { term: 'Funcionários', value: vendor.numeroFuncionarios },
    { term: 'Local', value: [street, city].filter(Boolean).join(' · ') },
    { term: 'Telefone', value: formatPhone(vendor.telefone) },
    { term: 'E-mail', value: vendor.email },
  ]
}

interface OffersSectionProps {
  vendorId: string
  heading: string
  /** Of the dialog with all. */
  title: string
  type: OfferType
  offers: Page<Card> | StillPage<Card>
  /** In edit mode: whether it is shown, and the way to the catalogue. */
  tools: ReactNode
}

function OffersSection(props: OffersSectionProps) {
  const { vendorId, heading, title, type, offers, tools } = props
  const dialog = useDialog()
  const more = offers.total > OFFERS_SHOWN
  const cards = Array.isArray(offers.data) ? sent(offers.data) : offers.data
  return (
    <Section
      title={heading}
      action={
        more && (
          <Button look="quiet" onClick={() => dialog.open()} aria-label={`Ver todos: ${title}`}>
            Ver todos
          </Button>
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
        <FullListDialog title={title} {...dialog.props} list={offersOfVendor(vendorId, type)}>
          {(all) => (
            <CardGrid width="dialog">
              {all.map((offer) => (
                <OfferCard key={offer.id} offer={offer} />
              ))}
            </CardGrid>
          )}
        </FullListDialog>
      )}
    </Section>
  )
}
