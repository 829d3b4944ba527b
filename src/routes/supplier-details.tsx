import { Info } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#/components/button.tsx'
import { CardGrid } from '#/components/card-grid.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { Facts } from '#/components/facts.tsx'
import { FullListDialog } from '#/components/full-list-dialog.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { Rating } from '#/components/rating.tsx'
import { Section } from '#/components/section.tsx'
import { maskCnpj } from '#/domain/cnpj.ts'
import type { Page } from '#/domain/pagination.ts'
import { formatPhone } from '#/domain/phone.ts'
import { reviewCountLabel } from '#/domain/rating.ts'
import { offersOfVendor } from '#/features/catalogue/queries.ts'
import type { OfferCard as Card, OfferType } from '#/features/catalogue/schema.ts'
import { OfferCard } from '#/features/catalogue/ui/offer-card.tsx'
import { AccessRequest } from '#/features/claims/ui/access-request.tsx'
import { REVIEWS_SHOWN } from '#/features/reviews/limits.ts'
import { listReviews } from '#/features/reviews/service.server.ts'
import { RateButton } from '#/features/reviews/ui/rate-button.tsx'
import { ReviewsSection } from '#/features/reviews/ui/reviews-section.tsx'
import { companyName, registeredName, vendorDescription } from '#/features/vendors/names.ts'
import { catalogueOfVendor, getVendor } from '#/features/vendors/service.server.ts'
import { pageContext } from '#/platform/page-context.server.ts'
import { idFrom, orMissing } from '#/platform/page-errors.server.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import type { Route } from './+types/supplier-details'
import styles from './details.module.css'

/** Software and services shown, each, before 'Ver todos'. */
const OFFERS_SHOWN = 6

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, env, tag } = context.get(pageContext)
  const id = idFrom(params.id)
  tag(`vendor:${id}`, 'offers')
  const vendor = await orMissing(getVendor(db, id))
  const slice = { page: 1, limit: OFFERS_SHOWN }
  const [reviews, software, services] = await Promise.all([
    listReviews(db, { id, page: 1, limit: REVIEWS_SHOWN }),
    catalogueOfVendor(db, vendor, 'software', slice),
    catalogueOfVendor(db, vendor, 'service', slice),
  ])
  return { vendor, reviews, software, services, publicUrl: env.PUBLIC_URL }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { vendor, publicUrl } = loaderData
  const url = `${publicUrl}/supplier/details/${vendor._id}`
  return pageMeta({
    title: companyName(vendor),
    description: `${companyName(vendor)}: ${vendorDescription(vendor)}`,
    publicUrl,
    path: `/supplier/details/${vendor._id}`,
    image: vendor.links.logotipo_url,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: companyName(vendor),
      legalName: vendor.razaoSocial,
      description: vendorDescription(vendor),
      url: vendor.site || url,
      taxID: maskCnpj(vendor.cnpj),
      ...(vendor.links.logotipo_url && { logo: publicUrl + vendor.links.logotipo_url }),
      ...(vendor.cidade && {
        address: {
          '@type': 'PostalAddress',
          addressLocality: vendor.cidade,
          addressRegion: vendor.estado,
          addressCountry: 'BR',
        },
      }),
      ...(vendor.ratingCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: vendor.rating,
          reviewCount: vendor.ratingCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
    },
  })
}

export default function SupplierDetails({ loaderData }: Route.ComponentProps) {
  const { vendor, reviews, software, services } = loaderData
  const name = companyName(vendor)
  return (
    <div className="container">
      <nav className={styles.crumbs} aria-label="Você está em">
        <Link to="/suppliers">Fornecedores</Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page">{name}</span>
      </nav>
      <div className={styles.head}>
        <LogoTile src={vendor.links.logotipo_url} kind="Fornecedor" size={148} eager />
        <div>
          <h1>{name}</h1>
          <p className={styles.slogan}>{vendorDescription(vendor)}</p>
          <div className={styles.rating}>
            <Rating rating={vendor.rating} />
            <a href="#avaliacoes">{reviewCountLabel(vendor.ratingCount)}</a>
            <RateButton key={vendor._id} target={{ id: vendor._id, name }} />
          </div>
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

      {vendor.isVisibleManifesto && vendor.links.manifesto_url && (
        <Section title="Vídeo institucional">
          {/* biome-ignore lint/a11y/useMediaCaption: suppliers send their videos without captions */}
          <video
            className={styles.video}
            src={vendor.links.manifesto_url}
            controls
            preload="metadata"
            playsInline
          />
        </Section>
      )}

      <ReviewsSection targetId={vendor._id} targetName={name} reviews={reviews} />

      {vendor.isVisibleSoftwares && (
        <OffersSection
          key={`software-${vendor._id}`}
          vendorId={vendor._id}
          heading="Softwares"
          title={`Softwares de ${name}`}
          type="Software"
          offers={software}
        />
      )}
      {vendor.isVisibleServicos && (
        <OffersSection
          key={`services-${vendor._id}`}
          vendorId={vendor._id}
          heading="Serviços"
          title={`Serviços de ${name}`}
          type="Serviço"
          offers={services}
        />
      )}
    </div>
  )
}

/** What is known of the company; contact only where the company itself keeps the page. */
function factsOf(vendor: Route.ComponentProps['loaderData']['vendor']) {
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
  offers: Page<Card>
}

function OffersSection({ vendorId, heading, title, type, offers }: OffersSectionProps) {
  const [opened, setOpened] = useState(false)
  const more = offers.total > OFFERS_SHOWN
  return (
    <Section
      title={heading}
      action={
        more && (
          <Button look="quiet" onClick={() => setOpened(true)} aria-label={`Ver todos: ${title}`}>
            Ver todos
          </Button>
        )
      }
    >
      {offers.data.length > 0 ? (
        <CardGrid>
          {offers.data.map((offer) => (
            <OfferCard key={offer.id} offer={offer} />
          ))}
        </CardGrid>
      ) : (
        <EmptyState
          title={type === 'Software' ? 'Nenhum software cadastrado' : 'Nenhum serviço cadastrado'}
        >
          Esta empresa ainda não publicou o seu catálogo de {heading.toLowerCase()}.
        </EmptyState>
      )}
      {more && (
        <FullListDialog
          title={title}
          opened={opened}
          onClose={() => setOpened(false)}
          list={offersOfVendor(vendorId, type)}
        >
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
