import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#/components/button.tsx'
import { CardGrid } from '#/components/card-grid.tsx'
import { ChipLinks } from '#/components/chip.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { Facts } from '#/components/facts.tsx'
import { FullListDialog } from '#/components/full-list-dialog.tsx'
import { Rating } from '#/components/rating.tsx'
import { Section } from '#/components/section.tsx'
import { reviewCountLabel } from '#/domain/rating.ts'
import { softwaresPath } from '#/features/catalogue/links.ts'
import { getOffer } from '#/features/catalogue/service.server.ts'
import { LogoCarousel } from '#/features/catalogue/ui/logo-carousel.tsx'
import { REVIEWS_SHOWN } from '#/features/reviews/limits.ts'
import { listReviews } from '#/features/reviews/service.server.ts'
import { RateButton } from '#/features/reviews/ui/rate-button.tsx'
import { ReviewsSection } from '#/features/reviews/ui/reviews-section.tsx'
import { vendorsOfOffer as allVendors } from '#/features/vendors/queries.ts'
import { vendorsOfOffer } from '#/features/vendors/service.server.ts'
import { VendorCard } from '#/features/vendors/ui/vendor-card.tsx'
import { pageContext } from '#/platform/page-context.server.ts'
import { idFrom, orMissing } from '#/platform/page-errors.server.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import type { Route } from './+types/software-details'
import styles from './details.module.css'

/** Suppliers shown before the full list is asked for. */
const VENDORS_SHOWN = 6

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, env, tag } = context.get(pageContext)
  const id = idFrom(params.id)
  tag(`offer:${id}`, 'vendors')
  const offer = await orMissing(getOffer(db, id))
  const [reviews, vendors] = await Promise.all([
    listReviews(db, { id, page: 1, limit: REVIEWS_SHOWN }),
    vendorsOfOffer(db, id, { page: 1, limit: VENDORS_SHOWN }),
  ])
  return { offer, reviews, vendors, publicUrl: env.PUBLIC_URL }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { offer, publicUrl } = loaderData
  return pageMeta({
    title: offer.name,
    description: offer.description || offer.slogan || `Avaliações e fornecedores de ${offer.name}.`,
    publicUrl,
    path: `/software/details/${offer._id}`,
    image: offer.links.logotipo_url,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': offer.tipo === 'Software' ? 'SoftwareApplication' : 'Service',
      name: offer.name,
      description: offer.description || offer.slogan,
      url: `${publicUrl}/software/details/${offer._id}`,
      ...(offer.tipo === 'Software' && {
        applicationCategory: 'BusinessApplication',
        applicationSubCategory: offer.category.join(', '),
        operatingSystem: 'Web',
        author: { '@type': 'Organization', name: offer.fabricante },
      }),
      ...(offer.ratingCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: offer.rating,
          reviewCount: offer.ratingCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
    },
  })
}

export default function SoftwareDetails({ loaderData }: Route.ComponentProps) {
  const { offer, reviews, vendors } = loaderData
  const pictures = [offer.links.logotipo_url, ...offer.fotos].filter(Boolean)
  const facts = [
    { term: 'Fabricante', value: offer.fabricante },
    { term: 'Comercializado por', value: offer.comercializadoPor },
    { term: 'Subcategoria', value: offer.subCategoria },
  ]

  return (
    <div className="container">
      <nav className={styles.crumbs} aria-label="Você está em">
        <Link to="/softwares">Softwares</Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page">{offer.name}</span>
      </nav>
      <div className={styles.head}>
        {/* Another software starts again at its logo. */}
        <LogoCarousel key={offer._id} name={offer.name} kind={offer.tipo} pictures={pictures} />
        <div>
          <h1>{offer.name}</h1>
          {offer.slogan && <p className={styles.slogan}>{offer.slogan}</p>}
          <div className={styles.chips}>
            <ChipLinks
              label="Categorias"
              chips={offer.category.map((name) => ({ text: name, to: softwaresPath(name) }))}
            />
          </div>
          <div className={styles.rating}>
            <Rating rating={offer.rating} />
            <a href="#avaliacoes">{reviewCountLabel(offer.ratingCount)}</a>
            <RateButton key={offer._id} target={{ id: offer._id, name: offer.name }} />
          </div>
          <div className={styles.facts}>
            <Facts facts={facts} site={offer.site} />
          </div>
        </div>
      </div>

      <Section title="Descrição">
        <p className={styles.description}>{offer.description || 'Descrição não informada'}</p>
      </Section>

      <ReviewsSection targetId={offer._id} targetName={offer.name} reviews={reviews} />

      {/* Shown unless its owner hid it; never set means shown. */}
      {offer.isVisibleVendors !== false && (
        <VendorsSection key={offer._id} offer={offer} vendors={vendors} />
      )}
    </div>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function VendorsSection({ offer, vendors }: Pick<Loaded, 'offer' | 'vendors'>) {
  const [opened, setOpened] = useState(false)
  const title = `Fornecedores de ${offer.name}`
  const more = vendors.total > VENDORS_SHOWN
  return (
    <Section
      title={title}
      action={
        more && (
          <Button look="quiet" onClick={() => setOpened(true)}>
            Ver lista completa de fornecedores
          </Button>
        )
      }
    >
      {vendors.data.length > 0 ? (
        <CardGrid>
          {vendors.data.map((vendor) => (
            <VendorCard key={vendor.id} vendor={vendor} leadsTo="page" />
          ))}
        </CardGrid>
      ) : (
        <EmptyState
          title="Nenhum fornecedor cadastrado"
          icon={<Building2 aria-hidden="true" strokeWidth={1.7} />}
        >
          Ainda não sabemos quem vende ou implanta {offer.name}.
        </EmptyState>
      )}
      {more && (
        <FullListDialog
          title={title}
          opened={opened}
          onClose={() => setOpened(false)}
          list={allVendors(offer._id)}
        >
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
