import { Fragment } from 'react'
import { ChipLinks } from '#/components/chip.tsx'
import { CompareTick } from '#/components/compare-tick.tsx'
import { CoverBand } from '#/components/cover-band.tsx'
import crumbs from '#/components/crumbs.module.css'
import { EditFrame } from '#/components/edit-frame.tsx'
import { ErrorScreen } from '#/components/error-screen.tsx'
import { Facts } from '#/components/facts.tsx'
import { Link } from '#/components/link.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { PageBar } from '#/components/page-bar.tsx'
import { PageSections } from '#/components/page-sections.tsx'
import { queryPart } from '#/components/query-part.tsx'
import { Rating } from '#/components/rating.tsx'
import { SaveTick } from '#/components/save-tick.tsx'
import { ShareLink } from '#/components/share-link.tsx'
import { formatDay } from '#/domain/dates.ts'
import { reviewCountLabel } from '#/domain/rating.ts'
import { isLongHeading } from '#/domain/text.ts'
import { Confirmation } from '#/features/accounts/second-factor/ui/confirmation.tsx'
import { categoryPath } from '#/features/catalogue/links.ts'
import { offerEdition } from '#/features/catalogue/offers/edition.ts'
import { QuoteLink } from '#/features/quotes/ui/quote-link.tsx'
import { FirstReviewButton, RateButton, useRating } from '#/features/reviews/ui/rate-button.tsx'
import { ReviewAlert } from '#/features/transparency/alerts/ui/review-alert.tsx'
import { WatchLink } from '#/features/watches/ui/watch-link.tsx'
import { useEdition } from '#/platform/browser/use-edition.ts'
import { useOnceLoggedIn } from '#/platform/browser/use-once-logged-in.ts'
import styles from './details.module.css'
import { type PublishedOffer, softwareSections } from './software-sections.tsx'

/** What a person who may edit the offer needs for it: fetched once it is known that they may. */
const OfferControls = queryPart(
  () => import('#/features/catalogue/offers/ui/offer-controls.tsx'),
  null,
)
const OfferEditor = queryPart(() => import('#/features/catalogue/offers/ui/offer-editor.tsx'), null)
const SheetEditor = queryPart(() => import('#/features/facts/ui/sheet-editor.tsx'), null)
const VendorsSwitch = queryPart(
  () => import('#/features/catalogue/offers/ui/vendors-switch.tsx'),
  null,
)

interface SoftwarePageProps {
  id: string
  /** Whole address of the page. */
  url: string
  /** What everybody sees; null for an offer that is hidden, or that is not there. */
  published: PublishedOffer | null
}

/** The page of a software or a service, as everybody sees it and as its owners keep it. */
export function SoftwarePage({ id, url, published }: SoftwarePageProps) {
  const keeping = useEdition(id, offerEdition)
  const { edition, isEditing } = keeping
  const isPerson = useOnceLoggedIn()
  const rating = useRating(Boolean(edition))
  const offer = isEditing || !published ? edition : published.offer
  if (!offer) return <ErrorScreen missing />

  const { name, tipo } = offer
  const logo = offer.links.logotipo_url
  const facts = [
    { term: 'A partir de', value: published?.sheet.from ?? '' },
    { term: 'Fornecedor', value: published?.seller?.name ?? '', to: published?.seller?.path },
    { term: 'Fabricante', value: offer.fabricante },
    { term: 'Comercializado por', value: offer.comercializadoPor },
    { term: 'Subcategoria', value: offer.subCategoria },
  ]
  const sections = softwareSections({
    offer,
    published,
    rate: <FirstReviewButton target={{ id, name }} rating={rating} />,
    isEditing,
    sheetTools: isEditing
      ? (group) => <SheetEditor offer={{ id, tipo, name }} group={group} onSaved={keeping.reload} />
      : undefined,
    vendorsTools: isEditing && edition && (
      <VendorsSwitch offer={edition} onSaved={keeping.change} />
    ),
  })

  return (
    <>
      {edition && (
        <EditFrame name={name} isPublished={published !== null} isEditing={isEditing}>
          <OfferControls
            offer={edition}
            isPublished={published !== null}
            isEditing={isEditing}
            onStart={keeping.start}
            onLeave={keeping.leave}
          />
        </EditFrame>
      )}
      <CoverBand src={offer.links.capa_url} name={offer.name} />
      <div className="container">
        <div className={styles.head}>
          <div className={styles.logo}>
            <LogoTile src={logo} kind={tipo} size={112} eager />
          </div>
          <nav className={crumbs.crumbs} aria-label="Você está em" data-of-screen>
            <Link to="/softwares">Softwares e serviços</Link>
            <span aria-hidden="true">/</span>
            {offer.category.slice(0, 1).map((category) => (
              <Fragment key={category}>
                <Link to={categoryPath(category)}>{category}</Link>
                <span aria-hidden="true">/</span>
              </Fragment>
            ))}
            <span aria-current="page">{name}</span>
          </nav>
          <div className={styles.title}>
            <h1 data-long={isLongHeading(name) || undefined}>{name}</h1>
            {offer.slogan && <p className={styles.slogan}>{offer.slogan}</p>}
            {offer.nomesAnteriores.length > 0 && (
              <p className={styles.former}>
                Antes:{' '}
                {offer.nomesAnteriores
                  .map(
                    ({ nome, ate }) =>
                      `${nome || 'nome retirado pela Praça'}, até ${formatDay(ate)}`,
                  )
                  .join('; ')}
              </p>
            )}
          </div>
          <div className={styles.about}>
            <div className={styles.rating}>
              <Rating rating={offer.rating} />
              {published && <a href="#avaliacoes">{reviewCountLabel(offer.ratingCount)}</a>}
            </div>
            <div className={styles.chips}>
              <ChipLinks
                label="Categorias"
                chips={offer.category.map((text) => ({ text, to: categoryPath(text) }))}
              />
            </div>
            {isEditing && edition && (
              <div className={styles.tools}>
                <OfferEditor offer={edition} onSaved={keeping.change} />
              </div>
            )}
          </div>
          <div className={styles.facts}>
            <Facts facts={facts} site={offer.site} />
          </div>
        </div>
      </div>
      {published && (
        <PageBar
          name={name}
          mark={<LogoTile src={logo} kind={tipo} size={36} eager />}
          scrolls={isEditing}
          deeds={
            <>
              {published.takesRequests && !edition && <QuoteLink about={{ software: [id] }} />}
              <RateButton target={{ id, name }} rating={rating} />
            </>
          }
        >
          {tipo === 'Software' && <CompareTick id={id} name={name} />}
          <SaveTick id={id} name={name} />
          <WatchLink tipo="produto" id={id} name={name} />
          <ShareLink title={name} url={url} />
        </PageBar>
      )}
      <div className="container">
        {published?.alert && <ReviewAlert id={id} alert={published.alert} />}
        <PageSections sections={sections} />
      </div>
      {isPerson && <Confirmation />}
    </>
  )
}
